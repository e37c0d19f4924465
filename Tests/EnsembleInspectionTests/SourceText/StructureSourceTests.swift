// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import Testing

@Suite("Source code of structs and enums")
struct StructureSourceTests {
  @Test func `a struct is written through its memberwise initializer`() {
    expectSource(
      #"Shelf.Book(id: 1, title: "A", isRead: true)"#,
      of: Shelf.Book(id: 1, title: "A", isRead: true),
      is: Shelf.Book(id: 1, title: "A", isRead: true)
    )
  }

  @Test func `a generic struct names its arguments`() {
    expectSource(
      #"Shelf.Page<Array<String>>(content: ["a"], notes: ["x": 1])"#,
      of: Shelf.Page(content: ["a"], notes: ["x": 1]),
      is: Shelf.Page<Array<String>>(content: ["a"], notes: ["x": 1])
    )
  }

  @Test func `a property of an erased type has a value with its own`() {
    let erased = SourceChangesTests.Erased(value: Shelf.Genre.novel)
    #expect(source(erased) == "SourceChangesTests.Erased(value: Shelf.Genre.novel)")
  }

  @Test func `structs with raw values are written through these`() {
    expectSource(
      #"Shelf.Tag(rawValue: "a")"#,
      of: Shelf.Tag(rawValue: "a"),
      is: Shelf.Tag(rawValue: "a")
    )
    expectSource(
      "Shelf.Features(rawValue: 3)",
      of: [.init(rawValue: 1), .init(rawValue: 2)],
      is: Shelf.Features(rawValue: 3)
    )
  }

  @Test func `observed properties are written under their own names`() {
    expectSource(
      #"Shelf.Detail(title: "A", page: 2)"#,
      of: Shelf.Detail(title: "A", page: 2),
      is: Shelf.Detail(title: "A", page: 2)
    )
  }

  @Test func `a state is written with presented and shared values, without those of keys`() {
    let state = Shelf.State(title: "A", screen: .empty, path: [.empty], visits: Shared(value: 2))
    var writer = SourceWriter()
    writer.columns = 1_000
    #expect(
      writer.expression(state, isTyped: true) == """
        Shelf.State(count: 0, title: "A", default: false, books: [], detail: nil, tags: [], prices: [:], \
        pair: Shelf.Pair(first: Shelf.Detail(title: "", page: 1), range: 0..<3), screen: .empty, alert: nil, \
        path: [.empty], visits: Shared(value: 2))
        """
    )
    #expect(writer.problems == [])
    let written =
      Shelf.State(
        count: 0,
        title: "A",
        default: false,
        books: [],
        detail: nil,
        tags: [],
        prices: [:],
        pair: Shelf.Pair(first: Shelf.Detail(title: "", page: 1), range: 0..<3),
        screen: .empty,
        alert: nil,
        path: [.empty],
        visits: Shared(value: 2)
      )
    #expect(written.visits == state.visits && written.screen == state.screen)
  }

  @Test func `cases are short where the context has the type`() {
    expectSource(".novel", of: Shelf.Genre.novel, is: .novel)
    expectSource(".default", of: Shelf.Genre.default, is: .default)
    #expect(source(Shelf.Genre.poetry, isTyped: false) == "Shelf.Genre.poetry")
    #expect(source(Shelf.Action.tapped, isTyped: false) == "Shelf.Action.tapped")
  }

  @Test func `payloads keep their labels`() {
    expectSource(#".entered("a")"#, of: Shelf.Action.entered("a"), is: .entered("a"))
    expectSource(
      ".moved(from: 1, to: 2)",
      of: Shelf.Action.moved(from: 1, to: 2),
      is: .moved(from: 1, to: 2)
    )
    expectSource(
      ".settings(isOn: true)",
      of: Shelf.Screen.settings(isOn: true),
      is: .settings(isOn: true)
    )
    expectSource(
      #".detail(Shelf.Detail(title: "A", page: 1))"#,
      of: Shelf.Screen.detail(Shelf.Detail(title: "A")),
      is: .detail(Shelf.Detail(title: "A", page: 1))
    )
  }

  @Test func `indirect cases are written like others`() {
    expectSource(
      #".section(title: "A", .text("b"), [])"#,
      of: Shelf.Outline.section(title: "A", .text("b")),
      is: .section(title: "A", .text("b"), [])
    )
    expectSource(
      #".section(title: "A", nil, [.text("b")])"#,
      of: Shelf.Outline.section(title: "A", nil, [.text("b")]),
      is: .section(title: "A", nil, [.text("b")])
    )
  }

  @Test func `errors are written with their types, which are often erased`() {
    expectSource(
      ".response(.success(1))",
      of: Shelf.Action.response(.success(1)),
      is: .response(.success(1))
    )
    expectSource(
      ".response(.failure(Shelf.Failure.status(code: 404)))",
      of: Shelf.Action.response(.failure(.status(code: 404))),
      is: .response(.failure(Shelf.Failure.status(code: 404)))
    )
    expectSource(
      ".finished(.failure(Shelf.Failure.offline))",
      of: Shelf.Action.finished(.failure(Shelf.Failure.offline)),
      is: .finished(.failure(Shelf.Failure.offline))
    )
    #expect(
      source(Result<Int, any Error>.success(1), isTyped: false)
        == "Result<Int, any Error>.success(1)"
    )
    #expect(source(Result<Void, Shelf.Failure>.success(())) == ".success(())")
  }

  @Test func `a type can write its own code`() {
    expectSource("Shelf.Price(cents: 5)", of: Shelf.Price(cents: 5), is: Shelf.Price(cents: 5))
    expectSource(
      "Shelf.Price(cents: 5)",
      of: Shelf.Price?.some(Shelf.Price(cents: 5)),
      is: Shelf.Price(cents: 5)
    )
    expectSource("nil", of: Shelf.Price?.none, is: nil)
  }

  @Test func `long expressions are broken at each argument`() {
    let long = String(repeating: "a", count: 70)
    let book = Shelf.Book(id: 1, title: long)
    #expect(
      source(Shelf.Page(content: [book, book])) == """
        Shelf.Page<Array<Shelf.Book>>(
          content: [
            Shelf.Book(
              id: 1,
              title: "\(long)",
              isRead: false
            ),
            Shelf.Book(
              id: 1,
              title: "\(long)",
              isRead: false
            ),
          ],
          notes: [:]
        )
        """
    )
    var writer = SourceWriter()
    writer.columns = 20
    #expect(
      writer.expression([111111, 222222, 333333], isTyped: true)
        == "[\n  111111,\n  222222,\n  333333,\n]"
    )
  }
}
