// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleCore
import Testing

/// A tool that records the stores that it is offered.
private final class LoggingTool: EngineTool {
  /// The types of the states of these stores.
  let states = Recorder<String>()
  /// The names of the notifications, in order.
  let order = Recorder<String>()

  func attach<State, Action>(to engine: Engine<State, Action>) {
    states.record("\(State.self)")
    engine.attach(EngineLog<State, Action>(order: order))
  }
}

@MainActor
@Suite("Tools of new stores", .timeLimit(.minutes(10)))
struct EngineToolsTests {
  private let tool = LoggingTool()

  @Test func `a root store that a closure creates is recorded from its first action on`() {
    let store = EngineTools.withTool(tool) { StoreOf<Family>.family() }
    #expect(tool.order.values.isEmpty)
    store.send(.note("a"))
    #expect(tool.order.values == ["reducing", "reduced", "drained"])
  }

  @Test func `a tool is offered stores with their types`() {
    EngineTools.withTool(tool) {
      _ = Store(initialState: 0) { Reduce<Int, Bool> { _, _ in .none } }
      _ = Store(initialState: "") { Reduce<String, Bool> { _, _ in .none } }
    }
    #expect(tool.states.values == ["Int", "String"])
  }

  @Test func `a store that is created before or afterwards is not recorded`() {
    let before = StoreOf<Family>.family()
    EngineTools.withTool(tool) {}
    let after = StoreOf<Family>.family()
    before.send(.note("a"))
    after.send(.note("b"))
    #expect(tool.states.values.isEmpty)
    #expect(tool.order.values.isEmpty)
  }

  @Test func `a store that is created after a suspension is recorded`() async {
    // Captured and written in the isolation of the test.
    var store: StoreOf<Family>?
    await EngineTools.withTool(tool) {
      await Task.yield()
      store = StoreOf<Family>.family()
    }
    store?.send(.note("a"))
    #expect(tool.order.values == ["reducing", "reduced", "drained"])
  }

  @Test func `a store that a task of the closure creates later is recorded`() async {
    let gate = Gate()
    let task: Task<StoreOf<Family>, Never> = EngineTools.withTool(tool) {
      Task {
        await gate.opened()
        return StoreOf<Family>.family()
      }
    }
    gate.open()
    let store = await task.value
    #expect(tool.states.count == 1)
    withExtendedLifetime(store) {}
  }

  @Test func `a store that another task creates during a suspension is not recorded`() async {
    let (signals, signal) = AsyncStream.makeStream(of: Void.self)
    let other = Task {
      let store = StoreOf<Family>.family()
      signal.finish()
      store.send(.note("a"))
    }
    await EngineTools.withTool(tool) {
      for await _ in signals {}
    }
    await other.value
    #expect(tool.states.values.isEmpty)
  }

  @Test func `the store of a child is not offered`() {
    let store = StoreOf<Family>.family { $0.child = Member.State() }
    EngineTools.withTool(tool) { _ = store.scope(state: \.child, action: \.child) }
    #expect(tool.states.values.isEmpty)
  }

  @Test func `the tools of nested closures are all offered a store`() {
    let inner = LoggingTool()
    let store = EngineTools.withTool(tool) {
      EngineTools.withTool(inner) { StoreOf<Family>.family() }
    }
    store.send(.note("a"))
    #expect(tool.order.values == ["reducing", "reduced", "drained"])
    #expect(inner.order.values == ["reducing", "reduced", "drained"])
  }
}
