// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("TestStore: stacks")
struct StackTests {
  let clock = TestClock()

  func makeStore(path: [Journal.Path.State] = []) -> TestStoreOf<Journal> {
    TestStore(initialState: Journal.State(path: StackState(path))) {
      Journal()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func `ids start from zero, and an assertion generates the same ones`() async {
    let store = makeStore()
    await store.send(\.view.open) { $0.path.append(.detail(Detail.State())) }
    await store.send(\.view.open) { $0.path[id: 1] = .detail(Detail.State()) }
    #expect(Array(store.state.path.ids) == [0, 1])
    await store.send(\.path.popFrom, 1) { $0.path[id: 1] = nil }
    // An id is used once.
    await store.send(\.view.open) { $0.path[id: 2] = .detail(Detail.State()) }
  }

  @Test func `the initial state has ids from zero too`() async {
    let store = makeStore(path: [.settings(Edit.State())])
    #expect(Array(store.state.path.ids) == [0])
    await store.send(\.view.open) { $0.path.append(.detail(Detail.State())) }
    #expect(store.state.path.ids.last == 1)
  }

  @Test(arguments: StackOrigin.allCases)
  func `the id of an element that was on the stack before the test store is not given again`(
    origin: StackOrigin
  ) async throws {
    let path = try origin.makeStack()
    let known = try #require(path.ids.last)
    let store = TestStore(initialState: Journal.State(path: path)) {
      Journal()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.path.popFrom, known) { $0.path.removeAll() }
    await store.send(\.view.open) { $0.path.append(.detail(Detail.State())) }
    let new = try #require(store.state.path.ids.last)
    #expect(new > known)
  }

  @Test func `a pushed state has the id after those of a stack that existed before`() async {
    let path = StackState([Journal.Path.State.settings(Edit.State())])
    let store = TestStore(initialState: Journal.State(path: path)) { Journal() }
    await store.send(\.path.push, (id: 1, .detail(Detail.State()))) {
      $0.path[id: 1] = .detail(Detail.State())
    }
  }

  @Test func `a view pushes a state with the next id`() async {
    let store = makeStore()
    await store.send(\.path.push, (id: 0, .detail(Detail.State(name: "A")))) {
      $0.path[id: 0] = .detail(Detail.State(name: "A"))
    }
    await store.send(\.path.push, (id: 1, state: .settings(Edit.State()))) {
      $0.path.append(.settings(Edit.State()))
    }
    await store.send(\.path.popFrom, 0) { $0.path = [] }
  }

  @Test func `a push with an unexpected id fails the test`() async {
    let store = makeStore()
    store.exhaustivity = .off
    await withKnownIssue {
      await store.send(\.path.push, (id: 7, .detail(Detail.State())))
    } matching: { issue in
      issue.description.contains("got a \"push\" action with an id that is not the next one.")
        && issue.description.contains("Received ID:\n    #7\n  Expected ID:\n    #0")
    }
  }

  @Test func `an element can be changed in an assertion in two ways`() async {
    let store = makeStore(path: [.settings(Edit.State())])
    await store.send(\.path[id: 0].settings.binding.title, "A") {
      $0.path[id: 0, case: \.settings]?.title = "A"
    }
    await store.send(\.path[id: 0].settings.binding.title, "B") {
      $0.path[id: 0]?.modify(\.settings) { $0.title = "B" }
    }
  }

  @Test func `an element's delegate action is received`() async {
    let store = makeStore(path: [.detail(Detail.State(name: "A"))])
    await store.send(\.path[id: 0].detail.save)
    await store.receive(\.path[id: 0].detail.delegate.saved) { $0.text = "A" }
  }

  @Test func `an element's effects end when it dismisses itself`() async {
    let store = makeStore(path: [.detail(Detail.State())])
    await store.send(\.path[id: 0].detail.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].detail.tick) {
      $0.path[id: 0, case: \.detail]?.ticks = 1
    }
    await store.send(\.path[id: 0].detail.close)
    await store.receive(\.path.popFrom) { $0.path = StackState() }
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func `a row's delegate action removes it`() async {
    let store = TestStore(initialState: Journal.State(rows: [Entry.State(id: 1)])) { Journal() }
    await store.send(\.rows[id: 1].toggle) { $0.rows[id: 1]?.isOn = true }
    await store.send(\.rows[id: 1].finish)
    await store.receive(\.rows[id: 1].delegate.done) { $0.rows = [] }
  }
}

/// The ways in which a stack is made before its test store.
enum StackOrigin: CaseIterable {
  case test, otherStore, global, literalID, grown

  @MainActor static let shared = StackState([Journal.Path.State.settings(Edit.State())])

  @MainActor func makeStack() throws -> StackState<Journal.Path.State> {
    let element = Journal.Path.State.settings(Edit.State())
    switch self {
    case .test: return StackState([element])
    case .otherStore:
      let store = TestStore(initialState: Journal.State(path: StackState([element]))) { Journal() }
      return store.state.path
    case .global: return Self.shared
    case .literalID:
      var stack = StackState<Journal.Path.State>()
      stack[id: 3] = element
      return stack
    case .grown:
      var stack = StackState([element, element, element])
      stack.removeFirst(2)
      return stack
    }
  }
}
