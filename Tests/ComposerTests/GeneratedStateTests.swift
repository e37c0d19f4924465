// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// A feature of which nothing is written yet.
@Composer
struct Blank {}

/// A feature whose state and rows are generated, and whose actions have no values.
@ComposeReducer(
  .state(.identifiable),
  children: [.state("id", of: Int.self, initialValue: 0)]
)
@Composer
struct BlankRow {}

/// Children without actions in each kind of place, with generated state.
@ComposeReducer(
  children: [
    .reducer("first", of: Blank.self, initialState: .init()),
    .reducer("second", of: Blank?.self, initialState: nil),
    .reducer("third", of: Blank?.self, initialState: .init()),
    .identifiedArray("rows", of: BlankRow.self, initialState: [.init()]),
    .reducer("choice", of: BlankChoice.self),
  ]
)
@Composer
struct OfBlanks {}

@ComposeReducer(children: [.identifiedArray("rows", of: BlankRow.self)])
@Composer
struct OnlyRows {}

@ComposeEnumReducer(
  .initialStateCase("only"),
  children: [
    .reducer("only", of: Blank.self, initialState: .init()),
    .identifiedArray("rows", of: BlankRow.self, initialState: [.init()]),
    .destination("more", children: [.reducer("blank", of: Blank.self, initialState: .init())]),
  ]
)
@Composer
struct BlankChoice {}

@ComposeReducer(
  children: [
    .navigationStack(children: [.reducer("blank", of: Blank.self, initialState: .init())])
  ]
)
@Composer
struct StackOfBlanks {}

/// Enums whose cases have no values, because none has been written yet.
@ComposeEnumReducer
@Composer
struct NoCases {}

@ComposeEnumReducer(children: [.reducer("none", of: NoCases.self)])
@Composer
struct OfNoCases {}

@Reducer
enum BlankDestination {
  case blank(Blank)
}

@Reducer
enum EmptyDestination {
  case none(OfNoCases)
}

/// Groups of actions that have no cases yet.
@Reducer
struct BlankGroups {
  enum Action: FeatureAction {
    enum ViewAction {}
    enum DelegateAction {}
    case view(ViewAction)
    case delegate(DelegateAction)
  }
}

@CasePathable
enum BlankActions {
  case first(BlankAction)
  case second(rows: IdentifiedActionOf<BlankRow>)
}

enum BlankAction {}

@MainActor
@Suite("Composer: features in their first minute")
struct GeneratedStateTests {
  @Test func generatedStateIsTheInitialState() {
    let state = OfBlanks.State(choice: .init())
    #expect(state.second == nil)
    #expect(state.third == Blank.State())
    #expect(state.rows.ids == [0])
    #expect(state.choice == .only(Blank.State()))
  }

  @Test func casesHaveTheInitialState() {
    #expect(BlankChoice.State.rows() == .rows([BlankRow.State()]))
    #expect(BlankChoice.State.more(.blank()) == .more(.blank(Blank.State())))
    #expect(StackOfBlanks.Path.State.blank() == .blank(Blank.State()))
  }

  @Test func storesOfFeaturesWithoutActions() {
    let store = Store(initialState: OfBlanks.State(choice: .init())) { OfBlanks() }
    #expect(store.scopes.first.state == Blank.State())
    #expect(store.scopes.second == nil)
    #expect(Array(store.scopes.rows).map(\.id) == [0])
    guard case .only = store.scopes.choice.case else {
      Issue.record("The state starts in its initial case.")
      return
    }
  }

  @Test func casePathsOfCasesWithoutValues() {
    #expect(Array(BlankActions.allCasePaths).count == 2)
    #expect(Array(OfBlanks.Action.allCasePaths).count == 5)
  }
}
