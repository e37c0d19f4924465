// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@MainActor
@Suite("Reopening pages and sheets")
struct ReopeningTests {
  @Test("a page of a feature is pushed again in its last state")
  func page() throws {
    let store = makeStore()
    let host = ViewHost(StackView(store: store))
    host.button("Open").tap()
    let page = try #require(host.lastPage)
    store.send(.change { $0.path[id: $0.path.ids.last!]?.name = "Changed" })
    #expect(host.goBack())
    #expect(host.title == "Root")
    #expect(host.tree.perform(.reopen(page), on: host.tree.rootID))
    #expect(host.title == "Page Changed")
    // The reopened page has another identity.
    #expect(!host.tree.perform(.reopen(page), on: host.tree.rootID))
    #expect(store.path.count == 1)
  }

  @Test("pages are reopened above the pages they were on, and above no others")
  func pages() throws {
    let store = makeStore()
    let host = ViewHost(StackView(store: store))
    host.button("Open").tap()
    let lower = try #require(host.lastPage)
    host.button("Deeper").tap()
    let upper = try #require(host.lastPage)
    host.goBack()
    host.goBack()
    #expect(!host.tree.perform(.reopen(upper), on: host.tree.rootID))
    #expect(store.path.isEmpty)
    host.button("Open").tap()
    host.button("Deeper").tap()
    let other = try #require(host.lastPage)
    host.goBack()
    host.goBack()
    #expect(host.tree.perform(.reopen(lower), on: host.tree.rootID))
    #expect(host.tree.perform(.reopen(other), on: host.tree.rootID))
    #expect(host.title == "Page Two")
  }

  @Test("a page and a sheet presented by a value are presented again")
  func values() throws {
    let host = ViewHost(PresentedValues())
    for (button, title) in [("Push", "Pushed"), ("Item", "Item 7")] {
      host.button(button).tap()
      let page = try #require(host.lastPage)
      #expect(host.goBack())
      #expect(host.tree.perform(.reopen(page), on: host.tree.rootID))
      #expect(host.title == title)
      host.goBack()
    }
    for (button, text) in [("Sheet", "In the sheet"), ("Item sheet", "Item 8")] {
      host.button(button).tap()
      let sheet = try #require(host.tree.front?.id)
      #expect(host.dismiss())
      #expect(!host.showsSheet)
      #expect(host.tree.perform(.reopen(sheet), on: host.tree.rootID))
      #expect(host.showsSheet)
      #expect(host.texts == [text])
      host.dismiss()
    }
  }

  @Test("the sheet of a feature ended with the feature, and is not reopened")
  func feature() throws {
    let store = makeStore()
    let host = ViewHost(PresentingView(store: store))
    store.send(.change { $0.sheet = Item.State(id: 3, name: "Three") })
    #expect(host.showsSheet)
    let sheet = try #require(host.tree.front?.id)
    host.dismiss()
    #expect(!host.tree.perform(.reopen(sheet), on: host.tree.rootID))
    #expect(!host.showsSheet)
  }

  @Test("an unknown identity, or an event on an element other than the root, reopens nothing")
  func misuse() throws {
    let store = makeStore()
    let host = ViewHost(StackView(store: store))
    host.button("Open").tap()
    let page = try #require(host.lastPage)
    host.goBack()
    let button = try #require(host.tree.visibleElements.first { $0.content == .link })
    #expect(!host.tree.perform(.reopen(page), on: button.id))
    #expect(!host.tree.perform(.reopen(ElementID(rawValue: 9999)), on: host.tree.rootID))
    #expect(host.title == "Root")
  }

  @Test("a closed tree releases its reopenings")
  func release() async throws {
    weak var model: KeptModel?
    do {
      let made = KeptModel()
      model = made
      let host = ViewHost(ModelView(model: made))
      host.button("Push").tap()
      host.goBack()
      host.close()
    }
    #expect(model == nil)
  }
}

@MainActor
@Suite("Addresses of views")
struct ViewAddressTests {
  @Test("the address is that of the place, and a change of it is reported")
  func address() {
    let host = ViewHost(PlacedView())
    #expect(host.tree.address == Address(["0"]))
    #expect(!host.changes().changesAddress)
    host.button("More").tap()
    #expect(host.changes().changesAddress)
    #expect(host.tree.address == Address(["1"]))
    host.button("Nowhere").tap()
    #expect(host.changes().changesAddress)
    #expect(host.tree.address == nil)
  }

  @Test("opening an address writes its place, unless it is open already")
  func open() {
    let log = Log()
    let host = ViewHost(PlacedView(log: log))
    #expect(host.tree.perform(.open(Address(["7"])), on: host.tree.rootID))
    #expect(host.texts == ["7"])
    #expect(host.tree.address == Address(["7"]))
    #expect(host.tree.perform(.open(Address(["7"])), on: host.tree.rootID))
    #expect(log.take() == ["7"])
    #expect(!host.tree.perform(.open(Address(["x"])), on: host.tree.rootID))
    #expect(host.texts == ["7"])
  }

  @Test("views that declare no address have none, and open none")
  func none() {
    let host = ViewHost(Text("Alone"))
    #expect(host.tree.address == nil)
    #expect(!host.tree.perform(.open(Address(["7"])), on: host.tree.rootID))
  }

  @Test("a second address at a time is reported, and only the first one has an effect")
  func second() {
    let map = AddressMap<Int>(
      parse: { $0.path.first.flatMap { Int($0) } },
      print: { Address(["\($0)"]) }
    )
    var host: ViewHost?
    withKnownIssue {
      host = ViewHost(
        Group {
          Text("A").address(.constant(1), in: map)
          Text("B").address(.constant(2), in: map)
        }
      )
    } matching: {
      $0.description.contains("more than one view")
    }
    #expect(host?.tree.address == Address(["1"]))
  }

  @Test("the address is removed with its view")
  func removal() {
    let host = ViewHost(MaybePlaced())
    #expect(host.tree.address == Address(["1"]))
    host.button("Remove").tap()
    #expect(host.changes().changesAddress)
    #expect(host.tree.address == nil)
    host.button("Remove").tap()
    #expect(host.changes().changesAddress)
    #expect(host.tree.address == Address(["1"]))
  }
}

private let numbers = AddressMap<Int?>(
  parse: { address in
    guard let number = address.path.first.flatMap({ Int($0) }) else { return nil }
    return .some(number)
  },
  print: { $0.map { Address(["\($0)"]) } }
)

private struct PlacedView: View {
  var log: Log?
  @State private var number: Int? = 0

  var body: some View {
    Group {
      Text(number.map { "\($0)" } ?? "nowhere")
      Button("More") { number = (number ?? 0) + 1 }
      Button("Nowhere") { number = nil }
    }
    .address(
      Binding(
        get: { number },
        set: {
          log?.add($0.map { "\($0)" } ?? "nil")
          number = $0
        }
      ),
      in: numbers
    )
  }
}

private struct MaybePlaced: View {
  @State private var isThere = true

  var body: some View {
    Button("Remove") { isThere.toggle() }
    if isThere { Text("Here").address(.constant(1), in: numbers) }
  }
}

private struct PresentedValues: View {
  private struct Item: Hashable, Identifiable { let id: Int }

  @State private var isPushed = false
  @State private var item: Item?
  @State private var isSheet = false
  @State private var sheetItem: Item?

  var body: some View {
    NavigationStack {
      List {
        Button("Push") { isPushed = true }
        Button("Item") { item = Item(id: 7) }
        Button("Sheet") { isSheet = true }
        Button("Item sheet") { sheetItem = Item(id: 8) }
      }
      .navigationTitle("Root")
      .navigationDestination(isPresented: $isPushed) { Text("…").navigationTitle("Pushed") }
      .navigationDestination(item: $item) { Text("…").navigationTitle("Item \($0.id)") }
      .sheet(isPresented: $isSheet) { Text("In the sheet") }
      .sheet(item: $sheetItem) { Text("Item \($0.id)") }
    }
  }
}

@MainActor
private final class KeptModel {
  var isPushed = false
}

private struct ModelView: View {
  let model: KeptModel
  @State private var isPushed = false

  var body: some View {
    NavigationStack {
      Button("Push") { isPushed = true }
        .navigationDestination(isPresented: $isPushed) { Text(model.isPushed ? "a" : "b") }
    }
  }
}

extension ViewHost {
  /// The visible page.
  fileprivate var lastPage: ElementID? {
    tree.update()
    return tree.visibleElements.last { $0.content == .page }?.id
  }
}
