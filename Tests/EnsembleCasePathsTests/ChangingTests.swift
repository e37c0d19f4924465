// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import Testing

@Suite("Changing a value")
struct ChangingTests {
  @Test("Assigning through the subscript embeds, whatever the previous case")
  func assignSubscript() {
    var action = Action.note(nil)
    action[case: \.loaded] = [1]
    #expect(action == .loaded([1]))
    action[case: \.row.renamed] = "a"
    #expect(action == .row(.renamed("a")))
  }

  @Test("Assigning nil changes nothing, also through an optional chain in another case")
  func assignNil() {
    var action = Action.loaded([1])
    action[case: \.loaded] = nil
    action[case: \.row] = nil
    action[case: \.note]??.append("a")
    #expect(action == .loaded([1]))
  }

  @Test("A nil payload is assigned as some")
  func assignNilPayload() {
    var action = Action.loaded([1])
    action[case: \.note] = .some(nil)
    #expect(action == .note(nil))
  }

  @Test("An optional chain changes the payload of the value's case")
  func optionalChain() {
    var action = Action.row(.renamed("a"))
    action[case: \.row.renamed]?.append("b")
    action.row?.renamed?.append("c")
    #expect(action == .row(.renamed("abc")))
    action.loaded?.append(1)
    #expect(action == .row(.renamed("abc")))
  }

  @Test("Assigning to a member embeds")
  func assignMember() {
    var action = Action.note(nil)
    action.loaded = [1]
    #expect(action == .loaded([1]))
  }

  @Test("Modifying changes the payload of the value's case")
  func modify() {
    var action = Action.loaded([1])
    let modified = action.modify(\.loaded) { $0.append(2) }
    #expect(modified)
    #expect(action == .loaded([1, 2]))
  }

  @Test("Modifying reaches through several steps")
  func modifyNested() {
    var action = Action.row(.renamed("a"))
    action.modify(\.row.renamed) { $0 += "b" }
    #expect(action == .row(.renamed("ab")))
  }

  @Test("Modifying another case changes nothing and returns false")
  func modifyOtherCase() {
    var action = Action.loaded([1])
    let modified = action.modify(\.row) { _ in Issue.record("The value isn't in this case") }
    #expect(!modified)
    #expect(action == .loaded([1]))
  }

  @Test("Modifying an optional changes a wrapped value in that case")
  func modifyOptional() {
    var row: Row? = .renamed("a")
    row.modify(\.renamed) { $0 += "b" }
    row.modify(\.some) { $0.modify(\.renamed) { $0 += "c" } }
    #expect(row == .renamed("abc"))
    row = nil
    #expect(!row.modify(\.renamed) { $0 += "d" })
    #expect(row == nil)
  }

  @Test("Changes before an error are kept, and the error is rethrown")
  func modifyThrowing() {
    var action = Action.loaded([1])
    #expect(throws: Refusal.self) {
      try action.modify(\.loaded) {
        $0.append(2)
        throw Refusal()
      }
    }
    #expect(action == .loaded([1, 2]))
  }

  @Test("Modifying through a path returns the closure's result, and nil for another case")
  func modifyResult() {
    let path = AnyCasePath<Action, [Int]>(\.loaded)
    var action = Action.loaded([1, 2])
    let removed: Int? = path.modify(&action) { $0.removeLast() }
    #expect(removed == 2)
    #expect(action == .loaded([1]))
    action = .note(nil)
    #expect(path.modify(&action) { $0.removeLast() } == nil)
    #expect(action == .note(nil))
  }

  @Test("A uniquely referenced payload is modified without a copy")
  func noCopy() {
    var holder = Holder.copyOnWrite(CopyOnWrite())
    var isUnique = false
    holder.modify(\.copyOnWrite) { isUnique = $0.isUnique() }
    #expect(isUnique)

    let path = AnyCasePath<Holder?, CopyOnWrite>(\.some.copyOnWrite)
    var optional = Optional(holder)
    holder = .empty
    #expect(path.modify(&optional) { $0.isUnique() } == true)
  }

  @Test("A payload shared with a copy of the value is copied when modified")
  func copy() {
    var holder = Holder.copyOnWrite(CopyOnWrite())
    let copy = holder
    var isUnique = true
    holder.modify(\.copyOnWrite) { isUnique = $0.isUnique() }
    #expect(!isUnique)
    #expect(copy.is(\.copyOnWrite))
  }
}
