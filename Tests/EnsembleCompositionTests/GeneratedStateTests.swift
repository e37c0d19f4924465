// SPDX-License-Identifier: MIT

import Ensemble
import Testing

/// An empty feature.
@Composer
struct Blank {}

/// A feature with generated state, which serves as a row, and without actions.
@ComposeReducer(
  .state(.identifiable),
  children: [.state("id", of: Int.self, initialValue: 0)]
)
@Composer
struct BlankRow {}

/// Children without actions in every position, with generated state.
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

/// Enums without cases.
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

/// Groups of actions without cases.
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
@Suite("Composer: empty and generated features")
struct GeneratedStateTests {
  @Test func `a generated state can be the initial state`() {
    let state = OfBlanks.State(choice: .init())
    #expect(state.second == nil)
    #expect(state.third == Blank.State())
    #expect(state.rows.ids == [0])
    #expect(state.choice == .only(Blank.State()))
  }

  @Test func `cases have their initial states`() {
    #expect(BlankChoice.State.rows() == .rows([BlankRow.State()]))
    #expect(BlankChoice.State.more(.blank()) == .more(.blank(Blank.State())))
    #expect(StackOfBlanks.Path.State.blank() == .blank(Blank.State()))
  }

  @Test func `features without actions have stores`() {
    let store = Store(initialState: OfBlanks.State(choice: .init())) { OfBlanks() }
    #expect(store.scopes.first.state == Blank.State())
    #expect(store.scopes.second == nil)
    #expect(Array(store.scopes.rows).map(\.id) == [0])
    guard case .only = store.scopes.choice.case else {
      Issue.record("The state starts in its initial case.")
      return
    }
  }

  @Test func `enums without cases have case paths`() {
    #expect(BlankActions.allCaseKeyPaths.count == 2)
    #expect(OfBlanks.Action.allCaseKeyPaths.count == 5)
  }
}
