// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import OrderedCollections
import Testing

@Suite("Source code of changes of collections")
struct CollectionChangesTests {
  @Test func `elements of an array are changed by their positions`() {
    expectChanges(from: [1, 2, 3], to: [1, 5, 3], ["$0[1] = 5"]) { $0[1] = 5 }
    let books = [Shelf.Book(id: 1, title: "A"), Shelf.Book(id: 2, title: "B")]
    var new = books
    new[1].isRead = true
    expectChanges(from: books, to: new, ["$0[1].isRead = true"]) { $0[1].isRead = true }
  }

  @Test func `elements are inserted into an array`() {
    expectChanges(from: [1], to: [1, 2], ["$0.append(2)"]) { $0.append(2) }
    expectChanges(from: [1], to: [1, 2, 3], ["$0.append(contentsOf: [2, 3])"]) {
      $0.append(contentsOf: [2, 3])
    }
    expectChanges(from: [1, 2], to: [1, 3, 2], ["$0.insert(3, at: 1)"]) { $0.insert(3, at: 1) }
    expectChanges(from: [1], to: [2, 3, 1], ["$0.insert(contentsOf: [2, 3], at: 0)"]) {
      $0.insert(contentsOf: [2, 3], at: 0)
    }
    expectChanges(from: [1, 1], to: [1, 1, 1], ["$0.append(1)"]) { $0.append(1) }
  }

  @Test func `elements are removed from an array`() {
    expectChanges(from: [1, 2, 3], to: [1, 2], ["$0.removeLast()"]) { $0.removeLast() }
    expectChanges(from: [1, 2, 3], to: [1], ["$0.removeLast(2)"]) { $0.removeLast(2) }
    expectChanges(from: [1, 2, 3], to: [2, 3], ["$0.remove(at: 0)"]) { $0.remove(at: 0) }
    expectChanges(from: [1, 2, 3, 4], to: [1, 4], ["$0.removeSubrange(1..<3)"]) {
      $0.removeSubrange(1..<3)
    }
    expectChanges(from: [1, 2, 3], to: [], ["$0 = []"]) { $0 = [] }
  }

  @Test func `an array with other changes is assigned`() {
    expectChanges(from: [1, 2], to: [3, 4, 5], ["$0 = [3, 4, 5]"]) { $0 = [3, 4, 5] }
    expectChanges(
      from: Shelf.Page(content: [1, 2]),
      to: Shelf.Page(content: [3, 4]),
      ["$0.content = [3, 4]"]
    ) {
      $0.content = [3, 4]
    }
  }

  @Test func `elements of an identified array are changed by their ids`() {
    let old = Shelf.State(books: books(1, 2, 3))
    var new = old
    new.books[id: 2]?.isRead = true
    expectChanges(from: old, to: new, ["$0.books[id: 2]?.isRead = true"]) {
      $0.books[id: 2]?.isRead = true
    }
  }

  @Test func `a value with many changes is assigned to its key`() {
    expectChanges(
      from: Shelf.State(prices: ["a": Shelf.Detail(), "b": Shelf.Detail()]),
      to: Shelf.State(prices: ["a": Shelf.Detail(title: "B", page: 2), "b": Shelf.Detail()]),
      [#"$0.prices["a"] = Shelf.Detail(title: "B", page: 2)"#]
    ) {
      $0.prices["a"] = Shelf.Detail(title: "B", page: 2)
    }
  }

  @Test func `elements are added to an identified array`() {
    expectChanges(
      from: Shelf.State(books: books(1)),
      to: Shelf.State(books: books(1, 2)),
      [#"$0.books.append(Shelf.Book(id: 2, title: "2", isRead: false))"#]
    ) {
      $0.books.append(Shelf.Book(id: 2, title: "2", isRead: false))
    }
    expectChanges(
      from: Shelf.State(books: books(1, 2)),
      to: Shelf.State(books: books(1, 3, 2)),
      [#"$0.books.insert(Shelf.Book(id: 3, title: "3", isRead: false), at: 1)"#]
    ) {
      $0.books.insert(Shelf.Book(id: 3, title: "3", isRead: false), at: 1)
    }
  }

  @Test func `elements are removed from an identified array`() {
    expectChanges(
      from: Shelf.State(books: books(1, 2, 3)),
      to: Shelf.State(books: books(2)),
      ["$0.books.remove(id: 1)", "$0.books.remove(id: 3)"]
    ) {
      $0.books.remove(id: 1)
      $0.books.remove(id: 3)
    }
    expectChanges(from: Shelf.State(books: books(1)), to: Shelf.State(), ["$0.books = []"]) {
      $0.books = []
    }
  }

  @Test func `an element is moved in an identified array`() {
    expectChanges(
      from: Shelf.State(books: books(1, 2, 3, 4)),
      to: Shelf.State(books: books(2, 3, 1, 4)),
      ["$0.books.move(fromOffsets: [0], toOffset: 3)"]
    ) {
      $0.books.move(fromOffsets: [0], toOffset: 3)
    }
    expectChanges(
      from: Shelf.State(books: books(1, 2, 3, 4)),
      to: Shelf.State(books: books(4, 1, 2, 3)),
      ["$0.books.move(fromOffsets: [3], toOffset: 0)"]
    ) {
      $0.books.move(fromOffsets: [3], toOffset: 0)
    }
  }

  @Test func `several changes of an identified array follow each other`() {
    let old = books(1, 2, 3, 4, 7, 8, 9)
    var new = books(5, 3, 2, 7, 8, 9, 6)
    new[id: 2]?.title = "B"
    expectChanges(
      from: Shelf.State(books: old),
      to: Shelf.State(books: new),
      [
        "$0.books.remove(id: 1)",
        "$0.books.remove(id: 4)",
        "$0.books.move(fromOffsets: [0], toOffset: 2)",
        #"$0.books.insert(Shelf.Book(id: 5, title: "5", isRead: false), at: 0)"#,
        #"$0.books.append(Shelf.Book(id: 6, title: "6", isRead: false))"#,
        #"$0.books[id: 2]?.title = "B""#,
      ]
    ) {
      $0.books.remove(id: 1)
      $0.books.remove(id: 4)
      $0.books.move(fromOffsets: [0], toOffset: 2)
      $0.books.insert(Shelf.Book(id: 5, title: "5", isRead: false), at: 0)
      $0.books.append(Shelf.Book(id: 6, title: "6", isRead: false))
      $0.books[id: 2]?.title = "B"
    }
  }

  @Test func `an identified array in another order is assigned`() {
    let new = books(4, 3, 2, 1)
    var writer = SourceWriter()
    writer.columns = 1_000
    #expect(
      writer.changes(from: books(1, 2, 3, 4), to: new, root: "$0")
        == ["$0 = \(source(new).split(separator: "\n").joined())".normalized]
    )
  }

  @Test func `sets change element by element while that is shorter`() {
    expectChanges(
      from: Shelf.State(tags: ["a", "b"]),
      to: Shelf.State(tags: ["a", "c"]),
      [#"$0.tags = ["a", "c"]"#]
    ) {
      $0.tags = ["a", "c"]
    }
    expectChanges(
      from: Shelf.State(tags: ["a", "b"]),
      to: Shelf.State(tags: ["a", "b", "c"]),
      [#"$0.tags.insert("c")"#]
    ) {
      $0.tags.insert("c")
    }
    expectChanges(
      from: Shelf.State(tags: ["aaa", "bbb", "ccc", "ddd", "eee", "fff"]),
      to: Shelf.State(tags: ["aaa", "bbb", "ccc", "ddd", "eee", "zzz"]),
      [#"$0.tags.remove("fff")"#, #"$0.tags.insert("zzz")"#]
    ) {
      $0.tags.remove("fff")
      $0.tags.insert("zzz")
    }
    expectChanges(
      from: Shelf.State(tags: ["a", "b"]),
      to: Shelf.State(tags: ["a"]),
      [#"$0.tags.remove("b")"#]
    ) {
      $0.tags.remove("b")
    }
  }

  @Test func `values of a dictionary are changed by their keys`() {
    var new = Shelf.State(prices: ["a": Shelf.Detail(), "b": Shelf.Detail()])
    let old = new
    new.prices["a"]?.page = 2
    expectChanges(from: old, to: new, [#"$0.prices["a"]?.page = 2"#]) { $0.prices["a"]?.page = 2 }
    new = old
    new.prices["b"] = nil
    expectChanges(from: old, to: new, [#"$0.prices["b"] = nil"#]) { $0.prices["b"] = nil }
    new = old
    new.prices["c"] = Shelf.Detail()
    expectChanges(
      from: old,
      to: new,
      [#"$0.prices["c"] = Shelf.Detail(title: "", page: 1)"#]
    ) {
      $0.prices["c"] = Shelf.Detail(title: "", page: 1)
    }
  }

  @Test func `a dictionary of optionals is assigned`() {
    let old: [String: Int?] = ["a": 1]
    let new: [String: Int?] = ["a": nil]
    expectChanges(from: old, to: new, [#"$0 = ["a": nil]"#]) { $0 = ["a": nil] }
  }

  @Test func `ordered collections keep their order`() {
    let old: OrderedSet = [1, 2, 3]
    expectChanges(from: old, to: [1, 3, 4], ["$0 = [1, 3, 4]"]) { $0 = [1, 3, 4] }
    expectChanges(from: old, to: [1, 2, 3, 4], ["$0.append(4)"]) { $0.append(4) }
    expectChanges(from: old, to: [4, 1, 2, 3], ["$0.insert(4, at: 0)"]) { $0.insert(4, at: 0) }
    expectChanges(from: old, to: [1, 2], ["$0.remove(3)"]) { $0.remove(3) }
    let entries: OrderedDictionary = ["a": 1, "b": 2]
    expectChanges(from: entries, to: ["a": 1, "b": 3], [#"$0["b"] = 3"#]) { $0["b"] = 3 }
    expectChanges(from: entries, to: ["a": 1, "b": 2, "c": 3], [#"$0["c"] = 3"#]) { $0["c"] = 3 }
    expectChanges(from: entries, to: ["b": 2, "a": 1], [#"$0 = ["b": 2, "a": 1]"#]) {
      $0 = ["b": 2, "a": 1]
    }
    expectChanges(from: entries, to: ["c": 3, "a": 1], [#"$0 = ["c": 3, "a": 1]"#]) {
      $0 = ["c": 3, "a": 1]
    }
  }

  @Test func `an optional collection is changed in place`() {
    expectChanges(
      from: Shelf.Page(content: [1] as [Int]?),
      to: Shelf.Page(content: [1, 2]),
      ["$0.content?.append(2)"]
    ) {
      $0.content?.append(2)
    }
  }
}

/// Returns books with ids.
private func books(_ ids: Int...) -> IdentifiedArrayOf<Shelf.Book> {
  IdentifiedArray(uniqueElements: ids.map { Shelf.Book(id: $0, title: "\($0)") })
}

extension String {
  /// The code in one line.
  fileprivate var normalized: String {
    replacing("[  ", with: "[").replacing(",  ", with: ", ").replacing(",]", with: "]")
  }
}
