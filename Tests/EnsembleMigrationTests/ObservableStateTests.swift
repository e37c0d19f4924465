// SPDX-License-Identifier: MIT

import EnsembleMigration
import Testing

@Suite("Reducers whose state becomes observable")
struct ObservableStateTests {
  @Test func `state and actions in an extension of a reducer get macros`() {
    let old = """
      struct Counter: Reducer {}
      extension Counter {
        struct State: Equatable { var count = 0 }
        enum Action { case countChanged(Int) }
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
      }
      """
    #expect(
      migrated(old) == """
        struct Counter: Reducer {}
        extension Counter {
          @ObservableState
          struct State: Equatable { var count = 0 }
          @CasePathable
          enum Action { case countChanged(Int) }
          func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
        }
        """
    )
    let conforming = "extension A: Reducer {\n  enum Action { case a }\n}"
    #expect(
      migrated(conforming) == "extension A: Reducer {\n  @CasePathable\n  enum Action { case a }\n}"
    )
  }

  @Test(arguments: [
    "extension Client {\n  enum Action { case a }\n  struct State {}\n}",
    "@Reducer struct A {}\nextension A {\n  enum Action { case a }\n}",
  ])
  func `types in other extensions stay`(text: String) {
    #expect(migrated(text) == text)
  }

  @Test func `each variable of a state gets a declaration of its own`() {
    let old = """
      struct A: Reducer {
        struct State {
          public var a = 1, b: [Int]
          var c, d: Int
          let e = 1, f = 2
        }
      }
      struct B: Reducer { struct State { var a = 1, b = 2 } }
      struct Other { var a = 1, b = 2 }
      """
    let new = """
      struct A: Reducer {
        @ObservableState
        struct State {
          public var a = 1
          public var b: [Int]
          var c: Int
          var d: Int
          let e = 1, f = 2
        }
      }
      struct B: Reducer { @ObservableState
      struct State { var a = 1; var b = 2 } }
      struct Other { var a = 1, b = 2 }
      """
    #expect(migrated(old) == new)
  }

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
}
