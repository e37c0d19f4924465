// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@MainActor
@Suite("Views that compile for SwiftUI too")
struct SharedViewTests {
  private let store = Store(
    initialState: Checklist.State(
      items: [
        Checklist.Item(id: 1, name: "Milk"),
        Checklist.Item(id: 2, name: "Eggs", isDone: true),
      ],
      names: ["a", "b"]
    )
  ) {
    Checklist()
  }

  @Test func `a view for each element of a binding reads and writes the element`() {
    let host = ViewHost(ChecklistView(store: store))
    #expect(!host.toggle("Milk").isOn)
    #expect(host.toggle("Eggs").isOn)
    host.toggle("Milk").tap()
    #expect(store.items.map(\.isDone) == [true, true])
    host.textField("Name", at: 1).type("c")
    #expect(store.names == ["a", "c"])
  }

  @Test func `rows follow their elements when the collection changes`() {
    let host = ViewHost(ChecklistView(store: store))
    store.send(.change { $0.items.insert(Checklist.Item(id: 3, name: "Tea"), at: 0) })
    store.send(.change { $0.items.remove(id: 1) })
    #expect(host.controls.prefix(2) == ["Tea", "Eggs"])
    host.toggle("Tea").tap()
    #expect(store.items.map(\.isDone) == [true, true])
  }

  @Test func `a row's binding follows its element, and writes nothing when the element is gone`() {
    var bindings: [Binding<Checklist.Item>] = []
    @Bindable var store = store
    let host = ViewHost(
      ForEach($store.items) { $item in
        Group {
          if bindings.count < 2 { let _ = bindings.append($item) }
          Text(item.name)
        }
      }
    )
    #expect(host.texts == ["Milk", "Eggs"])
    store.send(.change { $0.items.reverse() })
    bindings[0].wrappedValue.name = "Oat milk"
    #expect(store.items.map(\.name) == ["Eggs", "Oat milk"])
    store.send(.change { $0.items.remove(id: 1) })
    bindings[0].wrappedValue.name = "Nothing"
    #expect(store.items.map(\.name) == ["Eggs"])
    #expect(bindings[0].wrappedValue.name == "Milk")
  }

  @Test func `a row keeps the state of its views when others are inserted and removed`() {
    struct Row: View {
      @Binding var item: Checklist.Item
      @State private var taps = 0
      var body: some View { Button("\(item.name) \(taps)") { taps += 1 } }
    }
    struct Rows: View {
      @Bindable var store: StoreOf<Checklist>
      var body: some View { ForEach($store.items) { Row(item: $0) } }
    }
    let host = ViewHost(Rows(store: store))
    host.button("Eggs 0").tap()
    store.send(.change { $0.items.insert(Checklist.Item(id: 3, name: "Tea"), at: 0) })
    #expect(host.controls == ["Tea 0", "Milk 0", "Eggs 1"])
  }

  @Test func `actions are sent with animations and transactions`() {
    let host = ViewHost(AnimatedButton(store: store))
    host.button("Clear").tap()
    #expect(store.names == [])
    host.button("Add").tap()
    #expect(store.names == ["new"])
    host.button("Add twice").tap()
    #expect(store.names == ["new", "new", "new"])
    host.button("Clear items").tap()
    #expect(store.items == [])
  }

  @Test func `constant bindings are created on any actor, and shown`() async {
    let samples = await Task.detached { Samples() }.value
    let host = ViewHost(SampleView(samples: samples))
    #expect(host.toggle("On").isOn)
    #expect(host.textField("Text").text == "Sample")
    host.toggle("On").tap()
    #expect(host.toggle("On").isOn)
  }
}

@MainActor
@Suite("Plain functions in views")
struct PlainFunctionTests {
  /// A view with functions that are neither sendable nor isolated to the main actor.
  private struct Panel<Row: View>: View {
    let names: [String]
    let tap: () -> Void
    let submit: () -> Void
    let appear: (() -> Void)?
    let delete: (String) -> Void
    let row: (String) -> Row

    var body: some View {
      Button("Tap", action: tap)
      Button(action: tap) { Text("Label") }
      TextField("Field", text: .constant("")).onSubmit(submit).onAppear(perform: appear)
      ForEach(names, id: \.self, content: row)
      ForEach(names, id: \.self) { name in
        Button("Delete \(name)") { delete(name) }
      }
    }
  }

  private final class Notes {
    var all: [String] = []
  }

  @Test func `are accepted by controls, modifiers and rows`() {
    let notes = Notes()
    let host = ViewHost(
      Panel(
        names: ["a", "b"],
        tap: { notes.all.append("tap") },
        submit: { notes.all.append("submit") },
        appear: { notes.all.append("appear") },
        delete: { notes.all.append("delete \($0)") },
        row: { Text("Row \($0)") }
      )
    )
    #expect(host.texts == ["Row a", "Row b"])
    host.button("Tap").tap()
    host.button("Label").tap()
    host.textField("Field").submit()
    host.button("Delete b").tap()
    #expect(notes.all == ["appear", "tap", "tap", "submit", "delete b"])
  }

  @Test func `functions of the main actor are accepted as before`() {
    let model = Model()
    let add: @MainActor () -> Void = { model.count += 1 }
    let host = ViewHost(
      HStack {
        Button("Method", action: model.add)
        Button("Value", action: add)
      }
    )
    host.button("Method").tap()
    host.button("Value").tap()
    #expect(model.count == 2)
  }

  @MainActor
  private final class Model {
    var count = 0

    func add() { count += 1 }
  }
}
