// SPDX-License-Identifier: MIT

import EnsembleCollections
import Testing

@Suite("Changing elements in place")
struct InPlaceTests {
  var array = IdentifiedArray(uniqueElements: (0..<3).map { CopyOnWrite(id: $0) })

  @Test("An element isn't copied to be changed, wherever it is", arguments: 0..<3)
  mutating func noCopy(index: Int) {
    let byPosition = array[index].isUnique()
    let byID = array[id: index]?.isUnique()
    let fast = array.modifyElement(id: index) { $0.isUnique() }
    #expect(byPosition)
    #expect(byID == true)
    #expect(fast == true)
    #expect(array.map(\.id) == [0, 1, 2])
  }

  @Test("An element isn't copied to be changed while the structure is marked", arguments: 0..<3)
  mutating func noCopyWhileMarked(index: Int) {
    _ = array.markStructure()
    let byPosition = array[index].isUnique()
    let byID = array[id: index]?.isUnique()
    let fast = array.modifyElement(id: index) { $0.isUnique() }
    #expect(byPosition)
    #expect(byID == true)
    #expect(fast == true)
  }

  @Test("The storage isn't copied to change an element")
  func sameStorage() {
    var array = items(0..<100)
    func address() -> UnsafePointer<Item>? {
      array.withContiguousStorageIfAvailable { $0.baseAddress } ?? nil
    }
    let before = address()
    array[50].name = "a"
    array[id: 51]?.name = "b"
    array[id: 99]?.name = "c"
    array.modifyElement(id: 52) { $0.name = "d" }
    #expect(address() == before)
    #expect(array.filter { !$0.name.isEmpty }.map(\.name) == ["a", "b", "d", "c"])
  }

  @Test("A copy of the array is not changed")
  func valueSemantics() {
    var array = items(0..<3)
    let copy = array
    array[0].name = "a"
    array[id: 1]?.name = "b"
    array.modifyElement(id: 2) { $0.name = "c" }
    #expect(array.map(\.name) == ["a", "b", "c"])
    #expect(copy == items(0..<3))
  }

  @Test("Each element is destroyed once", arguments: 0..<3)
  func lifetimes(index: Int) {
    weak var removed: CopyOnWrite.Storage?
    weak var kept: CopyOnWrite.Storage?
    do {
      var array = IdentifiedArray(uniqueElements: (0..<3).map { CopyOnWrite(id: $0) })
      removed = array[index].storage
      kept = array[(index + 1) % 3].storage
      func clear(_ element: inout CopyOnWrite?) { element = nil }
      clear(&array[id: index])
      #expect(removed == nil)
      #expect(kept != nil)
      #expect(array.count == 2)
    }
    #expect(kept == nil)
  }

  @Test("The fast path returns the closure's result, and nil for a missing element")
  func modifyElement() {
    var array = items([1])
    let name = array.modifyElement(id: 1) {
      $0.name = "a"
      return $0.name
    }
    #expect(name == "a")
    #expect(array.modifyElement(id: 2) { $0.name } == nil)
  }

  @Test("Changes before an error are kept, and the error is rethrown")
  func throwing() {
    func fail(_ item: inout Item?) throws {
      item?.name += "a"
      throw Refusal()
    }
    func fail(_ item: inout Item) throws {
      item.name += "b"
      throw Refusal()
    }
    var array = items(0..<2)
    for id in 0..<2 {
      #expect(throws: Refusal.self) { try fail(&array[id: id]) }
      #expect(throws: Refusal.self) { try fail(&array[id]) }
      #expect(throws: Refusal.self) { try array.modifyElement(id: id) { try fail(&$0) } }
    }
    #expect(array.map(\.name) == ["abb", "abb"])
  }

  @Test("A change through an optional chain of a missing element does nothing")
  func missing() {
    var array = items([1])
    array[id: 2]?.name = "a"
    array[id: 2] = nil
    #expect(array == items([1]))
  }

  @Test("Changing an id in place is a precondition failure")
  func changedID() async {
    await #expect(processExitsWith: .failure) {
      var array: IdentifiedArrayOf<Renumbered> = [Renumbered(id: 1)]
      array[0].id = 2
    }
    await #expect(processExitsWith: .failure) {
      var array: IdentifiedArrayOf<Renumbered> = [Renumbered(id: 1)]
      array[id: 1]?.id = 2
    }
    await #expect(processExitsWith: .failure) {
      var array: IdentifiedArrayOf<Renumbered> = [Renumbered(id: 1)]
      array.modifyElement(id: 1) { $0.id = 2 }
    }
  }

  @Test("Assigning an element with another id is a precondition failure")
  func mismatchedID() async {
    await #expect(processExitsWith: .failure) {
      var array = items([1])
      array[0] = Item(id: 2)
    }
    await #expect(processExitsWith: .failure) {
      var array = items([1])
      array[id: 1] = Item(id: 2)
    }
    await #expect(processExitsWith: .failure) {
      var array = items([1])
      array[id: 3] = Item(id: 2)
    }
    await #expect(processExitsWith: .failure) {
      var array = items([1])
      array.update(Item(id: 2), at: 0)
    }
  }
}
