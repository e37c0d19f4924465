// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@MainActor
@Suite("Environment values")
struct EnvironmentTests {
  @Test("values are inherited, also by sheets, and the innermost one wins")
  func environment() {
    let store = makeStore()
    let counts = Counts()
    let host = ViewHost(
      Themed(store: store, counts: counts).environment(\.theme, "outer")
    )
    #expect(host.texts == ["outer", "inner 0"])
    _ = counts.take()
    store.send(.change { $0.number = 1 })
    #expect(host.texts == ["outer", "inner 1"])
    #expect(counts.take() == ["other": 1], "What gets the same values is left alone.")
    store.send(.change { $0.sheet = Item.State(id: 1, name: "One") })
    #expect(host.texts == ["outer", "disabled"])
    host.button("Close").tap()
    #expect(store.sheet == nil)
  }

  @Test("a page can dismiss itself, but the root page cannot")
  func dismissAction() {
    let host = ViewHost(LeavingStack())
    host.button("Leave").tap()
    #expect(host.title == "Root")
    host.button("Push").tap()
    #expect(host.title == "Pushed")
    host.button("Leave").tap()
    #expect(host.title == "Root")
  }
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

private struct Themed: View {
  @Bindable var store: StoreOf<Items>
  let counts: Counts

  var body: some View {
    ThemedText()
      .sheet(item: $store.scope(state: \.$sheet, action: \.sheet)) { _ in
        ThemedText()
        Leaving(title: "Close")
        EnabledText().disabled(true)
      }
    ThemedText().environment(\.theme, "inner \(store.number)")
    Counted(name: "same", counts: counts).environment(\.theme, "same")
    Counted(name: "other", counts: counts).environment(\.theme, "other \(store.number)")
  }
}

private struct ThemedText: View {
  @Environment(\.theme) private var theme

  var body: some View { Text(theme) }
}

private struct Counted: View {
  let name: String
  let counts: Counts

  var body: some View {
    let _ = counts.add(name)
  }
}

private struct EnabledText: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { Text(isEnabled ? "enabled" : "disabled") }
}

private struct Leaving: View {
  let title: String
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button(title) { dismiss() } }
}

private struct LeavingStack: View {
  @State private var isPushed = false

  var body: some View {
    NavigationStack {
      Leaving(title: "Leave")
      Button("Push") { isPushed = true }
        .navigationTitle("Root")
        .navigationDestination(isPresented: $isPushed) {
          Leaving(title: "Leave").navigationTitle("Pushed")
        }
    }
  }
}
