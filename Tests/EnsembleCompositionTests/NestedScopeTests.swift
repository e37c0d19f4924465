// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Composer: stores of children in destinations")
struct NestedScopeTests {
  private func makeStore(_ destination: Nursery.Destination.State) -> StoreOf<Nursery> {
    Store(initialState: Nursery.State(destination: destination)) { Nursery() }
  }

  @Test func `a case returns the stores of its rows`() throws {
    let store = makeStore(.rows([Seedling.State(id: 1), Seedling.State(id: 2)]))
    guard case .rows(let rows)? = store.scopes.destination?.case else {
      Issue.record("the destination is the case of rows")
      return
    }
    let typed: StoreOf<IdentifiedArrayReducer<Seedling>> = rows
    let stores = typed.scope(state: \.self, action: \.self)
    #expect(stores.map(\.id) == [1, 2])
    let second = try #require(stores.last)
    #expect(rows.scope(state: \.self, action: \.self).last === second)
    second.send(.water)
    #expect(second.height == 1)
    #expect(store.destination?.rows?[id: 2]?.height == 1)
  }

  @Test func `a case returns the store of an optional feature`() throws {
    let store = makeStore(.detail(Seedling.State(id: 1)))
    guard case .detail(let detail)? = store.scopes.destination?.case else {
      Issue.record("the destination is the detail")
      return
    }
    let typed: StoreOf<OptionalReducer<Seedling>> = detail
    let seedling: StoreOf<Seedling> = try #require(typed.scope(state: \.self, action: \.self))
    #expect(detail.scope(state: \.self, action: \.self) === seedling)
    seedling.send(.water)
    #expect(seedling.height == 1)
    seedling.send(.delegate(.remove))
    #expect(detail.scope(state: \.self, action: \.self) == nil)
  }

  @Test func `scopes reach the cases of a nested destination`() {
    let store = makeStore(.sheet(.lamp()))
    let lamp: StoreOf<Lamp>? = store.scopes(\.destination.sheet.lamp)
    lamp?.send(.view(.toggled))
    #expect(store.destination?.sheet?.lamp?.isOn == true)
    switch store.scopes(\.destination.sheet)?.case {
    case .lamp(let lamp): #expect(lamp.isOn)
    default: Issue.record("the sheet is the lamp")
    }
    #expect(store.scopes(\.destination.rows) == nil)
  }

  @Test func `a binding dismisses a nested destination`() {
    let root = makeStore(.sheet(.lamp()))
    @Bindable var store = root
    let lamp = $store.scopes(\.destination.sheet.lamp)
    #expect(lamp.wrappedValue?.isOn == false)
    lamp.wrappedValue = nil
    #expect(store.destination == nil)
  }

  @Test func `scopes reach rows and optional features`() {
    let rows = makeStore(.rows([Seedling.State(id: 1)])).scopes(\.destination.rows)
    #expect(rows?.scope(state: \.self, action: \.self).map(\.id) == [1])
    let detail = makeStore(.detail(nil)).scopes(\.destination.detail)
    #expect(detail != nil)
    #expect(detail?.scope(state: \.self, action: \.self) == nil)
  }

  @Test func `a feature with enum state returns the stores of its cases`() {
    let store = Store(initialState: Tray.State.rows([Seedling.State(id: 1)])) { Tray() }
    switch store.case {
    case .rows(let rows): #expect(rows.scope(state: \.self, action: \.self).map(\.id) == [1])
    default: Issue.record("the tray has rows")
    }
  }
}

@MainActor
@Suite("Composer: issues of children in destinations and stacks")
struct NestedIssueTests {
  private func expectIssue(
    atLine line: Int,
    _ state: Nursery.State,
    _ action: Nursery.Action
  ) {
    let store = Store(initialState: state) { Nursery() }
    withKnownIssue {
      _ = store.send(action)
    } matching: { issue in
      issue.sourceLocation?.fileID == "EnsembleCompositionTests/Nursery.swift"
        && issue.sourceLocation?.line == line
    }
  }

  @Test func `an issue about a missing row points at the declaration of the rows`() {
    expectIssue(
      atLine: 33,
      Nursery.State(destination: .rows([])),
      .destination(.presented(.rows(.element(id: 1, action: .water))))
    )
  }

  @Test func `an issue about absent state points at the declaration of the optional child`() {
    expectIssue(
      atLine: 34,
      Nursery.State(destination: .detail(nil)),
      .destination(.presented(.detail(.water)))
    )
  }

  @Test func `an issue about another case points at the child of the action`() {
    expectIssue(
      atLine: 38,
      Nursery.State(destination: .sheet(.rows())),
      .destination(.presented(.sheet(.lamp(.view(.toggled)))))
    )
  }

  @Test func `an issue about another case of an element points at the child in the stack`() {
    var state = Nursery.State()
    state.path.append(.rows([]))
    let id = state.path.ids[0]
    expectIssue(atLine: 46, state, .path(.element(id: id, action: .detail(.water))))
  }
}
