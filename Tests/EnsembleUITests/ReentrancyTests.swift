// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import TestTools
import Testing

@MainActor
@Suite("Reentrant and concurrent changes", .timeLimit(.minutes(10)))
struct ReentrancyTests {
  private let model = Model()

  @Test("an action sent on appearance, in a setter or in a body is shown")
  func actions() {
    struct Sending: View {
      let store: StoreOf<Items>
      var body: some View {
        Text("\(store.number)")
        Child(store: store)
        Toggle("Toggle", isOn: Binding(get: { store.number > 5 }, set: { _ in add(10) }))
          .onAppear { add(1) }
      }
      private func add(_ number: Int) { store.send(.change { $0.number += number }) }
    }
    struct Child: View {
      let store: StoreOf<Items>
      var body: some View {
        let _ = store.send(.change { $0.rows = [Item.State(id: 1, name: "by a body")] })
        if let row = store.rows.first { Text(row.name) }
      }
    }
    let store = makeStore()
    let host = ViewHost(Sending(store: store))
    #expect(host.texts.first == "1")
    host.toggle("Toggle").tap()
    #expect(host.texts.first == "11")
    #expect(host.toggle("Toggle").isOn)
    #expect(store.rows.count == 1)
  }

  @Test("a nested update leaves all changes to the outer one")
  func nested() {
    struct Nested: View {
      let model: Model
      let update: () -> Void
      var body: some View {
        Text("\(model.number)").onChange(of: model.number) { _, _ in update() }
      }
    }
    var tree: ViewTree?
    let made = ViewTree(Nested(model: model) { tree?.update() })
    tree = made
    model.number = 1
    #expect(made.update().updated.count == 1)
    tree = nil
  }

  @Test("a tree can be closed by one of its views")
  func closedFromWithin() {
    let counts = Counts()
    var tree: ViewTree?
    let made = ViewTree(
      NumberView(model: model)
        .onChange(of: model.number) { _, _ in }
        .onDisappear {
          counts.add("gone")
          tree?.close()
        }
        .swipeActions { Button("Close") { tree?.close() } }
    )
    tree = made
    let button = made.visibleElements.first { $0.content == .button(nil) }
    #expect(button.map { made.perform(.press, on: $0.id) } == true)
    #expect(counts.take() == ["gone": 1])
    #expect(made.update().isEmpty)
    tree = nil
  }

  @Test("views that invalidate each other forever are reported once")
  func restless() {
    struct Restless: View {
      @State private var number = 0
      var body: some View {
        Button("\(number)") { number = 1 }.onChange(of: number) { _, new in number = new + 1 }
      }
    }
    let host = ViewHost(Restless())
    withKnownIssue {
      host.button("0").tap()
    } matching: {
      $0.description.contains("The update of views did not settle after a hundred rounds")
    }
    _ = host.texts
  }

  @Test("a change on another thread is shown")
  func otherThread() async {
    let model = SharedModel()
    struct SharedView: View {
      let model: SharedModel
      var body: some View { Text("\(model.number)") }
    }
    let host = ViewHost(SharedView(model: model))
    for number in 1...20 {
      await Task.detached { model.number = number }.value
      await host.wait(timeout: .ample) { $0.texts == ["\(number)"] }
    }
    #expect(host.texts == ["20"])
  }

  @Test("an observer set late is notified of earlier changes")
  func lateRenderer() async {
    let tree = ViewTree(NumberView(model: model))
    model.number = 1
    await settle()
    await confirmation { told in
      tree.onInvalidate = { told() }
      await settle()
    }
    tree.update()
    await confirmation { told in
      tree.onInvalidate = { told() }
      model.number = 2
      await settle()
    }
  }

  @Test("waiting ends when the task is cancelled, and when the view is closed")
  func endsOfWaiting() async {
    let host = ViewHost(NumberView(model: model))
    let waiting = Task { await host.wait(timeout: .ample) { _ in false } }
    await settle()
    waiting.cancel()
    await waiting.value
    let other = Task { await host.wait(timeout: .ample) { _ in false } }
    await settle()
    host.close()
    await other.value
    await host.wait(timeout: .ample) { _ in false }
  }

  @Test("two tasks can wait at the same time")
  func twoWait() async {
    let host = ViewHost(NumberView(model: model))
    let first = Task { await host.wait(timeout: .ample) { $0.texts == ["2"] } }
    let second = Task { await host.wait(timeout: .ample) { $0.texts == ["1"] } }
    await settle()
    model.number = 1
    await second.value
    #expect(host.texts == ["1"])
    model.number = 2
    await first.value
    #expect(host.texts == ["2"])
  }
}

/// A model that is changed on any thread.
@Observable
private final class SharedModel: Sendable {
  @ObservationIgnored private let current = LockIsolated(0)

  var number: Int {
    get {
      access(keyPath: \.number)
      return current.value
    }
    set { withMutation(keyPath: \.number) { current.setValue(newValue) } }
  }
}
