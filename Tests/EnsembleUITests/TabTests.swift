// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@MainActor
@Suite("Tabs")
struct TabTests {
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
