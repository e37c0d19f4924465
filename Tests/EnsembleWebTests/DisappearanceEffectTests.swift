// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleUI
import EnsembleWeb
import TestTools
import Testing

@MainActor
@Suite("Effects of disappearing views", .timeLimit(.minutes(10)))
struct DisappearanceEffectTests {
  private let clock = ManualClock()
  private let gate = Gate()
  private let saved = LockIsolated(false)
  private let store = WeakDraft()

  /// Returns a server of a page whose view saves when it disappears, and waits for the gate.
  private func server() -> WebServer {
    let app = WebApp(path: "draft", title: "Draft") { [gate, saved, store] in
      let draft = Store(initialState: Draft.State()) { Draft(gate: gate, saved: saved) }
      store.store = draft
      return DraftView(store: draft)
    }
    return WebServer(configuration: WebConfiguration(), apps: [app], clock: clock)
  }

  @Test func `a store is kept until its disappearing view has saved, then freed`() async throws {
    let server = server()
    _ = try await TestBrowser(server).open("draft")
    clock.advance(by: .seconds(30))
    server.sweep()
    #expect(server.registry.sessionCount == 0)
    #expect(store.store != nil)
    gate.open()
    await server.registry.finish()
    #expect(saved.value)
    #expect(store.store == nil)
  }

  @Test func `a store is kept for at most two seconds`() async throws {
    let server = server()
    _ = try await TestBrowser(server).open("draft")
    clock.advance(by: .seconds(30))
    server.sweep()
    await clock.sleeping()
    clock.advance(by: .seconds(2))
    await server.registry.finish()
    #expect(!saved.value)
    #expect(store.store == nil)
  }

  @Test func `stopping a server waits for the effects of disappearing views`() async throws {
    let server = server()
    _ = try await TestBrowser(server).open("draft")
    let stopping = Task { await server.stop() }
    await Task.megaYield()
    #expect(!saved.value)
    gate.open()
    await stopping.value
    #expect(saved.value)
  }
}

@MainActor
private final class WeakDraft {
  weak var store: StoreOf<Draft>?
}

@Reducer
private struct Draft {
  struct State: Equatable {}

  enum Action { case left }

  let gate: Gate
  let saved: LockIsolated<Bool>

  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      .run { [gate, saved] _ in
        try await gate.wait()
        saved.setValue(true)
      }
    }
  }
}

private struct DraftView: View {
  let store: StoreOf<Draft>

  var body: some View {
    Text("Draft").onDisappear { store.send(.left) }
  }
}
#endif
