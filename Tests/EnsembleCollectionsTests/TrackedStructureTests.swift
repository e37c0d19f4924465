// SPDX-License-Identifier: MIT

import EnsembleCollections
import Testing

@Suite("Structure token of elements with an identity")
struct TrackedStructureTests {
  typealias Change = @Sendable (inout IdentifiedArrayOf<Tracked>) -> Void

  let array: IdentifiedArrayOf<Tracked>
  let token: StructureToken

  init() {
    var array = IdentifiedArray(
      uniqueElements: [Tracked(id: 0, identity: 10), Tracked(id: 1, identity: 11), Tracked(id: 2)]
    )
    token = array.markStructure()
    self.array = array
  }

  static let keeping: [(name: String, change: Change)] = [
    ("mutate at position", { $0[1].count += 1 }),
    ("mutate by id", { $0[id: 1]?.count += 1 }),
    ("mutate fast", { $0.modifyElement(id: 1) { $0.count += 1 } }),
    ("assign at position", { $0[1] = Tracked(id: 1, identity: 11, count: 1) }),
    ("assign to id", { $0[id: 1] = Tracked(id: 1, identity: 11, count: 1) }),
    ("update", { $0.update(Tracked(id: 1, identity: 11, count: 1), at: 1) }),
    ("update or append", { $0.updateOrAppend(Tracked(id: 1, identity: 11, count: 1)) }),
    ("update or insert", { $0.updateOrInsert(Tracked(id: 1, identity: 11, count: 1), at: 0) }),
  ]

  @Test("The token is kept while the element has the same identity", arguments: keeping)
  func sameIdentity(name: String, change: Change) {
    var array = array
    change(&array)
    #expect(array.structure === token)
    #expect(array[1].count == 1)
  }

  static let dropping: [(name: String, change: Change)] = [
    ("replace in place at position", { $0[1].identity = 99 }),
    ("replace in place by id", { $0[id: 1]?.identity = 99 }),
    ("replace the last in place by id", { $0[id: 2]?.identity = 99 }),
    ("assign at position", { $0[1] = Tracked(id: 1, identity: 99) }),
    ("assign to id", { $0[id: 1] = Tracked(id: 1, identity: 99) }),
    ("update", { $0.update(Tracked(id: 1, identity: 99), at: 1) }),
    ("update or append", { $0.updateOrAppend(Tracked(id: 1, identity: 99)) }),
    ("update or insert", { $0.updateOrInsert(Tracked(id: 1, identity: 99), at: 0) }),
    ("lose the identity", { $0[1].identity = nil }),
    ("append", { $0.append(Tracked(id: 3, identity: 13)) }),
    ("swap", { $0.swapAt(0, 1) }),
  ]

  @Test("The token is dropped when the element has another identity", arguments: dropping)
  func otherIdentity(name: String, change: Change) {
    var array = array
    change(&array)
    #expect(array.structure == nil)
    #expect(self.array.structure === token)
  }

  @Test("An unknown identity equals no other")
  func unknownIdentity() {
    var mutated = array
    mutated[2].count += 1
    #expect(mutated.structure == nil)
    var assigned = array
    assigned[id: 2] = Tracked(id: 2)
    #expect(assigned.structure == nil)
  }
}
