// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@MainActor
@Suite("Questions, menus and tabs")
struct MenuAndTabTests {
  @Test("each button of a question dismisses it, as does closing it")
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

  @Test("a menu shows its buttons when it is pressed, and pressing one closes it")
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

  @Test("the selected tab is shown, and the others do not exist")
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

  @Test("unbound tabs start with the first, and can be inserted and removed")
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
