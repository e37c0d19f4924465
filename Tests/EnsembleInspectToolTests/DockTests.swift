// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleCore
import EnsembleInspection
import EnsembleUI
import EnsembleWeb
import TestTools
import Testing

@testable import EnsembleInspector

private struct TallyPage: View {
  let store: StoreOf<Tally>

  var body: some View {
    VStack {
      Text("Count \(store.count)")
      Button("Add") { store.send(.add(1)) }.keyboardShortcut("n", modifiers: [])
    }
    .navigationTitle("Tally")
  }
}

@MainActor
@Suite("The inspector beside an application", .timeLimit(.minutes(10)))
struct DockTests {
  private let inspection = StoreInspection()
  private let store = Store(initialState: Tally.State()) { Tally() }

  private func page() -> ViewHost { ViewHost(TallyPage(store: store)) }

  /// Shows the inspector beside a page, until its list can be seen.
  private func dock(in host: ViewHost, at edge: String = "side") async throws {
    let tool = Inspector.app(Secret(), of: inspection)
    let page = WebApp(path: "tally", title: "Tally") { Text("") }
    let dock = try #require(tool.dock)
    withDependencies {
      $0.continuousClock = ManualClock()
    } operation: {
      dock(host.tree, page, edge)
      _ = host.texts
    }
    await host.wait(timeout: .ample) { $0.controls.contains("Newest") }
  }

  private func edge(_ host: ViewHost) -> Edge? {
    _ = host.texts
    return host.tree.visibleElements.lazy
      .compactMap { if case .dock(let edge) = $0.content { edge } else { nil } }.first
  }

  @Test func `the panel shows the newest store of the application, and follows it`() async throws {
    StoreOrigin.$name.withValue("tally") { _ = store.record(in: inspection) }
    let other = Store(initialState: Tally.State(count: 7)) { Tally() }
    _ = other.record(in: inspection)
    let host = page()
    try await dock(in: host)
    await host.wait(timeout: .ample) { $0.texts.contains { $0.hasPrefix("0 actions, ") } }
    host.button("Add").tap()
    await host.wait(timeout: .ample) { $0.text(containing: ".add(1)") != nil }
    #expect(host.texts.contains("Count 1"))
    #expect(inspection.stores.count == 2)
    withExtendedLifetime(other) {}
  }

  @Test func `the panel is moved and closed, and the page stays`() async throws {
    _ = store.record(in: inspection)
    let host = page()
    try await dock(in: host, at: "below")
    #expect(edge(host) == .bottom)
    host.picker("Show").select("State")
    await host.wait(timeout: .ample) { $0.text(containing: "count: 0") != nil }
    host.button("At the side").tap()
    #expect(edge(host) == .trailing)
    #expect(host.text(containing: "count: 0") != nil)
    host.button("Close the inspector").tap()
    #expect(edge(host) == nil)
    #expect(host.texts == ["Count 0"])
  }

  @Test func `the title and the keys are those of the application`() async throws {
    _ = store.record(in: inspection)
    let host = page()
    try await dock(in: host)
    #expect(host.title == "Tally")
    #expect(!host.controls.contains("Keys"))
    let keys = host.tree.visibleElements.filter { $0.style.details?.shortcut != nil }
    #expect(keys.map { host.tree.text(of: $0.id) } == ["Add"])
  }

  @Test func `what the panel evaluates is not an update of the application`() throws {
    let history = try #require(store.record(in: inspection))
    store.send(.add(1))
    let (recorder, cause) = (
      ViewRecorder(inspection), ViewUpdateCause(store: history.id, action: 1)
    )
    recorder.record(InspectorPanel.self, from: cause, because: "")
    recorder.record(TallyPage.self, from: cause, because: "")
    guard case .action(let detail) = inspection.answer(.action(store: history.id, number: 1)) else {
      Issue.record("There is no action.")
      return
    }
    #expect(detail.updatedViews.map(\.view) == ["TallyPage"])
  }
}
