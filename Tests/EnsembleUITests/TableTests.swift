// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@MainActor
@Suite("Tables, and views that fit")
struct TableTests {
  private struct Book: Identifiable {
    let id: Int
    let title: String
    var pages = 0
  }

  @Test func `a table has a row of titles, and a row for each element`() {
    let books = [
      Book(id: 1, title: "Emma", pages: 474), Book(id: 2, title: "Persuasion", pages: 249),
    ]
    let host = ViewHost(
      Table(books) {
        TableColumn("Title", value: \.title)
        TableColumn("Pages") { Text("\($0.pages)") }.width(80)
      }
    )
    #expect(host.texts == ["Title", "Pages", "Emma", "474", "Persuasion", "249"])
    #expect(host.outline.ranges(of: "grid row").count == 3)
  }

  @Test func `a table of one column follows its collection`() {
    let store = makeStore(rows: 1)
    let host = ViewHost(NameTable(store: store))
    #expect(host.texts == ["Name", "Row 0"])
    store.send(.change { $0.rows.append(Item.State(id: 7, name: "Seven")) })
    #expect(host.texts == ["Name", "Row 0", "Seven"])
    store.send(.change { $0.rows = [] })
    #expect(host.texts == ["Name"])
  }

  private struct NameTable: View {
    let store: StoreOf<Items>

    var body: some View {
      Table(store.rows) { TableColumn("Name", value: \.name) }
    }
  }

  @Test func `of several views, the first is shown in a wide space and the last in a narrow one`() {
    let host = ViewHost(
      ViewThatFits {
        Text("wide")
        Text("middle")
        Text("narrow")
      }
    )
    #expect(host.texts == ["wide"])
    host.tree.traits.horizontalSizeClass = .compact
    #expect(host.texts == ["narrow"])
    host.tree.traits.horizontalSizeClass = .regular
    #expect(host.texts == ["wide"])
  }

  @Test func `a view that must only fit in height, or is alone, is shown as it is`() {
    let host = ViewHost(
      VStack {
        ViewThatFits(in: .vertical) {
          Text("tall")
          Text("short")
        }
        ViewThatFits { Text("alone") }
      }
    )
    host.tree.traits.horizontalSizeClass = .compact
    #expect(host.texts == ["tall", "alone"])
  }
}
