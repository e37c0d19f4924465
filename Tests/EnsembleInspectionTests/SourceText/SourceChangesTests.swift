// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import Testing

@Suite("Source code of changes")
struct SourceChangesTests {
  @Test func `equal states need no statements`() {
    expectChanges(from: Shelf.State(), to: Shelf.State(), []) { _ in }
  }

  @Test func `each field that differs is assigned`() {
    let new = Shelf.State(count: 2, title: "A", default: true)
    expectChanges(
      from: Shelf.State(),
      to: new,
      ["$0.count = 2", #"$0.title = "A""#, "$0.default = true"]
    ) {
      $0.count = 2
      $0.title = "A"
      $0.default = true
    }
  }

  @Test func `a field that becomes nil is assigned nil`() {
    expectChanges(from: Shelf.State(title: "A"), to: Shelf.State(), ["$0.title = nil"]) {
      $0.title = nil
    }
  }

  @Test func `a field of a nested struct is changed in place`() {
    var new = Shelf.State()
    new.pair.first.title = "A"
    new.pair.range = 1..<4
    expectChanges(
      from: Shelf.State(),
      to: new,
      [#"$0.pair.first.title = "A""#, "$0.pair.range = 1..<4"]
    ) {
      $0.pair.first.title = "A"
      $0.pair.range = 1..<4
    }
  }

  @Test func `a nested struct of which much changes is assigned as a whole`() {
    expectChanges(
      from: Numbers(),
      to: Numbers(inner: Numbers.Inner(a: 1, b: 2, c: 3, d: 4, e: 5, f: 6)),
      ["$0.inner = SourceChangesTests.Numbers.Inner(a: 1, b: 2, c: 3, d: 4, e: 5, f: 6)"]
    ) {
      $0.inner = SourceChangesTests.Numbers.Inner(a: 1, b: 2, c: 3, d: 4, e: 5, f: 6)
    }
  }

  @Test func `the root is never assigned as a whole if its fields can be`() {
    let new = Numbers.Inner(a: 1, b: 2, c: 3, d: 4, e: 5, f: 6)
    expectChanges(
      from: Numbers.Inner(),
      to: new,
      ["$0.a = 1", "$0.b = 2", "$0.c = 3", "$0.d = 4", "$0.e = 5", "$0.f = 6"]
    ) {
      $0 = new
    }
  }

  @Test func `a state that is an enum or a number is assigned`() {
    expectChanges(from: 1, to: 2, ["$0 = 2"]) { $0 = 2 }
    expectChanges(from: Shelf.Genre.novel, to: .default, ["$0 = .default"]) { $0 = .default }
  }

  @Test func `an optional struct is changed in place if it stays`() {
    expectChanges(
      from: Shelf.State(detail: Shelf.Detail()),
      to: Shelf.State(detail: Shelf.Detail(title: "A")),
      [#"$0.detail?.title = "A""#]
    ) {
      $0.detail?.title = "A"
    }
    expectChanges(
      from: Shelf.State(),
      to: Shelf.State(detail: Shelf.Detail(title: "A")),
      [#"$0.detail = Shelf.Detail(title: "A", page: 1)"#]
    ) {
      $0.detail = Shelf.Detail(title: "A", page: 1)
    }
    expectChanges(
      from: Shelf.State(detail: Shelf.Detail()),
      to: Shelf.State(),
      ["$0.detail = nil"]
    ) {
      $0.detail = nil
    }
  }

  @Test func `another id is another value`() {
    expectChanges(
      from: Holder(book: Shelf.Book(id: 1, title: "A")),
      to: Holder(book: Shelf.Book(id: 2, title: "A")),
      [#"$0.book = Shelf.Book(id: 2, title: "A", isRead: false)"#]
    ) {
      $0.book = Shelf.Book(id: 2, title: "A", isRead: false)
    }
  }

  @Test func `a struct is assigned as a whole if a constant differs`() {
    expectChanges(
      from: Holder(book: Shelf.Book(id: 1, title: "A"), place: Holder.Place(row: 1)),
      to: Holder(book: Shelf.Book(id: 1, title: "A"), place: Holder.Place(row: 2)),
      ["$0.place = SourceChangesTests.Holder.Place(row: 2)"]
    ) {
      $0.place = SourceChangesTests.Holder.Place(row: 2)
    }
    expectChanges(
      from: Holder.Place(row: 1),
      to: Holder.Place(row: 2),
      ["$0 = SourceChangesTests.Holder.Place(row: 2)"]
    ) {
      $0 = SourceChangesTests.Holder.Place(row: 2)
    }
  }

  @Test func `a value of an erased type is assigned with its own type`() {
    var writer = SourceWriter()
    #expect(
      writer.changes(from: Erased(value: 1), to: Erased(value: Shelf.Genre.novel), root: "$0")
        == ["$0.value = Shelf.Genre.novel"]
    )
    #expect(
      writer.changes(from: Erased(value: UInt8(1)), to: Erased(value: UInt8(2)), root: "$0")
        == ["$0.value = UInt8(2)"]
    )
    #expect(writer.problems == [])
  }

  @Test func `an element of a tuple is changed in place`() {
    var writer = SourceWriter()
    #expect(
      writer.changes(from: Tuple(), to: Tuple(pair: (1, y: 3), "b"), root: "state")
        == ["state.pair.y = 3", #"state.text = "b""#]
    )
    #expect(
      writer.changes(from: Tuple(), to: Tuple(pair: (0, y: 2)), root: "state")
        == ["state.pair.0 = 0"]
    )
  }

  @Test func `a value with code of its own is assigned as a whole`() {
    expectChanges(
      from: Shelf.Page(content: Shelf.Price(cents: 1)),
      to: Shelf.Page(content: Shelf.Price(cents: 2)),
      ["$0.content = Shelf.Price(cents: 2)"]
    ) {
      $0.content = Shelf.Price(cents: 2)
    }
  }

  @Test func `nested optionals are assigned level by level`() {
    expectChanges(
      from: Shelf.Page(content: Int??.none),
      to: Shelf.Page(content: Int??.some(nil)),
      ["$0.content = .some(nil)"]
    ) {
      $0.content = .some(nil)
    }
    expectChanges(
      from: Shelf.Page(content: Int??.some(nil)),
      to: Shelf.Page(content: Int??.none),
      ["$0.content = nil"]
    ) {
      $0.content = nil
    }
  }

  @Test func `values that are not equatable are compared by their parts`() {
    var writer = SourceWriter()
    let old = Plain(kind: .a, values: [1], action: {})
    #expect(writer.changes(from: old, to: old, root: "$0") == [])
    let new = Plain(kind: .b(2), values: [1, 2], action: {})
    #expect(
      writer.changes(from: old, to: new, root: "$0") == ["$0.kind = .b(2)", "$0.values.append(2)"]
    )
    #expect(writer.problems == [])
  }

  @Test func `a value without source code is a problem of its field`() {
    var writer = SourceWriter()
    let (old, new) = (Object(), Object())
    #expect(
      writer.changes(from: Cell(object: old), to: Cell(object: old, count: 1), root: "$0")
        == ["$0.count = 1"]
    )
    #expect(writer.problems == [])
    _ = writer.changes(from: Cell(object: old), to: Cell(object: new), root: "$0")
    #expect(
      writer.problems == [
        """
        SourceChangesTests.Cell.object: an object of the class 'SourceChangesTests.Object' has no \
        source code.
        """
      ]
    )
  }

  @Test func `a long value is broken like any other`() {
    let long = String(repeating: "a", count: 80)
    expectChanges(
      from: Shelf.State(),
      to: Shelf.State(detail: Shelf.Detail(title: long)),
      [
        """
        $0.detail = Shelf.Detail(
          title: "\(long)",
          page: 1
        )
        """
      ]
    ) {
      $0.detail = Shelf.Detail(title: long, page: 1)
    }
  }

  struct Numbers: Equatable {
    struct Inner: Equatable {
      var a = 0
      var b = 0
      var c = 0
      var d = 0
      var e = 0
      var f = 0
    }

    var inner = Inner()
  }

  struct Holder: Equatable {
    struct Place: Equatable {
      let row: Int
    }

    var book: Shelf.Book
    var place = Place(row: 1)
  }

  struct Erased {
    var value: any Sendable
  }

  struct Tuple {
    var pair = (1, y: 2)
    var text = "a"

    init(pair: (Int, y: Int) = (1, y: 2), _ text: String = "a") {
      self.pair = pair
      self.text = text
    }
  }

  struct Plain {
    enum Kind { case a, b(Int) }

    var kind: Kind
    var values: [Int]
    var action: () -> Void
  }

  final class Object {}

  struct Cell {
    var object: Object
    var count = 0
  }
}
