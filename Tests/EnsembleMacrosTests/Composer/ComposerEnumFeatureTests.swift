// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: enum state")
struct ComposerEnumFeatureTests {
  @Test func `a feature may have no cases`() {
    expectExpansion(
      of: #"""
        @ComposeEnumReducer
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble.CasePathable
          @dynamicMemberLookup
          @Ensemble.ObservableState
          enum State: Swift.Equatable, EnsembleCore.ScopeSwitchable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            typealias ComposedFeature = Feature
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }

          @dynamicMemberLookup
          enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {

            struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              init() {
              }
              subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                Swift.fatalError()
              }
              func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                [].makeIterator()
              }
            }

            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          @MainActor
          static func scope(_ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope {
            Swift.fatalError()
          }
        }

        extension Feature: EnsembleCore.Reducer, EnsembleCore.CaseComposed {
        }
        """#
    )
  }

  @Test func `each kind of child becomes a case`() {
    expectExpansion(
      of: #"""
        @ComposeEnumReducer(children: [.reducer("edit", of: Edit.self), .alert(of: Warning.self), .state("page", of: (Int, title: String).self), .stateless("done")])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble.CasePathable
          @dynamicMemberLookup
          @Ensemble.ObservableState
          enum State: Swift.Equatable, EnsembleCore.ScopeSwitchable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            typealias ComposedFeature = Feature
            case edit(Edit.State)
            case alert(EnsembleCore.AlertState<Warning>)
            case page(Int, title: String)
            case done
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case edit(Edit.Action)
            case alert(Warning)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["edit", "alert"],
              number: Self._$number
            )
            feature.attach("edit") { core in
              core.ifCaseLet(
                \State.Cases.edit,
                action: \Action.Cases.edit,
                then: {
                  Edit()
                },
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 32
              )
            }
            EnsembleCore._ignoresDelegate(of: Edit.Action.self)  // edit
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .edit:
              return 0
            case .alert:
              return 1
            case _:
              return -1
            }
          }

          @dynamicMemberLookup
          enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {
            case edit(EnsembleCore.StoreOf<Edit>)
            case alert(EnsembleCore.AlertState<Warning>)
            case page(Int, title: String)
            case done

            struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              init() {
              }
              subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                switch root {
                case .edit:
                  return \.edit
                case .alert:
                  return \.alert
                case .page:
                  return \.page
                case .done:
                  return \.done
                case _:
                  Swift.fatalError()
                }
              }
              var edit: EnsembleCasePaths.AnyCasePath<CaseScope, EnsembleCore.StoreOf<Edit>> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: CaseScope.edit,
                  extract: {
                    guard case let .edit(v0) = $0 else {
                      return nil
                    };
                    return v0
                  }
                )
              }
              var alert: EnsembleCasePaths.AnyCasePath<CaseScope, EnsembleCore.AlertState<Warning>> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: CaseScope.alert,
                  extract: {
                    guard case let .alert(v0) = $0 else {
                      return nil
                    };
                    return v0
                  }
                )
              }
              var page: EnsembleCasePaths.AnyCasePath<CaseScope, (Int, title: String)> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: {
                    CaseScope.page($0.0, title: $0.1)
                  },
                  extract: {
                    guard case let .page(v0, v1) = $0 else {
                      return nil
                    };
                    return (v0, v1)
                  }
                )
              }
              var done: EnsembleCasePaths.AnyCasePath<CaseScope, Swift.Void> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: {
                    CaseScope.done
                  },
                  extract: {
                    guard case .done = $0 else {
                      return nil
                    };
                    return ()
                  }
                )
              }
              func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                [\.edit, \.alert, \.page, \.done].makeIterator()
              }
            }

            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          @MainActor
          static func scope(_ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .edit:
              return .edit(store._scope(case: \.edit, action: \.edit))
            case let .alert(v0):
              return .alert(v0)
            case let .page(v0, v1):
              return .page(v0, title: v1)
            case .done:
              return .done
            case _:
              Swift.fatalError()
            }
          }
        }

        extension Feature: EnsembleCore.Reducer, EnsembleCore.CaseComposed {
        }
        """#
    )
  }

  @Test func `the initial case may have no value`() {
    expectExpansion(
      of: #"""
        @ComposeEnumReducer(.initialStateCase("done"), children: [.stateless("done")])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble.CasePathable
          @dynamicMemberLookup
          @Ensemble.ObservableState
          enum State: Swift.Equatable, EnsembleCore.ScopeSwitchable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            typealias ComposedFeature = Feature
            case done
            init() {
              self = .done
            }
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }

          @dynamicMemberLookup
          enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {
            case done

            struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              init() {
              }
              subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                switch root {
                case .done:
                  return \.done
                case _:
                  Swift.fatalError()
                }
              }
              var done: EnsembleCasePaths.AnyCasePath<CaseScope, Swift.Void> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: {
                    CaseScope.done
                  },
                  extract: {
                    guard case .done = $0 else {
                      return nil
                    };
                    return ()
                  }
                )
              }
              func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                [\.done].makeIterator()
              }
            }

            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          @MainActor
          static func scope(_ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .done:
              return .done
            case _:
              Swift.fatalError()
            }
          }
        }

        extension Feature: EnsembleCore.Reducer, EnsembleCore.CaseComposed {
        }
        """#
    )
  }

  @Test func `the initial case may have an initial value`() {
    expectExpansion(
      of: #"""
        @ComposeEnumReducer(.initialStateCase("count"), children: [.state("count", of: Int.self, initialValue: 1)])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble.CasePathable
          @dynamicMemberLookup
          @Ensemble.ObservableState
          enum State: Swift.Equatable, EnsembleCore.ScopeSwitchable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            typealias ComposedFeature = Feature
            case count(Int = 1)
            init() {
              self = .count()
            }
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }

          @dynamicMemberLookup
          enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {
            case count(Int)

            struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              init() {
              }
              subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                switch root {
                case .count:
                  return \.count
                case _:
                  Swift.fatalError()
                }
              }
              var count: EnsembleCasePaths.AnyCasePath<CaseScope, Int> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: CaseScope.count,
                  extract: {
                    guard case let .count(v0) = $0 else {
                      return nil
                    };
                    return v0
                  }
                )
              }
              func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                [\.count].makeIterator()
              }
            }

            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          @MainActor
          static func scope(_ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case let .count(v0):
              return .count(v0)
            case _:
              Swift.fatalError()
            }
          }
        }

        extension Feature: EnsembleCore.Reducer, EnsembleCore.CaseComposed {
        }
        """#
    )
  }

  @Test func `a handwritten enum State is kept`() {
    expectExpansion(
      of: #"""
        @ComposeEnumReducer(children: [.stateless("done")])
        @Composer
        struct Feature {
          enum State {
            case done
          }
        }
        """#,
      to: #"""
        struct Feature {
          @Ensemble.CasePathable @dynamicMemberLookup @Ensemble._ComposedState(feature: "Feature")
          enum State {
            case done
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            return EnsembleCore.ComposedReducer<Self.State, Self.Action>()
          }

          @dynamicMemberLookup
          enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {
            case done

            struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              init() {
              }
              subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                switch root {
                case .done:
                  return \.done
                case _:
                  Swift.fatalError()
                }
              }
              var done: EnsembleCasePaths.AnyCasePath<CaseScope, Swift.Void> {
                EnsembleCasePaths.AnyCasePath(
                  _$embed: {
                    CaseScope.done
                  },
                  extract: {
                    guard case .done = $0 else {
                      return nil
                    };
                    return ()
                  }
                )
              }
              func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                [\.done].makeIterator()
              }
            }

            static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
          }

          @MainActor
          static func scope(_ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .done:
              return .done
            case _:
              Swift.fatalError()
            }
          }
        }

        extension Feature: EnsembleCore.Reducer, EnsembleCore.CaseComposed {
        }
        """#
    )
  }

  @Test func `each value of a tuple has its initial value`() {
    let text = expanded(
      #"""
      @ComposeEnumReducer(children: [
        .state("page", of: (Int, title: String).self, initialValue: (1, "")),
        .state("place", of: (x: Int, y: Int).self, initialValue: origin),
      ])
      @Composer
      struct Feature {
      }
      """#
    )
    #expect(text.contains(#"case page(Int = 1, title: String = "")"#))
    let place = "origin as (x: Int, y: Int)"
    #expect(text.contains("case place(x: Int = (\(place)).0, y: Int = (\(place)).1)"))
  }

  @Test func `a tuple in a destination has its initial values`() {
    let text = expanded(
      #"""
      @ComposeReducer(children: [
        .presentsDestination(children: [
          .state("page", of: (Int, title: String).self, initialValue: (1, "")),
          .reducer("edit", of: Edit.self),
        ])
      ])
      @Composer
      struct Feature {
      }
      """#
    )
    #expect(text.contains(#"case page(Int = 1, title: String = "")"#))
    #expect(text.contains("case edit(Edit.State)"))
  }
}
