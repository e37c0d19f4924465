// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation
import TestTools
import Testing

@MainActor
@Suite("More of SwiftUI's API")
struct CallShapeTests {
  @Test(
    "search, refresh, disclosure groups and unavailable content are supported",
    .timeLimit(.minutes(10))
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
    await host.wait(timeout: .ample) { $0.texts.contains("Loaded 1") }
    answers.finish()
    await host.wait(timeout: .ample) { !$0.button("Refresh").isDisabled }
    #expect(answers.all == ["refreshing", "refreshed"])
  }

  @Test("a control is found by its accessibility label")
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

  @Test("a link pushes a page of its own")
  func link() {
    let host = ViewHost(
      NavigationStack {
        NavigationLink("First") { Text("One").navigationTitle("First page") }
        NavigationLink {
          Text("Two")
        } label: {
          Label("Second", systemImage: "star")
        }
      }
    )
    host.button("First").tap()
    #expect(host.title == "First page")
    #expect(host.goBack())
    host.button("Second").tap()
    #expect(host.texts == ["Two"])
  }

  @Test("a value field writes every text that is a value, and formats it when editing ends")
  func valueField() {
    let store = makeStore()
    let host = ViewHost(PriceView(store: store))
    let field = host.textField("Number")
    #expect(field.text == "0")
    field.focus()
    field.type("12")
    #expect(store.number == 12)
    field.type("12x")
    #expect(field.text == "12x")
    #expect(store.number == 12)
    field.submit()
    #expect(field.text == "12x", "It is no number, so it stays.")
    field.type("")
    #expect(field.text == "")
    field.type("012")
    #expect(field.text == "012")
    field.blur()
    #expect(field.text == "12")
    #expect(host.texts == ["focused 1"], "The view's own focus is told too.")
  }

  @Test("a modifier wraps a view, and keeps state")
  func modifier() {
    let store = makeStore()
    let host = ViewHost(ModifiedRow(store: store))
    #expect(host.texts == ["Taps 0", "Number 0"])
    host.button("Tap").tap()
    store.send(.change { $0.number = 1 })
    #expect(host.texts == ["Taps 1", "Number 1"])
  }

  @Test("a changed identity resets a view")
  func identity() {
    let store = makeStore()
    let host = ViewHost(IdentifiedCounter(store: store))
    host.button("Count 0").tap()
    #expect(host.controls == ["Count 1"])
    store.send(.change { $0.number = 1 })
    #expect(host.controls == ["Count 0"])
  }

  @Test("actions can be sent with animations, which have no effect")
  func animations() async {
    let store = makeStore()
    store.send(.askTapped, animation: .spring(duration: 0.2))
    #expect(store.alert != nil)
    let host = ViewHost(Text("\(store.number)").animation(.default, value: store.number))
    #expect(host.texts == ["0"])
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

private struct PriceView: View {
  @Bindable var store: StoreOf<Items>
  @State private var times = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Number", value: $store.number, format: .number)
      .focused($isFocused)
      .onChange(of: isFocused) { if isFocused { times += 1 } }
    Text("focused \(times)").fontWeight(.heavy).tint(.red)
  }
}

private struct Counting: ViewModifier {
  @State private var taps = 0

  func body(content: Content) -> some View {
    LazyVStack {
      Text("Taps \(taps)")
      Button("Tap") { taps += 1 }
      content
    }
  }
}

private struct ModifiedRow: View {
  let store: StoreOf<Items>

  var body: some View { Text("Number \(store.number)").modifier(Counting()) }
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
