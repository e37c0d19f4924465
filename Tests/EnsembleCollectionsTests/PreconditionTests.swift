// SPDX-License-Identifier: MIT

import EnsembleCollections
import Testing

@Suite("Positions out of bounds")
struct PreconditionTests {
  @Test("Reading at one is a precondition failure")
  func read() async {
    await #expect(processExitsWith: .failure) { _ = items(0..<3)[3] }
    await #expect(processExitsWith: .failure) { _ = items(0..<3)[-1] }
  }

  @Test("Mutating at one is a precondition failure, also while the structure is marked")
  func mutate() async {
    await #expect(processExitsWith: .failure) {
      var array = items(0..<3)
      array[3].name = "a"
    }
    await #expect(processExitsWith: .failure) {
      var array = IdentifiedArray(uniqueElements: [Tracked(id: 0, identity: 1)])
      _ = array.markStructure()
      array[1].count = 1
    }
  }

  @Test("Inserting past the end is a precondition failure")
  func insert() async {
    await #expect(processExitsWith: .failure) {
      var array = items(0..<3)
      array.insert(Item(id: 9), at: 4)
    }
  }

  @Test("Moving from or to one is a precondition failure")
  func move() async {
    await #expect(processExitsWith: .failure) {
      var array = items(0..<3)
      array.move(fromOffsets: [3], toOffset: 0)
    }
    await #expect(processExitsWith: .failure) {
      var array = items(0..<3)
      array.move(fromOffsets: [0], toOffset: 4)
    }
  }

  @Test("Removing at one, or more elements than the count, is a precondition failure")
  func remove() async {
    await #expect(processExitsWith: .failure) {
      var array = items(0..<3)
      array.remove(at: 3)
    }
    await #expect(processExitsWith: .failure) {
      var array = items(0..<3)
      array.remove(atOffsets: [3])
    }
    await #expect(processExitsWith: .failure) {
      var array = items(0..<3)
      array.removeFirst(4)
    }
    await #expect(processExitsWith: .failure) {
      var array = items(0..<3)
      array.removeLast(4)
    }
    await #expect(processExitsWith: .failure) {
      var array = IdentifiedArrayOf<Item>()
      array.removeLast()
    }
  }
}
