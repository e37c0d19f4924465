// SPDX-License-Identifier: MIT

import EnsembleCollections
import Testing

@Suite("Structure token")
struct StructureTests {
  typealias Change = @Sendable (inout IdentifiedArrayOf<Item>) -> Void

  @Test("An array has no token until it's marked")
  func unmarked() {
    var array = items(0..<3)
    #expect(array.structure == nil)
    let token = array.markStructure()
    #expect(array.structure === token)
  }

  @Test("Marking again gives the same token")
  func markTwice() {
    var array = items(0..<3)
    #expect(array.markStructure() === array.markStructure())
  }

  @Test("Arrays marked separately have different tokens")
  func separate() {
    var one = items(0..<3)
    var other = items(0..<3)
    #expect(one.markStructure() !== other.markStructure())
  }

  static let structural: [(name: String, change: Change)] = [
    ("append", { $0.append(Item(id: 9)) }),
    ("append contents", { $0.append(contentsOf: [Item(id: 9)]) }),
    ("insert", { $0.insert(Item(id: 9), at: 0) }),
    ("replace", { $0.replaceSubrange(0..<1, with: [Item(id: 9)]) }),
    ("update or append, new", { $0.updateOrAppend(Item(id: 9)) }),
    ("update or append, existing", { $0.updateOrAppend(Item(id: 1)) }),
    ("update or insert, new", { $0.updateOrInsert(Item(id: 9), at: 0) }),
    ("update or insert, existing", { $0.updateOrInsert(Item(id: 1), at: 0) }),
    ("update", { $0.update(Item(id: 1), at: 1) }),
    ("assign at position", { $0[1] = Item(id: 1) }),
    ("assign to id", { $0[id: 1] = Item(id: 1) }),
    ("assign to new id", { $0[id: 9] = Item(id: 9) }),
    ("assign nil", { $0[id: 1] = nil }),
    (
      "set nil in place",
      {
        func clear(_ item: inout Item?) { item = nil }
        clear(&$0[id: 1])
      }
    ),
    (
      "set new in place",
      {
        func set(_ item: inout Item?) { item = Item(id: 9) }
        set(&$0[id: 9])
      }
    ),
    ("remove id", { $0.remove(id: 1) }),
    ("remove element", { $0.remove(Item(id: 1)) }),
    ("remove at", { $0.remove(at: 1) }),
    ("remove at offsets", { $0.remove(atOffsets: [1]) }),
    ("remove all", { $0.removeAll() }),
    ("remove all where", { $0.removeAll { $0.id == 1 } }),
    ("remove first", { $0.removeFirst() }),
    ("remove first n", { $0.removeFirst(1) }),
    ("remove last", { $0.removeLast() }),
    ("remove last n", { $0.removeLast(1) }),
    ("remove subrange", { $0.removeSubrange(0..<1) }),
    ("filter", { $0 = $0.filter { $0.id == 1 } }),
    ("swap", { $0.swapAt(0, 1) }),
    ("move", { $0.move(fromOffsets: [0], toOffset: 3) }),
    ("partition", { $0.partition { $0.id == 0 } }),
    ("reverse", { $0.reverse() }),
    ("shuffle", { $0.shuffle() }),
    ("sort", { $0.sort() }),
    ("sort by", { $0.sort { $0.id > $1.id } }),
  ]

  @Test("A structural change drops the token of the changed copy only", arguments: structural)
  func structuralChange(name: String, change: Change) {
    var array = items(0..<3)
    let token = array.markStructure()
    var copy = array
    #expect(copy.structure === token)
    change(&copy)
    #expect(copy.structure == nil)
    #expect(array.structure === token)
    #expect(copy.markStructure() !== token)
  }

  static let harmless: [(name: String, change: Change)] = [
    ("mutate at position", { $0[1].name = "a" }),
    ("mutate by id", { $0[id: 1]?.name = "a" }),
    ("mutate the last by id", { $0[id: 2]?.name = "a" }),
    ("mutate fast", { $0.modifyElement(id: 1) { $0.name = "a" } }),
    ("mutate missing", { $0[id: 9]?.name = "a" }),
    ("mutate missing fast", { $0.modifyElement(id: 9) { $0.name = "a" } }),
    ("remove missing", { $0.remove(id: 9) }),
    ("assign nil to missing", { $0[id: 9] = nil }),
    ("append existing", { $0.append(Item(id: 1)) }),
    ("append contents, existing", { $0.append(contentsOf: [Item(id: 1)]) }),
    ("insert existing", { $0.insert(Item(id: 1), at: 0) }),
    ("replace nothing by existing", { $0.replaceSubrange(0..<0, with: [Item(id: 1)]) }),
    ("remove empty subrange", { $0.removeSubrange(1..<1) }),
    ("reserve capacity", { $0.reserveCapacity(100) }),
    ("read", { _ = $0.elements.count + $0.ids.count + ($0[id: 1]?.id ?? 0) + $0[0].id }),
  ]

  @Test("Anything else keeps the token", arguments: harmless)
  func harmlessChange(name: String, change: Change) {
    var array = items(0..<3)
    let token = array.markStructure()
    change(&array)
    #expect(array.structure === token)
  }

  @Test("The token can be dropped explicitly")
  func drop() {
    var array = items(0..<3)
    _ = array.markStructure()
    array.dropStructure()
    #expect(array.structure == nil)
  }
}
