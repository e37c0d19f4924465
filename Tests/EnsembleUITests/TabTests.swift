// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@MainActor
@Suite("Tabs")
struct TabTests {
  @Test("a tab inserted and selected in one update is shown at once, without one in between")
  func comesAndIsChosen() {
    let store = makeStore(rows: 2)
    let log = Log()
    let host = ViewHost(RowTabs(store: store, log: log))
    host.button("Tab 1").tap()
    #expect(log.take().sorted() == ["+0", "+1", "-0"])
    store.send(
      .change {
        $0.rows.append(Item.State(id: 7, name: "Seven"))
        $0.number = 7
      }
    )
    #expect(host.texts == ["Row 7"])
    #expect(log.take().sorted() == ["+7", "-1"])
  }

  @Test("the visible tab stays when others are inserted, removed and moved")
  func othersMove() {
    let store = makeStore(rows: 3)
    let log = Log()
    let host = ViewHost(RowTabs(store: store, log: log))
    host.button("Tab 1").tap()
    _ = log.take()
    store.send(.change { $0.rows.removeFirst() })
    store.send(.change { $0.rows.reverse() })
    #expect(host.texts == ["Row 1"])
    #expect(host.controls == ["Tab 2", "Tab 1"])
    #expect(log.take().isEmpty)
  }

  @Test("moving tabs moves their buttons, even if no tab is evaluated")
  func places() {
    let store = makeStore(rows: 2)
    let counts = Counts()
    let host = ViewHost(TabRows(store: store, counts: counts))
    #expect(host.controls == ["Tab 0", "Tab 1"])
    _ = counts.take()
    store.send(.change { $0.rows.reverse() })
    #expect(host.controls == ["Tab 1", "Tab 0"])
    #expect(counts.take().isEmpty)
    #expect(host.texts == ["Row 0"])
  }

  @Test(
    "the content of a tab is evaluated once, and not when the selection or a label changes"
  )
  func evaluations() {
    let store = makeStore()
    let counts = Counts()
    let host = ViewHost(CountedTabs(store: store, counts: counts))
    #expect(counts.take() == ["A": 1])
    store.send(.change { $0.sheet = Item.State(id: 1, name: "New") })
    #expect(host.controls == ["New", "B"])
    #expect(counts.take() == ["A": 1])
    host.button("B").tap()
    #expect(counts.take() == ["B": 1])
  }

  @Test("only one of several tabs with the same value is shown")
  func sameTag() {
    let host = ViewHost(
      TabView {
        Text("In A").tabItem { Text("A") }.tag(1)
        Text("In B").tabItem { Text("B") }
      }
    )
    #expect(host.texts == ["In A"])
  }

  @Test("tabs without values are selected by their buttons")
  func withoutValues() {
    let host = ViewHost(
      TabView {
        Tab("A", systemImage: "a.circle") { Text("In A") }
        Tab {
          Text("In B")
        } label: {
          Text("B")
        }
      }
    )
    #expect(host.texts == ["In A"])
    host.button("B").tap()
    #expect(host.texts == ["In B"])
  }

  @Test("a tag of the wrapped type selects a tab of an optional selection")
  func optionalSelection() {
    let host = ViewHost(OptionalTabs())
    #expect(host.texts == ["In 1"])
    host.button("2").tap()
    #expect(host.texts == ["In 2"])
  }

  @Test("a tab whose tag is of another type than the selection is reported")
  func otherType() {
    let store = makeStore()
    let host = ViewHost(OtherTabs(store: store))
    withKnownIssue {
      host.button("B").tap()
    } matching: {
      $0.description.contains("has a tag of type 'String'")
    }
    #expect(host.texts == ["In A"])
  }

  @Test("a reducer can refuse a selection")
  func refusal() {
    let store = makeStore(rows: 2)
    let log = Log()
    let host = ViewHost(RefusedTabs(store: store))
    host.button("Tab 1").tap()
    #expect(host.texts == ["Row 0"])
    #expect(log.take().isEmpty)
  }

  @Test("dropped tabs release everything they held")
  func noLeaks() {
    weak var held: Held?
    weak var tree: ViewTree?
    do {
      let object = Held()
      held = object
      let host = ViewHost(HoldingTabs(held: object))
      tree = host.tree
      host.button("B").tap()
      #expect(host.texts == ["true"])
    }
    #expect(tree == nil)
    #expect(held == nil)
  }

  @Test("pages pushed in a tab of a page are removed with the page that presents the tab view")
  func stacks() {
    let store = makeStore()
    let host = ViewHost(StackedTabs(store: store))
    host.button("Open").tap()
    #expect(host.title == "Tab A")
    host.button("Inner").tap()
    #expect(host.title == "Inner page")
    #expect(host.goBack())
    host.button("Outer").tap()
    #expect(host.title == "Outer page")
    store.send(.change { $0.number = 1 })
    #expect(host.texts == ["In B"])
    #expect(host.title == "Tabs")
  }
}

private struct RowTabs: View {
  @Bindable var store: StoreOf<Items>
  let log: Log

  var body: some View {
    TabView(selection: $store.number) {
      ForEach(store.rows) { row in
        Text("Row \(row.id)")
          .onAppear { log.add("+\(row.id)") }
          .onDisappear { log.add("-\(row.id)") }
          .tabItem { Text("Tab \(row.id)") }
      }
    }
  }
}

private struct TabRows: View {
  @Bindable var store: StoreOf<Items>
  let counts: Counts

  var body: some View {
    TabView(selection: $store.number) { OnlyRows(store: store, counts: counts) }
  }
}

private struct OnlyRows: View {
  let store: StoreOf<Items>
  let counts: Counts

  var body: some View {
    ForEach(store.rows) { TabRow(id: $0.id, counts: counts) }
  }
}

private struct TabRow: View {
  let id: Int
  let counts: Counts

  var body: some View {
    let _ = counts.add("row")
    Text("Row \(id)").tabItem { Text("Tab \(id)") }
  }
}

private struct RefusedTabs: View {
  @Bindable var store: StoreOf<Items>

  var body: some View {
    TabView(selection: Binding(get: { store.number }, set: { _ in })) {
      ForEach(store.rows) { row in Text("Row \(row.id)").tabItem { Text("Tab \(row.id)") } }
    }
  }
}

private struct CountedTabs: View {
  let store: StoreOf<Items>
  let counts: Counts

  var body: some View {
    let name = store.sheet?.name ?? "A"
    TabView {
      CountedText(name: "A", counts: counts) { _ = name }.tabItem { Text(name) }
      CountedText(name: "B", counts: counts) { _ = name }.tabItem { Text("B") }
    }
  }
}

private struct CountedText: View {
  let name: String
  let counts: Counts
  /// A different closure each time, so that the view differs from the one before.
  let action: () -> Void

  var body: some View {
    let _ = counts.add(name)
    Text("In \(name)")
  }
}

private struct OptionalTabs: View {
  @State private var selection: Int? = 1

  var body: some View {
    TabView(selection: $selection) {
      Tab("1", systemImage: "1.circle", value: 1) { Text("In 1") }
      Text("In 2").tabItem { Text("2") }.tag(2 as Int?)
    }
  }
}

private struct OtherTabs: View {
  @Bindable var store: StoreOf<Items>

  var body: some View {
    TabView(selection: $store.number) {
      Text("In A").tabItem { Text("A") }.tag("a")
      Text("In B").tabItem { Text("B") }.tag("b")
    }
  }
}

private struct HoldingTabs: View {
  let held: Held
  @State private var tab = 0

  var body: some View {
    let held = held
    let selection = Binding(
      get: { [tab = $tab] in held === held ? tab.wrappedValue : 0 },
      set: { [tab = $tab] in tab.wrappedValue = $0 }
    )
    TabView(selection: selection) {
      Text("In A").tabItem { Text("A") }.tag(0)
      TabView {
        Text("\(held === held)").tabItem { Text("C") }
      }
      .tabItem { Text("B") }
      .tag(1)
    }
  }
}

private struct StackedTabs: View {
  @Bindable var store: StoreOf<Items>
  @State private var isOpen = false
  @State private var isOuter = false
  @State private var isInner = false

  var body: some View {
    NavigationStack {
      Button("Open") { isOpen = true }
        .navigationDestination(isPresented: $isOpen) {
          TabView(selection: $store.number) {
            VStack {
              Button("Outer") { isOuter = true }
                .navigationDestination(isPresented: $isOuter) {
                  Text("…").navigationTitle("Outer page")
                }
              NavigationStack {
                Button("Inner") { isInner = true }
                  .navigationTitle("Tab A")
                  .navigationDestination(isPresented: $isInner) {
                    Text("…").navigationTitle("Inner page")
                  }
              }
            }
            .tabItem { Text("A") }
            .tag(0)
            Text("In B").tabItem { Text("B") }.tag(1)
          }
          .navigationTitle("Tabs")
        }
    }
  }
}
