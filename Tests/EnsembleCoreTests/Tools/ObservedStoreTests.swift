// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@_spi(Tools) @testable import EnsembleCore

@MainActor
@Suite("Observing new stores")
struct ObservedStoreTests {
  /// An observer that records the actions of the stores that it is connected with.
  final class Tool: EngineObserver {
    let wantsStates = false
    let stores = Recorder<ObservedStore>()
    let actions = Recorder<EngineAction>()

    func observing<R>(_ body: () throws -> R) rethrows -> R {
      try ObservedStore.observingNewStores(connect, during: body)
    }

    func observing<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ body: () async throws -> R
    ) async rethrows -> R {
      try await ObservedStore.observingNewStores(connect, isolation: isolation, during: body)
    }

    private var connect: @Sendable (ObservedStore) -> (any EngineObserver)? {
      { store in
        self.stores.record(store)
        return self
      }
    }

    func actionReceived(_ action: EngineAction) { actions.record(action) }
    func actionReduced(_ action: EngineAction, _ reduction: EngineReduction) {}
    func effectStarted(_ effect: EngineEffect) {}
    func effectEnded(id: UInt64, wasCancelled: Bool) {}
    func effectCancelled(id: UInt64, _ reason: EffectCancellation) {}
  }

  let tool = Tool()

  @Test func `a root store that is created meanwhile is observed from its first action on`() {
    let store = tool.observing { StoreOf<Family>.family { _ in } }
    store.send(.note("a"))
    #expect(tool.actions.values.map(\.number) == [1])
  }

  @Test func `a store that is created before or afterwards is not observed`() {
    let before = StoreOf<Family>.family { _ in }
    tool.observing {}
    let after = StoreOf<Family>.family { _ in }
    before.send(.note("a"))
    after.send(.note("b"))
    #expect(tool.stores.values.isEmpty)
    #expect(tool.actions.values.isEmpty)
  }

  @Test func `a store that is created after a suspension is observed`() async {
    // Captured and written in the isolation of the test.
    var store: StoreOf<Family>?
    await tool.observing {
      await Task.yield()
      store = StoreOf<Family>.family { _ in }
    }
    store?.send(.note("a"))
    #expect(tool.actions.values.map(\.number) == [1])
  }

  @Test func `a store that another task creates during a suspension is not observed`() async {
    let (signals, signal) = AsyncStream.makeStream(of: Void.self)
    let other = Task {
      let store = StoreOf<Family>.family { _ in }
      signal.finish()
      store.send(.note("a"))
    }
    await tool.observing {
      for await _ in signals {}
    }
    await other.value
    #expect(tool.stores.values.isEmpty)
  }

  @Test func `the store of a child is not a store of its own`() {
    let store = tool.observing { StoreOf<Family>.family { $0.child = Member.State() } }
    tool.observing { _ = store.scope(state: \.child, action: \.child) }
    #expect(tool.stores.values.count == 1)
  }

  @Test func `the state is the current one, and nil after the store is released`() throws {
    var store: StoreOf<Family>? = tool.observing { StoreOf<Family>.family { _ in } }
    let observed = try #require(tool.stores.values.first)
    store?.send(.note("a"))
    #expect((observed.state() as? Family.State)?.notes == ["a"])
    store = nil
    #expect(observed.state() == nil)
  }

  @Test func `reading the state does not observe the store`() throws {
    let store = tool.observing { StoreOf<Family>.family { _ in } }
    let observed = try #require(tool.stores.values.first)
    let changes = Recorder<Bool>()
    withObservationTracking {
      _ = observed.state()
    } onChange: {
      changes.record(true)
    }
    store.send(.note("a"))
    #expect(changes.values.isEmpty)
  }
}
