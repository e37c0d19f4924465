// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import Foundation
import Testing

@Suite("Source code of structs without initializers")
struct RecordedSourceTests {
  struct Order: Equatable {
    struct Line: Equatable, Identifiable {
      let id: Int
      var price: Double

      init(id: Int) { (self.id, price) = (id, 0) }
    }

    enum Speed: CaseIterable { case slow, fast }

    private let number: UInt8
    var name = ""
    var speed = Speed.slow
    var speeds: [Speed] = []
    var plans: [Speed?] = []
    var lines: IdentifiedArrayOf<Line> = []
    var tags: Set<String> = []
    var first = Line(id: 0)
    var address: String?
    var second: Int??
    var delay = Duration.zero
    var weight = 0.0
    var size = (width: Int8(1), height: 2)
    var action: Shelf.Action?

    init(number: UInt8) { self.number = number }

    static func == (lhs: Self, rhs: Self) -> Bool { "\(lhs)" == "\(rhs)" }
  }

  @Test func `only fields that are not blank are listed`() {
    expectRecorded(
      """
      recorded(RecordedSourceTests.Order.self, [
        "speed": RecordedSourceTests.Order.Speed.slow,
        "delay": Duration.seconds(0),
        "size": (width: Int8(1), height: 2),
      ])
      """,
      of: Order(number: 0),
      is: recorded(
        RecordedSourceTests.Order.self,
        [
          "speed": RecordedSourceTests.Order.Speed.slow,
          "delay": Duration.seconds(0),
          "size": (width: Int8(1), height: 2),
        ]
      )
    )
    #expect(
      code(Order.Line(id: 0)) == "recorded(RecordedSourceTests.Order.Line.self, [:])"
    )
  }

  @Test func `values have their types, as the context has none`() {
    var order = Order(number: 7)
    order.name = "a"
    order.speed = .fast
    order.speeds = [.fast, .slow]
    order.plans = [nil, .fast]
    order.lines = [Order.Line(id: 1)]
    order.tags = ["b"]
    order.first = Order.Line(id: 2)
    order.address = "c"
    order.second = .some(nil)
    order.delay = .seconds(3)
    order.weight = -0.0
    order.action = .response(.failure(.offline))
    expectRecorded(
      """
      recorded(RecordedSourceTests.Order.self, [
        "number": UInt8(7),
        "name": "a",
        "speed": RecordedSourceTests.Order.Speed.fast,
        "speeds": [RecordedSourceTests.Order.Speed.fast, RecordedSourceTests.Order.Speed.slow],
        "plans": [nil, .fast] as [Optional<RecordedSourceTests.Order.Speed>],
        "lines": IdentifiedArrayOf<RecordedSourceTests.Order.Line>([
          recorded(RecordedSourceTests.Order.Line.self, ["id": 1])
        ]),
        "tags": Set<String>(["b"]),
        "first": recorded(RecordedSourceTests.Order.Line.self, ["id": 2]),
        "address": "c",
        "second": Optional<Int>.none as Any,
        "delay": Duration.seconds(3),
        "weight": -0.0,
        "size": (width: Int8(1), height: 2),
        "action": Shelf.Action.response(.failure(Shelf.Failure.offline)),
      ])
      """,
      of: order,
      is: recorded(
        RecordedSourceTests.Order.self,
        [
          "number": UInt8(7),
          "name": "a",
          "speed": RecordedSourceTests.Order.Speed.fast,
          "speeds": [RecordedSourceTests.Order.Speed.fast, RecordedSourceTests.Order.Speed.slow],
          "plans": [nil, .fast] as [Optional<RecordedSourceTests.Order.Speed>],
          "lines": IdentifiedArrayOf<RecordedSourceTests.Order.Line>([
            recorded(RecordedSourceTests.Order.Line.self, ["id": 1])
          ]),
          "tags": Set<String>(["b"]),
          "first": recorded(RecordedSourceTests.Order.Line.self, ["id": 2]),
          "address": "c",
          "second": Optional<Int>.none as Any,
          "delay": Duration.seconds(3),
          "weight": -0.0,
          "size": (width: Int8(1), height: 2),
          "action": Shelf.Action.response(.failure(Shelf.Failure.offline)),
        ]
      )
    )
  }

  @Test func `shared values are written with and without keys, presented ones as values`() {
    let state = Shelf.State(
      title: "A",
      screen: .settings(isOn: true),
      path: [.empty],
      visits: Shared(value: 2)
    )
    var writer = SourceWriter()
    writer.usesInitializers = false
    writer.columns = 110
    #expect(
      writer.expression(state, isTyped: false) == """
        recorded(Shelf.State.self, [
          "title": "A",
          "pair": recorded(Shelf.Pair.self, ["first": recorded(Shelf.Detail.self, ["page": 1]), "range": 0..<3]),
          "screen": Shelf.Screen.settings(isOn: true),
          "path": StackState<Shelf.Screen>([.empty]),
          "visits": Shared(value: 2),
          "kept": Shared(wrappedValue: 0, .inMemory("shelf.kept")),
        ])
        """
    )
    #expect(writer.problems == [])
    let made = recorded(
      Shelf.State.self,
      [
        "title": "A",
        "pair": recorded(
          Shelf.Pair.self,
          ["first": recorded(Shelf.Detail.self, ["page": 1]), "range": 0..<3]
        ),
        "screen": Shelf.Screen.settings(isOn: true),
        "path": StackState<Shelf.Screen>([.empty]),
        "visits": Shared(value: 2),
        "kept": Shared(wrappedValue: 0, .inMemory("shelf.kept")),
      ]
    )
    #expect(made.title == state.title && made.pair == state.pair && made.screen == state.screen)
    #expect(Array(made.path) == Array(state.path))
    #expect(made.visits == state.visits && made.kept == state.kept)
  }

  @propertyWrapper
  struct Trimmed: Equatable {
    var wrappedValue: String
    var limit = 1
  }

  struct Named: Equatable {
    @Trimmed var name = "a"
  }

  @Test func `a property wrapper is written with its storage`() {
    expectRecorded(
      """
      recorded(RecordedSourceTests.Named.self, [
        "name": recorded(RecordedSourceTests.Trimmed.self, ["wrappedValue": "a", "limit": 1])
      ])
      """,
      of: Named(),
      is: recorded(
        RecordedSourceTests.Named.self,
        ["name": recorded(RecordedSourceTests.Trimmed.self, ["wrappedValue": "a", "limit": 1])]
      )
    )
  }

  struct Erased {
    var value: any Hashable & Sendable = 0
    var values: [any Hashable & Sendable] = []
  }

  @Test func `a value of an erased type is listed even if it is zero`() {
    let made = recorded(RecordedSourceTests.Erased.self, ["value": 0])
    #expect(code(made) == #"recorded(RecordedSourceTests.Erased.self, ["value": 0])"#)
  }

  @Test func `structs in new values of fields are written in the same way`() {
    let old = Shelf.State()
    var new = old
    new.detail = Shelf.Detail(title: "A", page: 1)
    new.books = [Shelf.Book(id: 1, title: "B")]
    var writer = SourceWriter()
    writer.usesInitializers = false
    #expect(
      writer.changes(from: old, to: new, root: "$0") == [
        #"$0.books.append(recorded(Shelf.Book.self, ["id": 1, "title": "B"]))"#,
        #"$0.detail = recorded(Shelf.Detail.self, ["title": "A", "page": 1])"#,
      ]
    )
  }

  @Test func `values of libraries and sets of options keep their initializers`() {
    #expect(code(Date(timeIntervalSinceReferenceDate: 3)).hasPrefix("Date("))
    #expect(code(Shelf.Features(rawValue: 1)) == "Shelf.Features(rawValue: 1)")
    #expect(code(FormFieldStatus(isTouched: true)).hasPrefix("FormFieldStatus(\n  problems: []"))
    #expect(code(Shelf.Price(cents: 5)) == "Shelf.Price(cents: 5)")
  }

  struct Mirrored: CustomReflectable {
    var customMirror: Mirror { Mirror(self, children: ["a": 1]) }
  }

  @Test func `a struct whose fields are hidden by its mirror is a problem`() {
    var writer = SourceWriter()
    writer.usesInitializers = false
    #expect(
      writer.expression(Mirrored(), isTyped: true) == "<#RecordedSourceTests.Mirrored#>"
    )
    #expect(writer.problems.count == 1)
  }

  /// Returns the source code of a value, with its type.
  private func code(_ value: Any) -> String {
    var writer = SourceWriter()
    writer.usesInitializers = false
    return writer.expression(value, isTyped: false)
  }

  /// Expects the source code of a value, and that the same code gives an equal value.
  private func expectRecorded<Value: Equatable>(
    _ text: String,
    of value: Value,
    is code: Value,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    var writer = SourceWriter()
    writer.usesInitializers = false
    #expect(writer.expression(value, isTyped: false) == text, sourceLocation: sourceLocation)
    #expect(writer.problems == [], sourceLocation: sourceLocation)
    #expect(code == value, sourceLocation: sourceLocation)
  }
}
