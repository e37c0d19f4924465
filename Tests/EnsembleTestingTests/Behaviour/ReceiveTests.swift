// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@MainActor
@Suite("Receiving")
struct ReceiveTests {
  @Test func `an action is received by its value`() async {
    let store = probe(.sending(.add(2), .child(.renamed("a"))))
    await store.send(.start)
    await store.receive(.add(2)) { $0.count = 2 }
    await store.receive(.child(.renamed("a"))) { $0.notes = ["a"] }
    #expect(store.state == Probe.State(count: 2, notes: ["a"]))
  }

  @Test func `an action is received by its case`() async {
    let store = probe(.sending(.add(2), .child(.renamed("a"))))
    await store.send(.start)
    await store.receive(\.add) { $0.count = 2 }
    await store.receive(\.child) { $0.notes = ["a"] }
    #expect(store.state == Probe.State(count: 2, notes: ["a"]))
  }

  @Test func `an action is received by a path of cases`() async {
    let store = probe(.sending(.child(.tapped), .child(.renamed("a"))))
    await store.send(.start)
    await store.receive(\.child.tapped) { $0.notes = ["tapped"] }
    await store.receive(\.child.renamed) { $0.notes = ["tapped", "a"] }
    #expect(store.state.notes == ["tapped", "a"])
  }

  @Test func `an action is received by its case and its payload`() async {
    let store = probe(.sending(.add(2), .child(.tapped), .child(.renamed("a"))))
    await store.send(.start)
    await store.receive(\.add, 2) { $0.count = 2 }
    await store.receive(\.child, .tapped) { $0.notes = ["tapped"] }
    await store.receive(\.child.renamed, "a") { $0.notes = ["tapped", "a"] }
    #expect(store.state.notes == ["tapped", "a"])
  }

  @Test func `an action is received by a predicate`() async {
    let store = probe(.sending(.add(2), .add(4)))
    await store.send(.start)
    let isAdding = { (action: Probe.Action) in
      if case .add = action { true } else { false }
    }
    await store.receive(isAdding) { $0.count = 2 }
    await store.receive({ $0 == .add(4) }, assert: { $0.count = 6 })
    #expect(store.state.count == 6)
  }

  @Test func `a future action is awaited`() async {
    let gate = Gate()
    let store = probe(
      .run { send in
        try await gate.wait()
        await send(.add(1))
      }
    )
    await store.send(.start)
    let opening = Task { gate.open() }
    await store.receive(.add(1)) { $0.count = 1 }
    await opening.value
    #expect(store.state.count == 1)
  }

  @Test func `actions sent by effects of received actions are received`() async {
    let store = probe { action in
      switch action {
      case .start: .sending(.add(3))
      case .add(let number) where number > 0: .sending(.add(number - 1))
      default: .none
      }
    }
    await store.send(.start)
    await store.receive(.add(3)) { $0.count = 3 }
    await store.receive(.add(2)) { $0.count = 5 }
    await store.receive(.add(1)) { $0.count = 6 }
    await store.receive(.add(0))
    await store.finish()
    #expect(store.state.count == 6)
  }

  @Test func `an action that cannot be compared is received by its case`() async {
    let store = TestStore(initialState: Incomparable.State()) { Incomparable() }
    await store.send(.start)
    await store.receive(\.finished.success) { $0.result = 3 }
    await store.send(.start)
    await store.receive(\.finished.success, 3)
    #expect(store.state.result == 3)
  }

  @Test func `a case whose payload is nil is received`() async {
    let store = TestStore(initialState: Incomparable.State()) { Incomparable() }
    await store.send(.clear)
    await store.receive(\.replaced) { $0.isCleared = true }
    await store.send(.clear)
    await store.receive(\.replaced, nil)
    #expect(store.state.isCleared)
  }
}

@Reducer
private struct Incomparable {
  struct State: Equatable {
    var result: Int?
    var isCleared = false
  }

  enum Action {
    case start
    case finished(Result<Int, any Error>)
    case clear
    case replaced(Int?)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { send in await send(.finished(.success(3))) }
      case .finished(let result):
        state.result = try? result.get()
        return .none
      case .clear:
        return .run { send in await send(.replaced(nil)) }
      case .replaced(let value):
        state.isCleared = value == nil
        return .none
      }
    }
  }
}
