// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@MainActor
@Suite("More of SwiftUI's words")
struct CallShapeTests {
  @Test("a question is ended by each of its buttons, and by closing it")
  func questions() {
    let answers = Answers()
    let host = ViewHost(AskingView(answers: answers))
    host.button("Ask").tap()
    #expect(host.dialogTitle == "Delete it?")
    #expect(host.texts == ["There is no way back."])
    host.button("Delete").tap()
    #expect(answers.all == ["deleted"])
    #expect(host.dialogTitle == nil)
    host.button("Ask").tap()
    #expect(host.dismiss())
    #expect(host.dialogTitle == nil)
    host.button("Tell").tap()
    host.button("OK").tap()
    #expect(host.dialogTitle == nil)
    #expect(answers.all == ["deleted"])
  }

  @Test("a menu shows its buttons when it is asked for, and one of them ends it")
  func menu() {
    let answers = Answers()
    let host = ViewHost(AskingView(answers: answers))
    #expect(!host.controls.contains("Copy"))
    host.button("More").tap()
    #expect(host.controls == ["Copy", "Move"])
    host.button("Move").tap()
    #expect(answers.all == ["moved"])
    #expect(!host.controls.contains("Copy"))
  }

  @Test("one tab is seen; what is not seen is not there")
  func tabs() {
    let store = makeStore()
    let answers = Answers()
    let host = ViewHost(TabbedView(store: store, answers: answers))
    #expect(host.texts.contains("Content 0"))
    host.button("Second").tap()
    #expect(store.number == 1)
    #expect(host.texts == ["Content 1"])
    #expect(answers.all == ["first came", "first went"])
    store.send(.change { $0.number = 2 })
    #expect(host.texts == ["Content 2"])
    store.send(.change { $0.number = 7 })
    #expect(host.texts == ["Content 0"])
  }

  @Test("tabs that nobody chooses for start with the first; tabs come and go")
  func ownTabs() {
    let store = makeStore()
    let host = ViewHost(OwnTabs(store: store))
    #expect(host.controls == ["A", "B"])
    #expect(host.texts == ["In A"])
    host.button("B").tap()
    #expect(host.texts == ["In B"])
    store.send(.change { $0.number = 1 })
    #expect(host.controls == ["A", "More", "B"])
    host.button("More").tap()
    #expect(host.texts == ["In More"])
    store.send(.change { $0.number = 0 })
    #expect(host.texts == ["In A"])
  }

  @Test(
    "search, refresh, disclosure, and what there is when there is nothing",
    .timeLimit(.minutes(1))
  )
  func lists() async {
    let store = makeStore()
    let answers = Answers()
    let host = ViewHost(SearchView(store: store, answers: answers))
    host.textField("Search").type("milk")
    #expect(host.text(containing: "milk") == "No results for milk")
    #expect(!host.texts.contains("Inside"))
    host.button("Details").tap()
    #expect(host.texts.contains("Inside"))
    host.button("Refresh").tap()
    #expect(host.button("Refresh").isDisabled)
    await host.wait { $0.texts.contains("Loaded 1") }
    answers.finish()
    await host.wait { !$0.button("Refresh").isDisabled }
    #expect(answers.all == ["refreshing", "refreshed"])
  }

  @Test("a control is found by the label that it has for those who do not see it")
  func spokenLabel() {
    let answers = Answers()
    let host = ViewHost(
      HStack {
        Button {
          answers.all.append("added")
        } label: {
          Image(systemName: "plus")
        }
        .accessibilityLabel("Add")
        Text("5").accessibilityLabel("Five items")
      }
    )
    host.button("Add").tap()
    #expect(answers.all == ["added"])
    #expect(host.controls == ["Add"])
    #expect(host.texts == ["5"])
  }

  @Test("values come from the views around, also into a sheet; the innermost counts")
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

  @Test("a page can leave itself; the first of a stack cannot")
  func dismissAction() {
    let host = ViewHost(LeavingStack())
    host.button("Leave").tap()
    #expect(host.title == "Root")
    host.button("Push").tap()
    #expect(host.title == "Pushed")
    host.button("Leave").tap()
    #expect(host.title == "Root")
  }

  @Test("with another identity a view begins anew")
  func identity() {
    let store = makeStore()
    let host = ViewHost(IdentifiedCounter(store: store))
    host.button("Count 0").tap()
    #expect(host.controls == ["Count 1"])
    store.send(.change { $0.number = 1 })
    #expect(host.controls == ["Count 0"])
  }

  @Test("actions are sent with animations, though nothing moves")
  func animations() async {
    let store = makeStore()
    store.send(.askTapped, animation: .spring(duration: 0.2))
    #expect(store.alert != nil)
    let host = ViewHost(Text("\(store.number)").animation(.default, value: store.number))
    #expect(host.texts == ["0"])
  }
}

@MainActor
private final class Answers {
  var all: [String] = []
  private var waiting: CheckedContinuation<Void, Never>?

  func wait() async {
    all.append("refreshing")
    await withCheckedContinuation { waiting = $0 }
    all.append("refreshed")
  }

  func finish() { waiting?.resume() }
}

private struct AskingView: View {
  let answers: Answers
  @State private var isAsking = false
  @State private var isTelling = false

  var body: some View {
    Button("Ask") { isAsking = true }
      .confirmationDialog("Delete it?", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Delete", role: .destructive) { answers.all.append("deleted") }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("There is no way back.")
      }
    Button("Tell") { isTelling = true }
      .alert("So it is", isPresented: $isTelling) {}
    Menu("More") {
      Button("Copy") { answers.all.append("copied") }
      Button("Move") { answers.all.append("moved") }
    }
    .buttonStyle(.bordered)
  }
}

private struct TabbedView: View {
  @Bindable var store: StoreOf<Items>
  let answers: Answers

  var body: some View {
    TabView(selection: $store.number) {
      Text("Content 0")
        .onAppear { answers.all.append("first came") }
        .onDisappear { answers.all.append("first went") }
        .tabItem { Label("First", systemImage: "list.bullet") }
        .tag(0)
      Text("Content 1")
        .tag(1)
        .tabItem { Text("Second") }
      Tab("Third", systemImage: "gear", value: 2) { Text("Content 2") }
    }
  }
}

private struct OwnTabs: View {
  let store: StoreOf<Items>

  var body: some View {
    TabView {
      Text("In A").tabItem { Text("A") }.tag("a")
      if store.number == 1 { Text("In More").tabItem { Text("More") }.tag("more") }
      Text("In B").tabItem { Text("B") }.tag("b")
    }
  }
}

private struct SearchView: View {
  @Bindable var store: StoreOf<Items>
  let answers: Answers
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List {
        if query.isEmpty {
          Text("All")
        } else {
          ContentUnavailableView("No results for \(query)", systemImage: "magnifyingglass")
        }
        Text("Loaded \(store.number)")
        DisclosureGroup("Details") { Text("Inside") }
      }
      .listStyle(.plain)
      .navigationTitle("Items")
      .searchable(text: $query)
      .refreshable {
        store.send(.change { $0.number += 1 })
        await answers.wait()
      }
    }
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

private struct IdentifiedCounter: View {
  let store: StoreOf<Items>

  var body: some View { OwnCount().id(store.number) }
}

private struct OwnCount: View {
  @State private var count = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }
      .padding(.horizontal, 8)
      .padding()
  }
}
