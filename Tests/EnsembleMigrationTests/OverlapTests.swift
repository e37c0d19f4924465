// SPDX-License-Identifier: MIT

import Testing

@Suite("Calls that access two fields of a state at once")
struct OverlapTests {
  @Test(
    "a closure captures the state whose field its caller modifies",
    arguments: [
      (
        "state.rows.removeAll { $0.id == state.selection }",
        "state.rows.removeAll { [state] in $0.id == state.selection }"
      ),
      (
        "self.a.rows.removeAll(where: { row in row == self.b })",
        "self.a.rows.removeAll(where: { [self] row in row == self.b })"
      ),
      (
        "s.rows.sort { (a, b) -> Bool in s.ranks[a]! < s.ranks[b]! }",
        "s.rows.sort { [s] (a, b) -> Bool in s.ranks[a]! < s.ranks[b]! }"
      ),
    ]
  )
  func overlappingAccess(old: String, new: String) {
    #expect(migrated(old) == new)
  }

  @Test(
    "a closure in a function of a state captures the state whose other field it reads",
    arguments: [
      ("rows.removeAll { $0.id == chosen }", "rows.removeAll { [self] in $0.id == chosen }"),
      ("rows.sort { self.f($0, $1) }", "rows.sort { [self] in self.f($0, $1) }"),
      ("rows.removeAll { $0.chosen }", "rows.removeAll { $0.chosen }"),
      ("let rows = [1]; rows.sort { chosen }", "let rows = [1]; rows.sort { chosen }"),
      ("let chosen = 1; rows.sort { chosen }", "let chosen = 1; rows.sort { chosen }"),
    ]
  )
  func fields(old: String, new: String) {
    let fields = "var rows: [Row] = []\n  var chosen: Int?"
    func state(_ text: String) -> String {
      "struct State {\n  \(fields)\n  mutating func change() { \(text) }\n}"
    }
    #expect(migrated(state(old)) == state(new))
  }

  @Test(arguments: [
    "state.rows.removeAll { $0.id == selection }",
    "state.rows.filter { $0.id == state.selection }",
    "state.rows.removeAll { [id = state.selection] in $0.id == id }",
    "$0.rows.removeAll { $0.id == 1 }",
    "rows.removeAll { rows.contains($0) }",
  ])
  func `other closures capture nothing more`(text: String) {
    #expect(migrated(text) == text)
  }

  @Test(arguments: [
    (
      "state.tags.modify { $0.count = state.count }",
      "state.tags.modify { [state] in $0.count = state.count }"
    ),
    (
      "state.totals.merge(other) { state.keeps ? $0 : $1 }",
      "state.totals.merge(other) { [state] in state.keeps ? $0 : $1 }"
    ),
    (
      "update(&state.rows) { $0.id == state.selection }",
      "update(&state.rows) { [state] in $0.id == state.selection }"
    ),
  ])
  func `functions that modify a receiver or an argument`(old: String, new: String) {
    #expect(migrated(old) == new)
  }

  @Test
  func `a function of the sources that modifies its receiver`() {
    let function = "extension Array { mutating func change(_ f: (inout Element) -> Void) {} }\n"
    let old = "func f(state: inout State) { state.rows.change { $0.id = state.next } }"
    let new = "func f(state: inout State) { state.rows.change { [state] in $0.id = state.next } }"
    #expect(migrated(function + old) == function + new)
    #expect(migrated(old) == old)
  }

  @Test(arguments: [
    ("swap(&state.a, &state.b)", "(state.a, state.b) = (state.b, state.a)"),
    ("swap(&s.x.a, &s.b[0])", "(s.x.a, s.b[0]) = (s.b[0], s.x.a)"),
    ("swap(&a, &b)", "swap(&a, &b)"),
    ("swap(&first.a, &second.a)", "swap(&first.a, &second.a)"),
  ])
  func `two fields are swapped by an assignment`(old: String, new: String) {
    #expect(migrated(old) == new)
  }

  @Test
  func `two fields are swapped in a function of the state`() {
    let old = "struct State { var a = 1; var b = 2; mutating func f() { swap(&a, &self.b) } }"
    let new =
      "struct State { var a = 1; var b = 2; mutating func f() { (a, self.b) = (self.b, a) } }"
    #expect(migrated(old) == new)
  }

  @Test(arguments: [
    ("exchange(&state.a, &state.b)", "3:21: one call modifies two fields of an observable state"),
    (
      "state.a.removeAll(into: &state.b)",
      "3:26: one call modifies two fields of an observable state"
    ),
    (
      "state.rows.removeAll { state.count += $0; return true }",
      "3:24: the closure changes an observable state while one of its fields is modified"
    ),
    (
      "state.rows.modify { state.seen.append($0) }",
      "3:21: the closure changes an observable state while one of its fields is modified"
    ),
    (
      "state.rows.sort { compare($0, $1, &state.comparisons) }",
      "3:36: the closure changes an observable state while one of its fields is modified"
    ),
  ])
  func `calls that cannot be kept are reported`(text: String, remark: String) {
    #expect(remarks(text) == [remark])
    #expect(migrated(text) == text)
  }

  @Test(arguments: [
    "exchange(&buffer.a, &buffer.b)",
    "state.rows.map { state.count += $0 }",
    "fill(&state.a, with: state.b)",
    "exchange(&state, &other)",
    "buffer.rows.removeAll { buffer.count += $0; return true }",
  ])
  func `other calls are not reported`(text: String) {
    #expect(remarks(text) == [])
    #expect(migrated(text) == text)
  }
}
