// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@MainActor
@Suite("Evaluation")
struct EvaluationTests {
  let counts = Counts()

  @Test("a change of one row evaluates that row alone")
  func oneRow() throws {
    let store = makeStore(rows: 1_000)
    let host = ViewHost(ItemsView(store: store, counts: counts))
    #expect(counts.take().count == 1_001)
    let texts = host.tree.visibleElements.filter { $0.content == .text("Row 7") }
    _ = host.changes()

    store.send(.rows(.element(id: 7, action: .binding(.set(\.name, "Seven")))))

    let changes = host.changes()
    #expect(counts.take() == ["row 7": 1])
    #expect(changes.updated == texts.map(\.id))
    #expect(changes.restructured.isEmpty)
    #expect(changes.removed.isEmpty)
  }

  @Test("a change that the list has read does not evaluate the rows")
  func theList() {
    let store = makeStore(rows: 100)
    let host = ViewHost(ItemsView(store: store, counts: counts))
    _ = counts.take()

    store.send(.binding(.set(\.number, 1)))

    #expect(host.texts.first == "1")
    #expect(counts.take() == ["list": 1])
  }

  @Test("inserting a row reports the list alone")
  func newRow() {
    let store = makeStore(rows: 100)
    let host = ViewHost(ItemsView(store: store))
    _ = host.changes()

    store.send(.change { $0.rows.insert(Item.State(id: 1_000, name: "New"), at: 3) })

    let changes = host.changes()
    #expect(changes.restructured.count == 1)
    #expect(changes.updated.isEmpty)
    #expect(changes.removed.isEmpty)
    let list = changes.restructured.first.flatMap { host.tree[$0.id] }
    #expect(list?.children.count == 101)
    #expect(list?.content == .list)
  }

  @Test("rows that move keep their identities")
  func movedRows() throws {
    let store = makeStore(rows: 3)
    let host = ViewHost(ItemsView(store: store))
    let list = try #require(host.tree.visibleElements.first { $0.content == .list })
    _ = host.changes()

    store.send(.change { $0.rows.reverse() })

    #expect(host.texts == ["0", "Row 2", "Row 1", "Row 0"])
    #expect(host.tree[list.id]?.children == list.children.reversed())
    let changes = host.changes()
    #expect(changes.restructured.map(\.id) == [list.id])
    #expect(changes.updated.isEmpty)
    #expect(changes.removed.isEmpty)
  }

  @Test("removing an element reports its descendants too")
  func removedRow() throws {
    let store = makeStore(rows: 2)
    let host = ViewHost(ItemsView(store: store))
    let list = try #require(host.tree.visibleElements.first { $0.content == .list })
    let row = try #require(list.children.first)
    let inside = host.tree[row]?.children ?? []
    _ = host.changes()

    store.send(.change { $0.rows.removeFirst() })

    let changes = host.changes()
    #expect(Set(changes.removed).isSuperset(of: inside + [row]))
    #expect(host.tree[row] == nil)
    #expect(!host.tree.perform(.press, on: inside[1]))
  }

  @Test("leaving a branch removes its elements")
  func branches() {
    let store = makeStore(rows: 1)
    let host = ViewHost(ItemsView(store: store))
    #expect(host.text(containing: "done") == nil)
    host.button("Toggle 0").tap()
    #expect(host.text(containing: "done") == "done")
    host.button("Toggle 0").tap()
    #expect(host.texts == ["0", "Row 0"])
  }

  @Test("a view created again with the same values is not evaluated")
  func sameValues() {
    struct Outer: View {
      let store: StoreOf<Items>
      let counts: Counts
      var body: some View {
        let _ = counts.add("outer \(store.number)")
        Inner(title: 7, counts: counts)
        Inner(title: store.number, counts: counts)
      }
    }
    struct Inner: View {
      let title: Int
      let counts: Counts
      var body: some View {
        let _ = counts.add("inner \(title)")
        Text("\(title)")
      }
    }
    let store = makeStore()
    let host = ViewHost(Outer(store: store, counts: counts))
    _ = counts.take()
    store.send(.binding(.set(\.number, 1)))
    #expect(host.texts == ["7", "1"])
    #expect(counts.take() == ["outer 1": 1, "inner 1": 1])
  }

  @Test("a view that changes often releases its earlier registrations")
  func readingsEnd() {
    struct Reader: View {
      let store: StoreOf<Items>
      let counts: Counts
      let seen: Seen
      var body: some View {
        let _ = counts.add("reader")
        Text("\(store.number) \(seen.number)")
      }
    }
    let store = makeStore()
    let seen = Seen()
    let host = ViewHost(Reader(store: store, counts: counts, seen: seen))
    for number in 1...10 {
      store.send(.binding(.set(\.number, number)))
      host.tree.update()
    }
    _ = counts.take()
    seen.number = 1
    #expect(host.texts == ["10 1"])
    #expect(counts.take() == ["reader": 1])
  }

  @Test("a renderer is notified once per invalidation")
  func invalidation() async {
    let store = makeStore(rows: 2)
    let tree = ViewTree(ItemsView(store: store))
    await confirmation { told in
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      tree.onInvalidate = {
        told()
        continuation.yield()
      }
      store.send(.binding(.set(\.number, 1)))
      store.send(.rows(.element(id: 0, action: .toggled)))
      for await _ in stream { break }
    }
    #expect(!tree.update().isEmpty)
    #expect(tree.update().isEmpty)
  }

  @Test("two rows with one id are reported")
  func repeatedIDs() {
    struct Repeated: View {
      var body: some View {
        ForEach([1, 2, 1], id: \.self) { Text("\($0)") }
      }
    }
    withKnownIssue {
      let host = ViewHost(Repeated())
      #expect(host.texts == ["1", "2", "1"])
    } matching: {
      $0.description.contains("more than one element with the id '1'")
    }
  }
}

@Observable
private final class Seen {
  var number = 0
}
