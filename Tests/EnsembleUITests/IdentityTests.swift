// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Observation
import Testing

@MainActor
@Suite("Identity and the lifetime of state")
struct IdentityTests {
  private let model = Model()

  @Test("rows keep their state and focus when their actions come and go")
  func editing() {
    struct Rows: View {
      let model: Model
      var body: some View {
        List {
          ForEach([1, 2], id: \.self) { Tally(title: "row \($0)") }
            .onDelete(perform: model.flag ? { _ in } : nil)
        }
      }
    }
    let host = ViewHost(Rows(model: model))
    host.button("row 1 0").tap()
    host.button("row 1 1").focus()
    model.flag = true
    #expect(host.controls == ["row 1 1", "Delete", "row 2 0", "Delete"])
    #expect(host.button("row 1 1").hasFocus)
    model.flag = false
    #expect(host.controls == ["row 1 1", "row 2 0"])
  }

  @Test("a view's value that its parent holds starts over when it is shown again")
  func heldView() {
    struct Card<Content: View>: View {
      let model: Model
      let content: Content
      var body: some View { if model.flag { content } }
    }
    model.flag = true
    let host = ViewHost(Card(model: model, content: Tally(title: "held")))
    host.button("held 0").tap()
    #expect(host.controls == ["held 1"])
    model.flag = false
    #expect(host.controls.isEmpty)
    model.flag = true
    #expect(host.controls == ["held 0"])
    host.button("held 0").tap()
    #expect(host.controls == ["held 1"])
  }

  @Test("showing one value of a stateful view in two places is reported")
  func sharedView() {
    withKnownIssue {
      let row = Tally(title: "row")
      _ = ViewHost(
        VStack {
          row
          row
        }
      )
    } matching: {
      $0.description.contains("is shown in two places, which share that state")
    }
  }

  @Test(
    "views inside submission handlers and stacks are not evaluated without a change"
  )
  func stableSurroundings() {
    struct Counted: View {
      let counts: Counts
      var body: some View {
        let _ = counts.add("inner")
        TextField("Field", text: .constant(""))
      }
    }
    struct Outer: View {
      let model: Model
      let counts: Counts
      @Bindable var store: StoreOf<Items>
      @FocusState private var isFocused: Bool
      var body: some View {
        Text("\(model.number)")
        VStack { Counted(counts: counts) }.onSubmit {}
        Counted(counts: counts).focused($isFocused)
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
          Counted(counts: counts)
        } destination: { _ in
          EmptyView()
        }
      }
    }
    let counts = Counts()
    let host = ViewHost(Outer(model: model, counts: counts, store: makeStore()))
    #expect(counts.take() == ["inner": 3])
    model.number = 1
    #expect(host.texts == ["1"])
    #expect(counts.take() == [:])
  }

  @Test("values that a collection reads for its elements are observed")
  func lazyData() {
    struct Products: View {
      let model: Model
      var body: some View {
        let model = model
        ForEach([1, 2].lazy.map { $0 * model.number }, id: \.self) { Text("\($0)") }
      }
    }
    model.number = 1
    let host = ViewHost(Products(model: model))
    #expect(host.texts == ["1", "2"])
    model.number = 10
    #expect(host.texts == ["10", "20"])
  }

  @Test("a removed view releases everything it held")
  func noLeaks() async {
    let host = ViewHost(Holder(model: model))
    weak var held: Held?
    do {
      let object = Held()
      held = object
      model.held = object
    }
    #expect(host.texts == ["sheet"])
    host.dismiss()
    host.toggle("Toggle").tap()
    host.textField("Text").focus()
    await settle()
    #expect(held != nil)
    model.held = nil
    #expect(host.texts.isEmpty)
    #expect(held == nil)
  }

  @Test(
    "a tree dropped without being closed releases everything, and cancels its tasks"
  )
  func dropped() async {
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    weak var tree: ViewTree?
    do {
      let host = ViewHost(
        Holder(model: model).task {
          start.yield()
          try? await Task.never()
          end.yield()
        }
      )
      tree = host.tree
      for await _ in started { break }
    }
    for await _ in ended { break }
    #expect(tree == nil)
  }

  @Test(
    "a tree dropped without being closed leaves no registrations in its models"
  )
  func droppedReadings() {
    struct Reader: View {
      let model: Model
      var body: some View { Text("\(model.number) \(model.text)") }
    }
    weak var held: Held?
    do {
      let object = Held()
      held = object
      let tree = ViewTree(VStack { Reader(model: model) })
      tree.onInvalidate = { _ = object }
    }
    #expect(held == nil)
  }
}

/// A model that views read.
@Observable
final class Model {
  var flag = false
  var number = 0
  var text = ""
  var held: Held?
}

/// An object that views retain.
final class Held {}

/// A button with its own counter.
struct Tally: View {
  let title: String
  @State private var count = 0

  var body: some View { Button("\(title) \(count)") { count += 1 } }
}

/// A view with each property and modifier that could retain an object.
private struct Holder: View {
  let model: Model

  var body: some View { if let held = model.held { Holding(held: held, model: model) } }
}

private struct Holding: View {
  let held: Held
  @Bindable var model: Model
  @State private var isShown = true
  @FocusState private var hasFocus: Bool

  var body: some View {
    List { ForEach([0], id: \.self) { Text("\($0 + number)") }.onDelete { _ in _ = held } }
    Toggle("Toggle", isOn: Binding(get: { number == 0 }, set: { _ in _ = held }))
    TextField("Text", text: $model.text).focused($hasFocus).onSubmit { _ = held }
    Picker("Picker", selection: $model.number) { ForEach([0, 1], id: \.self) { Text("\($0)") } }
    Button("Button") { _ = held }
      .onAppear { _ = held }
      .onDisappear { _ = held }
      .task { _ = held }
      .onChange(of: model.flag) { _, _ in _ = held }
      .swipeActions { Button("Action") { _ = held } }
    Stepper("\(number) \(isShown ? 1 : 0)", onIncrement: { _ = held }, onDecrement: nil)
      .sheet(isPresented: $isShown, onDismiss: { _ = held }) { Text("sheet") }
  }

  private var number: Int {
    _ = held
    return model.number
  }
}
