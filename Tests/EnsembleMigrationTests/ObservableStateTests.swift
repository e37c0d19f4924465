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
}
