// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: destinations and stacks")
struct ComposerNavigationTests {
  @Test func `a destination becomes an enum reducer`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.presentsDestination(children: [.reducer("edit", of: Edit.self, initialState: .init()), .alert(of: Warning.self), .confirmationDialog(), .state("note", of: String.self), .stateless("help")])])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            @Ensemble.Presents var destination: Destination.State?
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case destination(EnsembleCore.PresentationAction<Destination.Action>)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["destination"],
              number: Self._$number
            )
            feature.attach("destination") { core in
              core.ifLet(
                \State.$destination,
                action: \Action.Cases.destination,
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 28
              )
            }
            EnsembleCore._ignoresDelegate(of: Edit.Action.self)  // destination.edit
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .destination:
              return 0
            case _:
              return -1
            }
          }

          struct AllComposedScopePaths {
            var destination: EnsembleCore.ScopePathGroup<State, EnsembleCore.PresentationState<Destination.State>, Action, EnsembleCore.PresentationAction<Destination.Action>, DestinationPaths> {
              EnsembleCore.ScopePathGroup(EnsembleCore.ScopePath(state: \State.$destination, action: \Action.Cases.destination), members: DestinationPaths())
            }
            struct DestinationPaths {
              var edit: EnsembleCore.ScopePath<State, Edit.State?, Action, EnsembleCore.PresentationAction<Edit.Action>> {
                EnsembleCore.ScopePath(state: \State.destination?.edit, action: \Action.Cases.destination.edit)
              }
              var alert: EnsembleCore.ScopePath<State, EnsembleCore.AlertState<Warning>?, Action, EnsembleCore.PresentationAction<Warning>> {
                EnsembleCore.ScopePath(state: \State.destination?.alert, action: \Action.Cases.destination.alert)
              }
              var confirmationDialog: EnsembleCore.ScopePath<State, EnsembleCore.ConfirmationDialogState<Swift.Never>?, Action, EnsembleCore.PresentationAction<Swift.Never>> {
                EnsembleCore.ScopePath(state: \State.destination?.confirmationDialog, action: \Action.Cases.destination.confirmationDialog)
              }
            }
          }

          enum Destination: EnsembleCore.CaseReducer {
            @Ensemble.CasePathable
            @dynamicMemberLookup
            @Ensemble.ObservableState
            enum State: Swift.Equatable, EnsembleCore.CaseReducerState, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
              typealias StateReducer = Destination
              case edit(Edit.State = .init())
              case alert(EnsembleCore.AlertState<Warning>)
              case confirmationDialog(EnsembleCore.ConfirmationDialogState<Swift.Never>)
              case note(String)
              case help
            }

            @Ensemble.CasePathable
            enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
              case edit(Edit.Action)
              case alert(Warning)
              case confirmationDialog(Swift.Never)
              case note(Swift.Never)
              case help(Swift.Never)
            }

            static var body: EnsembleCore.Reduce<Self.State, Self.Action> {
              var cases = EnsembleCore._CaseReducers<Self.State, Self.Action>()
              cases.add(
                \Self.State.Cases.edit,
                action: \Self.Action.Cases.edit,
                child: {
                  Edit()
                },
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 60
              )
              return EnsembleCore.Reduce(cases)
            }

            @dynamicMemberLookup
            enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {
              case edit(EnsembleCore.StoreOf<Edit>)
              case alert(EnsembleCore.AlertState<Warning>)
              case confirmationDialog(EnsembleCore.ConfirmationDialogState<Swift.Never>)
              case note(String)
              case help

              struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
                init() {
                }
                subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                  switch root {
                  case .edit:
                    return \.edit
                  case .alert:
                    return \.alert
                  case .confirmationDialog:
                    return \.confirmationDialog
                  case .note:
                    return \.note
                  case .help:
                    return \.help
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
                var confirmationDialog: EnsembleCasePaths.AnyCasePath<CaseScope, EnsembleCore.ConfirmationDialogState<Swift.Never>> {
                  EnsembleCasePaths.AnyCasePath(
                    _$embed: CaseScope.confirmationDialog,
                    extract: {
                      guard case let .confirmationDialog(v0) = $0 else {
                        return nil
                      };
                      return v0
                    }
                  )
                }
                var note: EnsembleCasePaths.AnyCasePath<CaseScope, String> {
                  EnsembleCasePaths.AnyCasePath(
                    _$embed: CaseScope.note,
                    extract: {
                      guard case let .note(v0) = $0 else {
                        return nil
                      };
                      return v0
                    }
                  )
                }
                var help: EnsembleCasePaths.AnyCasePath<CaseScope, Swift.Void> {
                  EnsembleCasePaths.AnyCasePath(
                    _$embed: {
                      CaseScope.help
                    },
                    extract: {
                      guard case .help = $0 else {
                        return nil
                      };
                      return ()
                    }
                  )
                }
                func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                  [\.edit, \.alert, \.confirmationDialog, \.note, \.help].makeIterator()
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
              case let .confirmationDialog(v0):
                return .confirmationDialog(v0)
              case let .note(v0):
                return .note(v0)
              case .help:
                return .help
              case _:
                Swift.fatalError()
              }
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }

  @Test func `options of a destination add conformances`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.presentsDestination("modal", reducerName: "Modal", options: .state(.notEquatable), .action(.equatable), children: [])])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            @Ensemble.Presents var modal: Modal.State?
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case modal(EnsembleCore.PresentationAction<Modal.Action>)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["modal"],
              number: Self._$number
            )
            feature.attach("modal") { core in
              core.ifLet(
                \State.$modal,
                action: \Action.Cases.modal,
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 28
              )
            }
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .modal:
              return 0
            case _:
              return -1
            }
          }

          struct AllComposedScopePaths {
            var modal: EnsembleCore.ScopePathGroup<State, EnsembleCore.PresentationState<Modal.State>, Action, EnsembleCore.PresentationAction<Modal.Action>, ModalPaths> {
              EnsembleCore.ScopePathGroup(EnsembleCore.ScopePath(state: \State.$modal, action: \Action.Cases.modal), members: ModalPaths())
            }
            struct ModalPaths {
            }
          }

          enum Modal: EnsembleCore.CaseReducer {
            @Ensemble.CasePathable
            @dynamicMemberLookup
            @Ensemble.ObservableState
            enum State: EnsembleCore.CaseReducerState, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
              typealias StateReducer = Modal
            }

            @Ensemble.CasePathable
            enum Action: Swift.Equatable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            }

            static var body: EnsembleCore.Reduce<Self.State, Self.Action> {
              return EnsembleCore.Reduce(EnsembleCore.EmptyReducer())
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
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }

  @Test func `a stack becomes an enum reducer`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.navigationStack(children: [.reducer("edit", of: Edit.self), .state("page", of: (Int, title: String).self)])])
        @Composer
        struct Feature {
        }
        """#,
      to: #"""
        struct Feature {

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            var path: EnsembleCore.StackState<Path.State> = EnsembleCore.StackState()
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case path(EnsembleCore.StackAction<Path.State, Path.Action>)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["path"],
              number: Self._$number
            )
            feature.attach("path") { core in
              core.forEach(
                \State.path,
                action: \Action.Cases.path,
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 28
              )
            }
            EnsembleCore._ignoresDelegate(of: Edit.Action.self)  // path.edit
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .path:
              return 0
            case _:
              return -1
            }
          }

          struct AllComposedScopePaths {
            var path: EnsembleCore.ScopePath<State, EnsembleCore.StackState<Path.State>, Action, EnsembleCore.StackAction<Path.State, Path.Action>> {
              EnsembleCore.ScopePath(state: \State.path, action: \Action.Cases.path)
            }
          }

          enum Path: EnsembleCore.CaseReducer {
            @Ensemble.CasePathable
            @dynamicMemberLookup
            @Ensemble.ObservableState
            enum State: Swift.Equatable, EnsembleCore.CaseReducerState, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
              typealias StateReducer = Path
              case edit(Edit.State)
              case page(Int, title: String)
            }

            @Ensemble.CasePathable
            enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
              case edit(Edit.Action)
              case page(Swift.Never)
            }

            static var body: EnsembleCore.Reduce<Self.State, Self.Action> {
              var cases = EnsembleCore._CaseReducers<Self.State, Self.Action>()
              cases.add(
                \Self.State.Cases.edit,
                action: \Self.Action.Cases.edit,
                child: {
                  Edit()
                },
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 56
              )
              return EnsembleCore.Reduce(cases)
            }

            @dynamicMemberLookup
            enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {
              case edit(EnsembleCore.StoreOf<Edit>)
              case page(Int, title: String)

              struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
                init() {
                }
                subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                  switch root {
                  case .edit:
                    return \.edit
                  case .page:
                    return \.page
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
                func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                  [\.edit, \.page].makeIterator()
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
              case let .page(v0, v1):
                return .page(v0, title: v1)
              case _:
                Swift.fatalError()
              }
            }
          }
        }

        extension Feature: EnsembleCore.Reducer {
        }
        """#
    )
  }
}
