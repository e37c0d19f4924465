// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@MainActor
@Suite("Navigation destinations")
struct DestinationTests {
  @Test("a page is pushed while its item is non-nil, and going back clears the item")
  func item() {
    let store = makeStore()
    let host = ViewHost(PushingStack(store: store))
    #expect(host.title == "Root")
    store.send(.change { $0.sheet = Item.State(id: 1, name: "One") })
    #expect(host.title == "One")
    #expect(host.texts == ["One"])
    host.button("Toggle 1").tap()
    #expect(store.sheet?.isDone == true)
    #expect(host.goBack())
    #expect(store.sheet == nil)
    #expect(host.title == "Root")
    #expect(!host.goBack())
  }

  @Test("a changed item with the same identity keeps its page")
  func identity() {
    let store = makeStore()
    let host = ViewHost(PushingStack(store: store))
    store.send(.change { $0.sheet = Item.State(id: 1, name: "One") })
    let first = host.changes().restructured.map(\.id)
    #expect(!first.isEmpty)
    store.send(.change { $0.sheet?.name = "Uno" })
    #expect(host.title == "Uno")
    #expect(host.changes().removed.isEmpty)
  }

  @Test("another item replaces the page, which appears as the previous one disappears")
  func otherItem() {
    let store = makeStore()
    let log = Log()
    let host = ViewHost(LoggedPages(store: store, log: log))
    store.send(.change { $0.number = 1 })
    #expect(host.title == "Page 1")
    store.send(.change { $0.number = 2 })
    #expect(host.title == "Page 2")
    #expect(log.take() == ["+1", "-1", "+2"])
    #expect(host.goBack())
    #expect(host.texts == ["Row"])
    #expect(log.take() == ["-2"])
    #expect(store.number == 0)
  }

  @Test("the page of a row is removed with the row, and stays when the row moves")
  func rows() {
    let store = makeStore(rows: 3)
    let log = Log()
    let host = ViewHost(PushingRows(store: store, log: log))
    host.button("Open 1").tap()
    #expect(host.title == "Page 1")
    store.send(.change { $0.rows.reverse() })
    #expect(host.title == "Page 1")
    #expect(log.take() == ["+1"])
    store.send(.change { $0.rows.remove(id: 1) })
    #expect(host.title == "Rows")
    #expect(log.take() == ["-1"])
    #expect(host.controls == ["Open 2", "Open 0"])
  }

  @Test(
    "a page inherits the environment of its stack, and the values of the view that presents it"
  )
  func environment() {
    let view = NavigationStack {
      Text("Row")
        .navigationDestination(isPresented: .constant(true)) { Button("Press") {} }
        .disabled(false)
        .bold()
    }
    let host = ViewHost(view.disabled(true).italic())
    #expect(host.button("Press").isDisabled)
    let style = host.tree.visibleElements.first { $0.content == .text("Press") }?.style
    #expect(style?.isItalic == true)
    #expect(style?.isBold == false)
  }

  @Test("removed pages and dropped trees release everything they held")
  func noLeaks() {
    weak var tree: ViewTree?
    weak var held: Held?
    let model = Model()
    do {
      let object = Held()
      held = object
      model.held = object
      let host = ViewHost(HoldingPages(model: model))
      tree = host.tree
      #expect(host.texts == ["page"])
    }
    model.held = nil
    #expect(tree == nil)
    #expect(held == nil)
  }

  @Test("a page that presents a page takes it along when it is removed")
  func nested() {
    let host = ViewHost(NestedPages())
    host.button("First").tap()
    #expect(host.title == "First page")
    host.button("Second").tap()
    #expect(host.title == "Second page")
    #expect(host.goBack())
    #expect(host.title == "First page")
    host.button("Second").tap()
    host.button("Home").tap()
    #expect(host.title == "Root")
    #expect(host.controls == ["First"])
  }

  @Test("a destination is above the pages of the path, and removed with the page that presents it")
  func path() {
    let store = makeStore()
    let host = ViewHost(PushingPath(store: store))
    store.send(.change { $0.path.append(Item.State(id: 1, name: "One")) })
    host.button("More").tap()
    #expect(host.title == "More of One")
    store.send(.change { $0.path.removeAll() })
    #expect(host.title == "Root")
    #expect(!host.outline.contains("More of One"))
  }

  @Test("a feature on a page dismisses itself")
  func dismissal() async {
    let store = makeStore()
    let host = ViewHost(PushingStack(store: store))
    store.send(.change { $0.sheet = Item.State(id: 3, name: "Three") })
    await store.send(.sheet(.presented(.doneTapped))).finish()
    #expect(store.sheet == nil)
    #expect(host.title == "Root")
  }

  @Test("a page with another item starts over")
  func replacement() {
    let host = ViewHost(Levels())
    host.button("Visit").tap()
    #expect(host.texts == ["Level 1, 1"])
    host.button("Up").tap()
    #expect(host.texts == ["Level 2, 0"])
  }

  @Test("a page pushed from a destination is above the destination")
  func pushedLater() {
    let store = makeStore()
    let host = ViewHost(LinkingPath(store: store))
    host.button("Bring").tap()
    #expect(host.title == "Brought")
    host.button("Push").tap()
    #expect(host.title == "Pushed")
    #expect(host.goBack())
    #expect(host.title == "Brought")
    #expect(host.goBack())
    #expect(host.title == "Root")
  }

  @Test("a destination without a stack is reported at its source location")
  func withoutStack() {
    let line = #line + 2
    withKnownIssue {
      let view = Text("A").navigationDestination(isPresented: .constant(true)) { Text("B") }
      #expect(ViewHost(view).texts == ["A"])
    } matching: {
      $0.description.contains("cannot push a page")
        && $0.sourceLocation?.line == line
    }
  }

  @Test("covers and popovers are sheets")
  func covers() {
    let store = makeStore()
    let host = ViewHost(CoveringView(store: store))
    host.button("Cover").tap()
    #expect(host.showsSheet)
    #expect(host.texts == ["Covered"])
    host.dismiss()
    #expect(!host.showsSheet)
    store.send(.change { $0.sheet = Item.State(id: 2, name: "Two") })
    #expect(host.texts == ["Two"])
    host.dismiss()
    #expect(store.sheet == nil)
  }
}

private struct PushingStack: View {
  @Bindable var store: StoreOf<Items>

  var body: some View {
    NavigationStack {
      List { Text("Row") }
        .navigationTitle("Root")
        .navigationDestination(item: $store.scope(state: \.$sheet, action: \.sheet)) { store in
          ItemView(store: store).navigationTitle(store.name)
        }
    }
  }
}

private struct NestedPages: View {
  @State private var isFirst = false
  @State private var isSecond = false

  var body: some View {
    NavigationStack {
      Button("First") { isFirst = true }
        .navigationTitle("Root")
        .navigationDestination(isPresented: $isFirst) {
          Button("Second") { isSecond = true }
            .navigationTitle("First page")
            .navigationDestination(isPresented: $isSecond) {
              Button("Home") { isFirst = false }.navigationTitle("Second page")
            }
        }
    }
  }
}

private struct Levels: View {
  @State private var level: Int? = 1

  var body: some View {
    NavigationStack {
      Text("Ground").navigationDestination(item: $level) { number in
        Level(number: number)
        Button("Up") { level = number + 1 }
      }
    }
  }
}

private struct Level: View {
  let number: Int
  @State private var visits = 0

  var body: some View {
    Text("Level \(number), \(visits)")
    Button("Visit") { visits += 1 }
  }
}

private struct PushingPath: View {
  @Bindable var store: StoreOf<Items>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("Row").navigationTitle("Root")
    } destination: { store in
      PushingPage(store: store)
    }
  }
}

private struct LinkingPath: View {
  @Bindable var store: StoreOf<Items>
  @State private var isBrought = false

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Button("Bring") { isBrought = true }
        .navigationTitle("Root")
        .navigationDestination(isPresented: $isBrought) {
          NavigationLink("Push", state: Item.State(id: 1)).navigationTitle("Brought")
        }
    } destination: { _ in
      Text("…").navigationTitle("Pushed")
    }
  }
}

private struct PushingPage: View {
  let store: StoreOf<Item>
  @State private var isMore = false

  var body: some View {
    Button("More") { isMore = true }
      .navigationTitle(store.name)
      .navigationDestination(isPresented: $isMore) {
        Text("…").navigationTitle("More of \(store.name)")
      }
  }
}

private struct CoveringView: View {
  @Bindable var store: StoreOf<Items>
  @State private var isCovered = false

  var body: some View {
    Button("Cover") { isCovered = true }
      .fullScreenCover(isPresented: $isCovered) { Text("Covered") }
      .popover(item: $store.scope(state: \.$sheet, action: \.sheet)) { ItemView(store: $0) }
  }
}

private struct LoggedPages: View {
  @Bindable var store: StoreOf<Items>
  let log: Log

  var body: some View {
    NavigationStack {
      Text("Row")
        .navigationDestination(
          item: Binding<Int?>(
            get: { store.number > 0 ? store.number : nil },
            set: { store.number = $0 ?? 0 }
          )
        ) { id in
          Text("…")
            .navigationTitle("Page \(id)")
            .onAppear { log.add("+\(id)") }
            .onDisappear { log.add("-\(id)") }
        }
    }
  }
}

private struct PushingRows: View {
  let store: StoreOf<Items>
  let log: Log

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.rows) { PushingRow(id: $0.id, log: log) }
      }
      .navigationTitle("Rows")
    }
  }
}

private struct PushingRow: View {
  let id: Int
  let log: Log
  @State private var isOpen = false

  var body: some View {
    Button("Open \(id)") { isOpen = true }
      .navigationDestination(isPresented: $isOpen) {
        Text("…")
          .navigationTitle("Page \(id)")
          .onAppear { log.add("+\(id)") }
          .onDisappear { log.add("-\(id)") }
      }
  }
}

private struct HoldingPages: View {
  let model: Model

  var body: some View {
    NavigationStack {
      Text("root")
        .navigationDestination(
          item: Binding(get: { model.held.map(ObjectIdentifier.init) }, set: { _ in })
        ) { [held = model.held] _ in
          Text(held == nil ? "none" : "page")
        }
    }
  }
}
