// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation
import TestTools
import Testing

@MainActor
@Suite("Search fields, refreshing and overlays")
struct CompanionTests {
  @Test("a search field precedes the searched content, and writes its binding")
  func search() {
    struct Found: View {
      @State var query = ""
      var body: some View {
        List { Text("Found '\(query)'") }
          .searchable(text: $query)
          .navigationTitle("Rows")
      }
    }
    let host = ViewHost(Found())
    #expect(host.outline.contains(/Search[\s\S]*Found/))
    host.textField("Search").type("x")
    #expect(host.texts == ["Found 'x'"])
    #expect(host.title == "Rows")
  }

  @Test("a refresh button is disabled while it refreshes")
  func refreshing() async {
    let (began, end) = (Gate(), Gate())
    let host = ViewHost(
      List { Text("a") }
        .refreshable {
          began.open()
          await end.opened()
        }
    )
    #expect(host.button("Refresh").tap())
    await began.opened()
    #expect(!host.button("Refresh").tap())
    end.open()
    await host.wait(timeout: .ample) { !$0.button("Refresh").isDisabled }
    #expect(host.button("Refresh").tap())
  }

  @Test("an overlay is shown with its view")
  func overlay() {
    struct Rows: View {
      let store: StoreOf<Items>
      var body: some View {
        ItemsView(store: store)
          .overlay {
            if store.rows.isEmpty {
              ContentUnavailableView(
                "No rows",
                systemImage: "tray",
                description: Text("Add one.")
              )
            }
          }
      }
    }
    let store = makeStore()
    let host = ViewHost(Rows(store: store))
    #expect(host.texts == ["0", "No rows", "Add one."])
    store.send(.change { $0.rows.append(Item.State(id: 1, name: "One")) })
    #expect(host.texts == ["0", "One"])
  }

  @Test("a cover shows a child, and dismissing it dismisses the child")
  func cover() {
    struct Covered: View {
      @Bindable var store: StoreOf<Items>
      var body: some View {
        ItemsView(store: store)
          .fullScreenCover(item: $store.scope(state: \.sheet, action: \.sheet)) {
            ItemView(store: $0)
          }
      }
    }
    let store = makeStore()
    let host = ViewHost(Covered(store: store))
    store.send(.change { $0.sheet = Item.State(id: 3, name: "Three") })
    #expect(host.texts == ["Three"])
    #expect(host.dismiss())
    #expect(store.sheet == nil)
  }

  @Test("a text formats a date as a date or a time")
  func dates() {
    let date = Date(timeIntervalSince1970: 0)
    let host = ViewHost(
      VStack {
        Text(date, style: .date)
        Text(date, style: .time)
      }
    )
    #expect(
      host.texts == [
        date.formatted(date: .long, time: .omitted),
        date.formatted(date: .omitted, time: .shortened),
      ]
    )
  }
}
