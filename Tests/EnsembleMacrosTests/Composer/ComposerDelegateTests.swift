// SPDX-License-Identifier: MIT

import Testing

@Suite("@Composer: delegates")
struct ComposerDelegateTests {
  @Test func `functions handle delegate actions of every kind of child`() {
    expectExpansion(
      of: #"""
        @ComposeReducer(children: [.reducer("child", of: Child.self), .identifiedArray("rows", of: Row.self), .reducer("maybe", of: Child?.self), .presentsReducer("sheet", of: Sheet.self), .presentsDestination(children: [.reducer("edit", of: Edit.self)]), .navigationStack(children: [.reducer("page", of: Page.self)])])
        @Composer
        struct Feature {
          @ComposeDelegate("child")
          func one(action: Int) {
          }
          @ComposeDelegate("rows")
          func two(action: Int) {
          }
          @ComposeDelegate("maybe")
          func three(action: Int) {
          }
          @ComposeDelegate("sheet")
          func four(action: Int) {
          }
          @ComposeDelegate("destination.edit")
          func five(action: Int) {
          }
          @ComposeDelegate("path.page")
          func six(action: Int) {
          }
        }
        """#,
      to: #"""
        struct Feature {
          func one(action: Int) {
          }
          func two(action: Int) {
          }
          func three(action: Int) {
          }
          func four(action: Int) {
          }
          func five(action: Int) {
          }
          func six(action: Int) {
          }

          @Ensemble._ComposedState(feature: "Feature")
          struct State: Swift.Equatable, EnsembleCore.ObservableState, Observation.Observable, EnsembleCore.ScopePathable {
            var child: Child.State
            var rows: EnsembleCollections.IdentifiedArrayOf<Row.State> = []
            var maybe: Child.State?
            @Ensemble.Presents var sheet: Sheet.State?
            @Ensemble.Presents var destination: Destination.State?
            var path: EnsembleCore.StackState<Path.State> = EnsembleCore.StackState()
          }

          @Ensemble.CasePathable
          enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
            case child(Child.Action)
            case rows(EnsembleCore.IdentifiedActionOf<Row>)
            case maybe(Child.Action)
            case sheet(EnsembleCore.PresentationAction<Sheet.Action>)
            case destination(EnsembleCore.PresentationAction<Destination.Action>)
            case path(EnsembleCore.StackAction<Path.State, Path.Action>)
          }

          var body: EnsembleCore.ComposedReducer<Self.State, Self.Action> {
            var feature = EnsembleCore.ComposedReducer<Self.State, Self.Action>(
              cases: ["child", "rows", "maybe", "sheet", "destination", "path"],
              number: Self._$number
            )
            feature.add(
              .child,
              "child",
              for: "child",
              EnsembleCore.Scope(state: \State.child, action: \Action.Cases.child) {
                Child()
              }
            )
            feature.add(
              .core,
              "one(action:)",
              for: "child",
              EnsembleCore.ReduceAction(\Action.Cases.child.delegate) { state, action in
                ._from(self.one(action: action))
              }
            )
            feature.add(
              .core,
              "two(action:)",
              for: "rows",
              EnsembleCore.ReduceIdentifiedAction(\Action.Cases.rows, element: \.delegate) { state, id, action in
                ._from(self.two(action: action))
              }
            )
            feature.add(
              .core,
              "three(action:)",
              for: "maybe",
              EnsembleCore.ReduceAction(\Action.Cases.maybe.delegate) { state, action in
                ._from(self.three(action: action))
              }
            )
            feature.add(
              .core,
              "four(action:)",
              for: "sheet",
              EnsembleCore.ReduceAction(\Action.Cases.sheet.presented.delegate) { state, action in
                ._from(self.four(action: action))
              }
            )
            feature.add(
              .core,
              "five(action:)",
              for: "destination",
              child: "destination.edit",
              EnsembleCore.ReduceAction(\Action.Cases.destination.presented.edit.delegate) { state, action in
                ._from(self.five(action: action))
              }
            )
            feature.add(
              .core,
              "six(action:)",
              for: "path",
              child: "path.page",
              EnsembleCore.ReduceStackAction(\Action.Cases.path, element: \.page.delegate) { state, id, action in
                ._from(self.six(action: action))
              }
            )
            feature.attach("rows") { core in
              core.forEach(
                \State.rows,
                action: \Action.Cases.rows,
                element: {
                  Row()
                },
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 63
              )
            }
            feature.attach("maybe") { core in
              core.ifLet(
                \State.maybe,
                action: \Action.Cases.maybe,
                then: {
                  Child()
                },
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 103
              )
            }
            feature.attach("sheet") { core in
              core.ifLet(
                \State.$sheet,
                action: \Action.Cases.sheet,
                destination: {
                  Sheet()
                },
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 139
              )
            }
            feature.attach("destination") { core in
              core.ifLet(
                \State.$destination,
                action: \Action.Cases.destination,
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 182
              )
            }
            feature.attach("path") { core in
              core.forEach(
                \State.path,
                action: \Action.Cases.path,
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 249
              )
            }
            return feature
          }

          private static func _$number(of action: Action) -> Swift.Int {
            switch action {
            case .child:
              return 0
            case .rows:
              return 1
            case .maybe:
              return 2
            case .sheet:
              return 3
            case .destination:
              return 4
            case .path:
              return 5
            case _:
              return -1
            }
          }

          struct AllComposedScopePaths {
            var child: EnsembleCore.ScopePath<State, Child.State, Action, Child.Action> {
              EnsembleCore.ScopePath(state: \State.child, action: \Action.Cases.child)
            }
            var rows: EnsembleCore.ScopePath<State, EnsembleCollections.IdentifiedArrayOf<Row.State>, Action, EnsembleCore.IdentifiedActionOf<Row>> {
              EnsembleCore.ScopePath(state: \State.rows, action: \Action.Cases.rows)
            }
            var maybe: EnsembleCore.ScopePath<State, Child.State?, Action, Child.Action> {
              EnsembleCore.ScopePath(state: \State.maybe, action: \Action.Cases.maybe)
            }
            var sheet: EnsembleCore.ScopePath<State, EnsembleCore.PresentationState<Sheet.State>, Action, EnsembleCore.PresentationAction<Sheet.Action>> {
              EnsembleCore.ScopePath(state: \State.$sheet, action: \Action.Cases.sheet)
            }
            var destination: EnsembleCore.ScopePathGroup<State, EnsembleCore.PresentationState<Destination.State>, Action, EnsembleCore.PresentationAction<Destination.Action>, DestinationPaths> {
              EnsembleCore.ScopePathGroup(EnsembleCore.ScopePath(state: \State.$destination, action: \Action.Cases.destination), members: DestinationPaths())
            }
            struct DestinationPaths {
              var edit: EnsembleCore.ScopePath<State, Edit.State?, Action, EnsembleCore.PresentationAction<Edit.Action>> {
                EnsembleCore.ScopePath(state: \State.destination?.edit, action: \Action.Cases.destination.edit)
              }
            }
            var path: EnsembleCore.ScopePath<State, EnsembleCore.StackState<Path.State>, Action, EnsembleCore.StackAction<Path.State, Path.Action>> {
              EnsembleCore.ScopePath(state: \State.path, action: \Action.Cases.path)
            }
          }

          enum Destination: EnsembleCore.CaseReducer {
            @Ensemble.CasePathable
            @dynamicMemberLookup
            @Ensemble.ObservableState
            enum State: Swift.Equatable, EnsembleCore.CaseReducerState, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
              typealias StateReducer = Destination
              case edit(Edit.State)
            }

            @Ensemble.CasePathable
            enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
              case edit(Edit.Action)
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
                column: 214
              )
              return EnsembleCore.Reduce(cases)
            }

            @dynamicMemberLookup
            enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {
              case edit(EnsembleCore.StoreOf<Edit>)

              struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
                init() {
                }
                subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                  switch root {
                  case .edit:
                    return \.edit
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
                func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                  [\.edit].makeIterator()
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
              case _:
                Swift.fatalError()
              }
            }
          }

          enum Path: EnsembleCore.CaseReducer {
            @Ensemble.CasePathable
            @dynamicMemberLookup
            @Ensemble.ObservableState
            enum State: Swift.Equatable, EnsembleCore.CaseReducerState, EnsembleCore.ObservableState, Observation.Observable, EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
              typealias StateReducer = Path
              case page(Page.State)
            }

            @Ensemble.CasePathable
            enum Action: EnsembleCasePaths.CasePathable, EnsembleCasePaths.CasePathIterable {
              case page(Page.Action)
            }

            static var body: EnsembleCore.Reduce<Self.State, Self.Action> {
              var cases = EnsembleCore._CaseReducers<Self.State, Self.Action>()
              cases.add(
                \Self.State.Cases.page,
                action: \Self.Action.Cases.page,
                child: {
                  Page()
                },
                fileID: "TestModule/test.swift",
                filePath: "test.swift",
                line: 1,
                column: 277
              )
              return EnsembleCore.Reduce(cases)
            }

            @dynamicMemberLookup
            enum CaseScope: EnsembleCore._CaseScopeProtocol, EnsembleCasePaths.CasePathable {
              case page(EnsembleCore.StoreOf<Page>)

              struct AllCasePaths: EnsembleCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
                init() {
                }
                subscript(root: CaseScope) -> EnsembleCasePaths.PartialCaseKeyPath<CaseScope> {
                  switch root {
                  case .page:
                    return \.page
                  case _:
                    Swift.fatalError()
                  }
                }
                var page: EnsembleCasePaths.AnyCasePath<CaseScope, EnsembleCore.StoreOf<Page>> {
                  EnsembleCasePaths.AnyCasePath(
                    _$embed: CaseScope.page,
                    extract: {
                      guard case let .page(v0) = $0 else {
                        return nil
                      };
                      return v0
                    }
                  )
                }
                func makeIterator() -> Swift.IndexingIterator<[EnsembleCasePaths.PartialCaseKeyPath<CaseScope>]> {
                  [\.page].makeIterator()
                }
              }

              static var allCasePaths: AllCasePaths {
                AllCasePaths()
              }
            }

            @MainActor
            static func scope(_ store: EnsembleCore.Store<Self.State, Self.Action>) -> CaseScope {
              switch store.state {
              case .page:
                return .page(store._scope(case: \.page, action: \.page))
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
