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
