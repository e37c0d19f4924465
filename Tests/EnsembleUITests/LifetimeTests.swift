// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@MainActor
@Suite("Lifetimes, state and focus")
struct LifetimeTests {
  @Test("a view appears once, and disappears when it is removed")
  func appearance() {
    struct Parent: View {
      let store: StoreOf<Items>
      let counts: Counts
      var body: some View {
        if store.number == 0 {
          Text("\(store.rows.count)")
            .onAppear { counts.add("appear") }
            .onDisappear { counts.add("disappear") }
        }
      }
    }
    let counts = Counts()
    let store = makeStore()
    let host = ViewHost(Parent(store: store, counts: counts))
    #expect(counts.take() == ["appear": 1])
    store.send(.change { $0.rows.append(Item.State(id: 1)) })
    #expect(host.texts == ["1"])
    #expect(counts.take().isEmpty)
    store.send(.change { $0.number = 1 })
    #expect(host.texts.isEmpty)
    #expect(counts.take() == ["disappear": 1])
    store.send(.change { $0.number = 0 })
    host.close()
    #expect(counts.take() == [:])
  }

  @Test("closing a tree ends the tasks of its views")
  func closing() async {
    let counts = Counts()
    await confirmation { cancelled in
      let (started, start) = AsyncStream.makeStream(of: Void.self)
      let (ended, end) = AsyncStream.makeStream(of: Void.self)
      let host = ViewHost(
        Text("a")
          .task {
            start.yield()
            try? await Task.never()
            if Task.isCancelled { cancelled() }
            end.yield()
          }
          .onDisappear { counts.add("disappear") }
      )
      for await _ in started { break }
      host.close()
      for await _ in ended { break }
    }
    #expect(counts.take() == ["disappear": 1])
  }

  @Test("a view keeps its state when it is created again, and starts over in another place")
  func state() {
    struct Tally: View {
      let title: String
      @State private var count = 0
      var body: some View {
        Button("\(title) \(count)") { count += 1 }
      }
    }
    struct Parent: View {
      let store: StoreOf<Items>
      var body: some View {
        if store.number < 10 { Tally(title: "low \(store.number)") } else { Tally(title: "high") }
      }
    }
    let store = makeStore()
    let host = ViewHost(Parent(store: store))
    host.button("low 0 0").tap()
    #expect(host.controls == ["low 0 1"])
    store.send(.change { $0.number = 1 })
    #expect(host.controls == ["low 1 1"])
    host.button("low 1 1").tap()
    #expect(host.controls == ["low 1 2"])
    store.send(.change { $0.number = 10 })
    #expect(host.controls == ["high 0"])
  }

  @Test("the focus is kept in sync between a view, its controls and a store")
  func focus() {
    struct Fields: View {
      let values: FocusValues
      @FocusState private var focus: FocusValues.Field?
      var body: some View {
        VStack {
          TextField("First", text: .constant("")).focused($focus, equals: .first)
          TextField("Second", text: .constant("")).focused($focus, equals: .second)
          Button("Next") { focus = .second }
        }
        .bind(Binding(get: { values.focus }, set: { values.focus = $0 }), to: $focus)
      }
    }
    let values = FocusValues()
    let host = ViewHost(Fields(values: values))
    #expect(host.textField("First").hasFocus)
    _ = host.changes()
    host.textField("Second").focus()
    #expect(values.focus == .second)
    #expect(!host.textField("First").hasFocus)
    #expect(host.changes().focus == nil)
    host.textField("Second").blur()
    #expect(values.focus == nil)
    host.button("Next").tap()
    #expect(values.focus == .second)
    #expect(host.textField("Second").hasFocus)
    values.focus = nil
    #expect(!host.textField("Second").hasFocus)
    #expect(host.changes().focus == .nowhere)
  }

  @Test("a change handler receives both values, or none")
  func changes() {
    struct Watching: View {
      let store: StoreOf<Items>
      let counts: Counts
      var body: some View {
        Text("a")
          .onChange(of: store.number) { counts.add("\($0) to \($1)") }
          .onChange(of: store.number) { counts.add("changed") }
      }
    }
    let (store, counts) = (makeStore(), Counts())
    let host = ViewHost(Watching(store: store, counts: counts))
    store.send(.change { $0.number = 7 })
    #expect(host.texts == ["a"])
    #expect(counts.take() == ["0 to 7": 1, "changed": 1])
  }
}

@MainActor
@Observable
final class FocusValues {
  enum Field: Hashable {
    case first, second
  }

  var focus: Field? = .first
}
