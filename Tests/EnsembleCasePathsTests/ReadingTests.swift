// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import Testing

@Suite("Reading a payload")
struct ReadingTests {
  @Test("A subscript reads the payload of the value's case, and nil for another case")
  func caseSubscript() {
    #expect(Action.loaded([1, 2])[case: \.loaded] == [1, 2])
    #expect(Action.row(.tapped)[case: \.loaded] == nil)
    #expect(Action.row(.renamed("a"))[case: \.row.renamed] == "a")
    #expect(Action.loaded([])[case: \.row.renamed] == nil)
  }

  @Test("A payload of several values is a tuple")
  func tuple() throws {
    let moved = try #require(Row.moved(from: 1, to: 2)[case: \.moved])
    #expect(moved.from == 1)
    #expect(moved.to == 2)
  }

  @Test("A nil payload is distinguished from an absent payload")
  func nilPayload() {
    #expect(Action.note(nil)[case: \.note] == .some(nil))
    #expect(Action.loaded([])[case: \.note] == .none)
    #expect(Action.note("a")[case: \.note.some] == "a")
  }

  @Test("A member of the value reads the payload")
  func member() {
    let action = Action.row(.renamed("a"))
    #expect(action.row == .renamed("a"))
    #expect(action.row?.renamed == "a")
    #expect(action.loaded == nil)
    #expect(Row.tapped.tapped != nil)
  }

  @Test("A resolved path extracts as often as needed")
  func resolved() {
    let path = AnyCasePath<Action, Row>(\.row)
    #expect(path.extract(from: .row(.tapped)) == .tapped)
    #expect(path.extract(from: .row(.renamed("a"))) == .renamed("a"))
    #expect(path.extract(from: .loaded([])) == nil)
  }

  @Test("A path into a nested optional enum skips the optional")
  func throughOptional() {
    #expect(Action.maybe(.renamed("a"))[case: \.maybe.renamed] == "a")
    #expect(Action.maybe(.renamed("a"))[case: \.maybe.some.renamed] == "a")
    #expect(Action.maybe(nil)[case: \.maybe.renamed] == nil)
  }

  @Test("A case can be chosen by a subscript of the listing")
  func subscriptInPath() {
    let routed = Routed<Int, Row>.element(id: 1, .tapped)
    #expect(routed[case: \.[id: 1]] == .tapped)
    #expect(routed[case: \.[id: 2]] == nil)
    #expect(routed.is(\.[id: 1].tapped))
    #expect(\Routed<Int, Row>.Cases.[id: 1] == \Routed<Int, Row>.Cases.[id: 1])
    #expect(\Routed<Int, Row>.Cases.[id: 1] != \Routed<Int, Row>.Cases.[id: 2])
  }
}
