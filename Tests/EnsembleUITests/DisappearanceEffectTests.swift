// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import TestTools
import Testing

@MainActor
@Suite("Effects of disappearing views", .timeLimit(.minutes(10)))
struct DisappearanceEffectTests {
  private let clock = ManualClock()

  private func store() -> StoreOf<Draft> {
    Store(initialState: Draft.State()) {
      Draft()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  private func tree(_ store: StoreOf<Draft>, saves: Bool = true) -> ViewTree {
    ViewTree(
      Text("Draft")
        .onAppear { store.send(.opened) }
        .onDisappear { if saves { store.send(.left) } }
    )
  }

  @Test func `finishing waits for the effects of the last actions and their follow-ups`() async {
    let store = store()
    let tree = tree(store)
    tree.close()
    #expect(!store.isSaved)
    let finishing = Task { await tree.finish(within: .seconds(2), clock: clock) }
    // The effect, and the task that waits for it.
    await clock.sleeping(2)
    clock.advance(by: .milliseconds(500))
    await clock.sleeping(2)
    clock.advance(by: .milliseconds(500))
    await finishing.value
    #expect(store.isSaved)
  }

  @Test func `finishing does not wait for effects that were running before`() async {
    let store = store()
    let tree = tree(store, saves: false)
    tree.close()
    await tree.finish(within: .seconds(2), clock: clock)
    #expect(!store.isSaved)
  }

  @Test func `finishing waits no longer than its time limit`() async {
    let store = store()
    let tree = tree(store)
    tree.close()
    let finishing = Task { await tree.finish(within: .milliseconds(900), clock: clock) }
    await clock.sleeping(2)
    clock.advance(by: .milliseconds(500))
    await clock.sleeping(2)
    clock.advance(by: .milliseconds(400))
    await finishing.value
    #expect(!store.isSaved)
  }

  @Test func `a tree that is still shown has nothing to wait for`() async {
    // Reports every sleep.
    let clock = UnimplementedClock(ImmediateClock())
    let store = store()
    await tree(store).finish(within: .seconds(2), clock: clock)
    #expect(!store.isSaved)
  }
}

/// A feature that is saved at the end by two effects, which take a second together. Another effect
/// never ends.
@Reducer
private struct Draft {
  @ObservableState
  struct State: Equatable {
    var isSaved = false
  }

  enum Action {
    case opened, left, packed, saved
  }

  @Dependency(\.continuousClock) private var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        return .run { _ in try await Task.never() }
      case .left:
        return .run { [clock] send in
          try await clock.sleep(for: .milliseconds(500))
          await send(.packed)
        }
      case .packed:
        return .run { [clock] send in
          try await clock.sleep(for: .milliseconds(500))
          await send(.saved)
        }
      case .saved:
        state.isSaved = true
        return .none
      }
    }
  }
}
