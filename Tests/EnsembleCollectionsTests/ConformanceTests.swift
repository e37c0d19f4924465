// SPDX-License-Identifier: MIT

import EnsembleCollections
import Foundation
import OrderedCollections
import Testing

@Suite("Conformances")
struct ConformanceTests {
  @Test("Arrays are equal when their elements are, in the same order")
  func equality() {
    #expect(items([1, 2]) == items([1, 2]))
    #expect(items([1, 2]) != items([2, 1]))
    #expect(items([1, 2]) != items([1]))
    var changed = items([1, 2])
    changed[0].name = "a"
    #expect(changed != items([1, 2]))
  }

  @Test("Equal arrays have equal hashes, whatever their history")
  func hashing() {
    var array = items([2, 1, 3])
    array.remove(id: 3)
    array.sort()
    _ = array.markStructure()
    #expect(Set([array, items([1, 2])]).count == 1)
  }

  @Test("It's coded as an array")
  func coding() throws {
    let array: IdentifiedArrayOf<Item> = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    let data = try JSONEncoder().encode(array)
    #expect(try JSONDecoder().decode([Item].self, from: data) == array.elements)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<Item>.self, from: data) == array)
  }

  @Test("Decoding repeated ids is an error")
  func decodingDuplicates() {
    let data = Data(#"[{"id": 1, "name": "a"}, {"id": 1, "name": "b"}]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IdentifiedArrayOf<Item>.self, from: data)
    }
  }

  @Test("It's described as an array, and in debug output with its type")
  func description() {
    let array = IdentifiedArray(["b", "a"], id: \.self)
    #expect(array.description == #"["b", "a"]"#)
    #expect(String(reflecting: array) == #"IdentifiedArray<String, String>(["b", "a"])"#)
  }

  @Test("It's mirrored as a collection of its elements")
  func mirror() {
    let mirror = Mirror(reflecting: items([2, 1]))
    #expect(mirror.displayStyle == .collection)
    #expect(mirror.children.map { ($0.value as? Item)?.id } == [2, 1])
  }

  @Test("It's a random access collection")
  func collection() {
    let array = items([3, 1, 2])
    #expect(array.indices == 0..<3)
    #expect(array.first?.id == 3)
    #expect(array.last?.id == 2)
    #expect(array[1...].map(\.id) == [1, 2])
    #expect(array.reversed().map(\.id) == [2, 1, 3])
    #expect(array.sorted().map(\.id) == [1, 2, 3])
    #expect(array.firstIndex(of: Item(id: 1)) == 1)
  }

  @Test("Filtering returns an identified array")
  func filter() {
    let filtered: IdentifiedArrayOf<Item> = items(0..<4).filter { $0.id.isMultiple(of: 2) }
    #expect(filtered[id: 2] == Item(id: 2))
    #expect(filtered[id: 1] == nil)
  }

  @Test("Index sets can be moved and removed")
  func indexSets() {
    var array = items(0..<5)
    array.move(fromOffsets: IndexSet([0, 3]), toOffset: 2)
    #expect(array == items([1, 0, 3, 2, 4]))
    array.remove(atOffsets: IndexSet([0, 4]))
    #expect(array == items([0, 3, 2]))
  }

  @Test("Generic algorithms of mutable collections keep the ids in step with the elements")
  func mutableCollection() {
    func turn<C: MutableCollection & RandomAccessCollection>(_ elements: inout C)
    where C.Element == Item {
      elements.sort { $0.id > $1.id }
      elements[elements.startIndex].name = "first"
      elements.swapAt(elements.startIndex, elements.index(before: elements.endIndex))
      _ = elements.partition { $0.id == 1 }
    }
    var array = items([2, 0, 3, 1])
    turn(&array)
    #expect(array.last?.id == 1)
    #expect(array[id: 3]?.name == "first")
    #expect(Array(array.ids) == array.map(\.id))
  }

  @Test("An error from a predicate leaves the ids in step with the elements")
  func throwing() {
    var array = items((0..<20).reversed())
    #expect(throws: Refusal.self) {
      try array.removeAll { if $0.id == 3 { throw Refusal() } else { true } }
    }
    #expect(array == items((0..<20).reversed()))
    var calls = 0
    #expect(throws: Refusal.self) {
      try array.sort {
        calls += 1
        if calls == 15 { throw Refusal() }
        return $0.id < $1.id
      }
    }
    #expect(Set(array.ids) == Set(0..<20))
    #expect(Array(array.ids) == array.map(\.id))
  }

  @Test("It can be sent across isolation when its elements can")
  func sendable() async {
    let array = items([1])
    let count = await Task.detached { array.count }.value
    #expect(count == 1)
  }
}
