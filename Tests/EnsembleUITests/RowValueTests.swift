// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleSharing
import EnsembleUI
import Foundation
import Observation
import Testing

@testable import EnsembleUI

@MainActor
@Suite("Values of rows")
struct RowValueTests {
  @Test("a change of one of 20 elements evaluates its row alone", arguments: RowShape.all)
  func evaluations(shape: RowShape) {
    #expect(shape.evaluations() == [[7], [7], [7], [7]])
  }

  @Test("two copies of a value are the same, whatever their padding")
  func padding() {
    var count = 0
    for shape in RowShape.all {
      let copies = shape.copies()
      #expect(copies.areSame, "\(shape)")
      if !copies.haveSameBits { count += 1 }
    }
    // Otherwise the test would prove nothing.
    #expect(count > 30)
  }

  @Test("equal strings in different memory are the same, and composed characters differ from parts")
  func strings() {
    let text = "A text that is too long to be stored in place"
    #expect(haveSameValue(text, String(text.map { $0 })))
    #expect(haveSameValue(text.prefix(20), String(text.map { $0 }).prefix(20)))
    #expect(!haveSameValue("\u{E9}", "e\u{301}"))
    #expect(!haveSameValue(text, text + "!"))
  }

  @Test("values of enums that are not Equatable, or whose objects differ, differ")
  func enums() {
    #expect(!haveSameValue(Subject.object(Equal()), .object(Equal())))
    #expect(!haveSameValue(Named.size(width: 1), .size(height: 1)))
    #expect(!haveSameValue(Loading.failed(code: 1, at: 2), .failed(code: 1, at: 3)))
  }

  @Test("a change of one of 20 shared elements evaluates its row alone")
  func sharedElements() {
    let shared = Shared(value: IdentifiedArray(uniqueElements: (0..<20).map { Entry(id: $0) }))
    let counter = RowCounter()
    let host = ViewHost(SharedRows(items: shared, counter: counter))
    #expect(counter.take().count == 20)
    shared.withLock { $0[id: 7]?.name = "Changed" }
    _ = host.changes()
    #expect(counter.take() == [7])
    shared.withLock { _ = $0.remove(id: 3) }
    _ = host.changes()
    #expect(counter.take() == [])
  }

  @Test("a row follows the property that it was given last, also after one that shares its value")
  func propertiesOfOneValue() {
    let one = Shared(wrappedValue: 1, .inMemory("row"))
    let two = Shared(wrappedValue: 1, .inMemory("row"))
    let model = Choice(properties: [one, two])
    let counter = RowCounter()
    let host = ViewHost(ChoiceView(model: model, counter: counter))
    model.index = 1
    _ = host.changes()
    #expect(counter.take() == [1, 1])
    two.projectedValue = Shared(value: 2)
    _ = host.changes()
    #expect(counter.take() == [2])
  }
}

/// A type of values in rows, with two different values.
struct RowShape: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Changes each part of one element in turn, and returns the rows that were evaluated.
  let evaluations: @MainActor @Sendable () -> [[Int]]
  /// Copies a value to memory with other padding.
  let copies: @MainActor @Sendable () -> (areSame: Bool, haveSameBits: Bool)

  init<Value>(_ name: String, _ makeValues: @escaping @Sendable () -> (Value, Value)) {
    testDescription = name
    evaluations = {
      let (value, other) = makeValues()
      let model = RowModel((0..<20).map { Element(id: $0, value: value) })
      let counter = RowCounter()
      let host = ViewHost(Rows(model: model, counter: counter))
      _ = counter.take()
      @MainActor func rows(_ change: (inout Element<Value>) -> Void) -> [Int] {
        change(&model.elements[7])
        _ = host.changes()
        return counter.take()
      }
      return [
        rows { $0.value = other }, rows { $0.head = true }, rows { $0.tail = true },
        rows { $0.name = "Changed" },
      ]
    }
    copies = {
      let value = Element(id: 1, value: makeValues().0)
      func copy(filledWith byte: UInt8) -> UnsafeMutablePointer<Element<Value>> {
        let copy = UnsafeMutablePointer<Element<Value>>.allocate(capacity: 1)
        memset(copy, Int32(byte), MemoryLayout<Element<Value>>.size)
        copy.initialize(to: value)
        // The gaps on both sides of the value are padding.
        let head = MemoryLayout<Element<Value>>.offset(of: \.head)! + MemoryLayout<Bool>.size
        let start = MemoryLayout<Element<Value>>.offset(of: \.value)!
        let end = start + MemoryLayout<Value>.size
        let name = MemoryLayout<Element<Value>>.offset(of: \.name)!
        memset(UnsafeMutableRawPointer(copy) + head, Int32(byte), start - head)
        memset(UnsafeMutableRawPointer(copy) + end, Int32(byte), name - end)
        return copy
      }
      let (one, two) = (copy(filledWith: 0), copy(filledWith: 0xFF))
      defer {
        for copy in [one, two] {
          copy.deinitialize(count: 1)
          copy.deallocate()
        }
      }
      let bits = memcmp(one, two, MemoryLayout<Element<Value>>.size) == 0
      return (ValueLayout(of: Element<Value>.self).areSame(one, two), bits)
    }
  }

  static let all: [RowShape] = [
    RowShape("Int8") { (Int8(1), 2) },
    RowShape("Int32") { (Int32(1), 2) },
    RowShape("Double") { (1.5, 2.5) },
    RowShape("Bool") { (false, true) },
    RowShape("small string") { ("a", "b") },
    RowShape("large string") { ("a text that is stored apart", "a text that is stored elsewhere") },
    RowShape("substring") { ("some text".prefix(3), "some text".prefix(4)) },
    RowShape("character") { (Character("a"), "b") },
    RowShape("Int?") { (Int?.some(1), nil) },
    RowShape("Int8?") { (Int8?.none, 0) },
    RowShape("Bool?") { (Bool?.some(false), nil) },
    RowShape("Int??") { (Int??.some(nil), .none) },
    RowShape("String?") { (String?.some("a"), nil) },
    RowShape("object?") { (Reference?.none, Reference()) },
    RowShape("tuple") { ((Int8(1), Int32(2), true), (Int8(1), Int32(2), false)) },
    RowShape("struct") { (Padded(), Padded(last: true)) },
    RowShape("struct?") { (Padded?.some(Padded()), Padded(small: 2)) },
    RowShape("struct in a struct") { (Nested(), Nested(inner: Padded(large: 3))) },
    RowShape("generic struct") { (Pair(1, true), Pair(1, false)) },
    RowShape("enum") { (Plain.one, .two) },
    RowShape("enum with a payload") { (Loading.failed(code: 1, at: 2), .idle) },
    RowShape("enum with payloads") { (Shape.circle(1), .rectangle(width: 1, height: true)) },
    RowShape("equal cases") {
      (Shape.rectangle(width: 1, height: true), .rectangle(width: 1, height: false))
    },
    RowShape("indirect enum") { (Tree.leaf(1), .node(.leaf(1), .leaf(2))) },
    RowShape("enum?") { (Loading?.some(.idle), nil) },
    RowShape("enum of strings") { (Message.text("a"), .text("b")) },
    RowShape("array") { ([1, 2], [1, 3]) },
    RowShape("dictionary") { ([1: "a"], [1: "b"]) },
    RowShape("set") { (Set([1]), Set([2])) },
    RowShape("identified array") {
      ([Entry(id: 1)] as IdentifiedArrayOf, [Entry(id: 2)] as IdentifiedArrayOf)
    },
    RowShape("range") { (0..<3, 0..<4) },
    RowShape("data") { (Data([1]), Data([2])) },
    RowShape("date") { (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2)) },
    RowShape("UUID") { (UUID(uuidString: "00000000-0000-0000-0000-000000000001"), UUID()) },
    RowShape("decimal") { (Decimal(1), Decimal(2)) },
    RowShape("URL") { (URL(string: "https://a.example"), URL(string: "https://b.example")) },
    RowShape("object") { (Reference(), Reference()) },
    RowShape("weak object") { (Weakly(object: Reference.shared), Weakly(object: nil)) },
    RowShape("metatype") { (Int.self as Any.Type, String.self as Any.Type) },
    RowShape("function beside a value") { (Handler(value: 1), Handler(value: 2)) },
    RowShape("key path") { (\Padded.small as AnyKeyPath, \Padded.large as AnyKeyPath) },
    RowShape("shared") { (Shared(value: 1), Shared(value: 1)) },
  ]
}

// MARK: Values

private struct Element<Value>: Identifiable {
  let id: Int
  var head = false
  var value: Value
  var name = ""
  var tail = false
}

private struct Padded: Equatable {
  var small: Int8 = 1
  var large: Int64 = 2
  var last = false
}

private struct Nested: Equatable {
  var flag = true
  var inner = Padded()
  var text = "a"
}

private struct Pair<One, Two> {
  let one: One
  let two: Two

  init(_ one: One, _ two: Two) { (self.one, self.two) = (one, two) }
}

private enum Plain { case one, two }

private enum Loading: Equatable {
  case idle
  case failed(code: Int32, at: Int64)
}

private enum Shape: Equatable {
  case circle(Double)
  case rectangle(width: Int64, height: Bool)
}

private indirect enum Tree: Equatable {
  case leaf(Int)
  case node(Tree, Tree)
}

private enum Message: Equatable {
  case text(String)
  case number(Int)
}

private enum Named: Equatable {
  case size(width: Int)
  case size(height: Int)
}

private enum Subject: Equatable { case object(Equal) }

private final class Equal: Equatable {
  static func == (lhs: Equal, rhs: Equal) -> Bool { true }
}

private final class Reference: Sendable {
  static let shared = Reference()
}

private struct Weakly {
  weak var object: Reference?
}

private struct Handler {
  var value: Int
  var action: @Sendable () -> Void = {}
}

private struct Entry: Identifiable, Equatable {
  let id: Int
  var name = ""
  var isDone = false
}

// MARK: Views

@MainActor
private final class RowCounter {
  var ids: [Int] = []

  func take() -> [Int] {
    defer { ids = [] }
    return ids
  }
}

@MainActor
@Observable
private final class RowModel<Value> {
  var elements: [Element<Value>]
  init(_ elements: [Element<Value>]) { self.elements = elements }
}

private struct Rows<Value>: View {
  let model: RowModel<Value>
  let counter: RowCounter

  var body: some View { ForEach(model.elements) { Row(element: $0, counter: counter) } }
}

private struct Row<Value>: View {
  let element: Element<Value>
  let counter: RowCounter

  var body: some View {
    counter.ids.append(element.id)
    return Text("\(element.id)")
  }
}

private struct SharedRows: View {
  let items: Shared<IdentifiedArrayOf<Entry>>
  let counter: RowCounter

  var body: some View { ForEach(Array(items)) { SharedRow(item: $0, counter: counter) } }
}

private struct SharedRow: View {
  let item: Shared<Entry>
  let counter: RowCounter

  var body: some View {
    counter.ids.append(item.wrappedValue.id)
    return Text(item.wrappedValue.name)
  }
}

@MainActor
@Observable
private final class Choice {
  let properties: [Shared<Int>]
  var index = 0

  init(properties: [Shared<Int>]) { self.properties = properties }
}

private struct ChoiceView: View {
  let model: Choice
  let counter: RowCounter

  var body: some View { NumberRow(number: model.properties[model.index], counter: counter) }
}

private struct NumberRow: View {
  let number: Shared<Int>
  let counter: RowCounter

  var body: some View {
    counter.ids.append(number.wrappedValue)
    return Text("\(number.wrappedValue)")
  }
}
