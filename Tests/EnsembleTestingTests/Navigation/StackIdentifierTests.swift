// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("TestStore: identifiers of stacks")
struct StackIdentifierTests {
  @Test func `the ids of a stack that existed before the store are not given again`() async {
    let initialState = Pile.State(path: StackState([Page.State()]))
    let store = TestStore(initialState: initialState) { Pile() }
    #expect(Array(store.state.path.ids) == [0])
    await store.send(.topReplaced) {
      $0.path.removeLast()
      $0.path.append(Page.State())
    }
    #expect(Array(store.state.path.ids) == [1])
  }

  @Test func `a stack that replaces one that existed before has new ids`() async {
    let initialState = Pile.State(path: StackState([Page.State()]))
    let store = TestStore(initialState: initialState) { Pile() }
    await store.send(.allReplaced) { $0.path = StackState([Page.State()]) }
    #expect(Array(store.state.path.ids) == [1])
  }

  @Test func `the late dismissal of a replaced element does not pop its successor`() async {
    let initialState = Pile.State(path: StackState([Page.State()]))
    let dismissals = LockIsolated<[DismissEffect]>([])
    let store = TestStore(initialState: initialState) {
      Pile()
    } withDependencies: {
      $0.dismissals = dismissals
    }
    await store.send(\.path[id: 0].kept)
    await store.send(.topReplaced) { $0.path = StackState([Page.State()]) }
    for dismiss in dismissals.value { await dismiss() }
    await store.finish()
    #expect(dismissals.value.count == 1)
    #expect(store.state.path.count == 1)
  }

  @Test func `the ids of a stack of another store are not given again`() async {
    let first = TestStore(initialState: Pile.State()) { Pile() }
    await first.send(.topReplaced) { $0.path.append(Page.State()) }
    await first.send(.topReplaced) { $0.path = StackState([Page.State()]) }
    let store = TestStore(initialState: first.state) { Pile() }
    await store.send(.topReplaced) { $0.path = StackState([Page.State()]) }
    #expect(Array(store.state.path.ids) == [2])
  }

  @Test func `the ids of nested stacks are not given again`() async {
    let initialState = Pile.State(
      drawers: [Drawer(content: .pages(StackState([Page.State(), Page.State()])))]
    )
    let store = TestStore(initialState: initialState) { Pile() }
    await store.send(.topReplaced) { $0.path.append(Page.State()) }
    #expect(Array(store.state.path.ids) == [2])
  }

  @Test func `the ids of a stack that an action brings are not given again`() async {
    let path = StackState([Page.State()])
    let store = TestStore(initialState: Pile.State()) { Pile() }
    await store.send(.loaded(path)) { $0.path = path }
    await store.send(.topReplaced) {
      $0.path.removeLast()
      $0.path.append(Page.State())
    }
    #expect(Array(store.state.path.ids) == [1])
  }
}

@Reducer
private struct Page {
  struct State: Equatable {}

  enum Action {
    /// Keeps the dismissal of the page for later.
    case kept
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      .run { _ in
        @Dependency(\.dismiss) var dismiss
        @Dependency(\.dismissals) var dismissals
        let kept = dismiss
        dismissals.withValue { $0.append(kept) }
      }
    }
  }
}

private struct Drawer: Equatable {
  enum Content: Equatable {
    case empty
    case pages(StackState<Page.State>)
  }

  var content = Content.empty
}

@Reducer
private struct Pile {
  struct State: Equatable {
    var path = StackState<Page.State>()
    var drawers: [Drawer] = []
  }

  enum Action {
    case topReplaced
    case allReplaced
    case loaded(StackState<Page.State>)
    case path(StackActionOf<Page>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .topReplaced:
        if !state.path.isEmpty { state.path.removeLast() }
        state.path.append(Page.State())
      case .allReplaced:
        state.path = StackState([Page.State()])
      case .loaded(let path):
        state.path = path
      case .path:
        break
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Page() }
  }
}

extension DependencyValues {
  fileprivate var dismissals: LockIsolated<[DismissEffect]> {
    get { self[DismissalsKey.self] }
    set { self[DismissalsKey.self] = newValue }
  }
}

private enum DismissalsKey: DependencyKey {
  static var liveValue: LockIsolated<[DismissEffect]> { LockIsolated([]) }
  static var testValue: LockIsolated<[DismissEffect]> { LockIsolated([]) }
}
