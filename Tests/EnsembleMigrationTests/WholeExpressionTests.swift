// SPDX-License-Identifier: MIT

import EnsembleMigration
import Testing

@Suite("Expressions move as a whole or not at all")
struct WholeExpressionTests {
  @Test(
    "case paths that are appended become one key path",
    arguments: [
      (
        "x.ifLet(\\.a, action: /Action.child .. ChildAction.x) { A() }",
        "x.ifLet(\\.a, action: \\.child.x) { A() }"
      ),
      (
        "x.ifLet(\\.a, action: /Action.child .. /ChildAction.x) { A() }",
        "x.ifLet(\\.a, action: \\.child.x) { A() }"
      ),
      (
        "x.ifLet(\\.a, action: /Action.a .. /B.Action.b .. C.Action.c) { A() }",
        "x.ifLet(\\.a, action: \\.a.b.c) { A() }"
      ),
      (
        "x.ifLet(\\.a, action: (/Action.child).appending(path: /ChildAction.x)) { A() }",
        "x.ifLet(\\.a, action: \\.child.x) { A() }"
      ),
      (
        "let p = /Action.child .. ChildAction.x",
        "let p = AnyCasePath(\\Action.Cases.child.x)"
      ),
    ]
  )
  func appended(old: String, new: String) {
    #expect(migrated(old) == new)
    #expect(remarks(old) == [])
  }

  @Test(
    "an expression of which a part cannot move stays and is reported",
    arguments: [
      ("let p = /Action.child .. rest", "3:9: case paths are not appended by '..'"),
      ("let p = first .. /Action.child", "3:9: case paths are not appended by '..'"),
      (
        "store.scope(state: toChild, action: Action.destination)",
        "3:20: a store is not scoped by functions"
      ),
      (
        "store.scope(state: { f($0) }, action: Action.destination)",
        "3:20: a store is not scoped by closures"
      ),
      (
        "store.scope(state: { $0.child }, action: { f($0) })",
        "3:42: a store is not scoped by closures"
      ),
      (
        "e.debounce(id: 1, for: delay, scheduler: UIScheduler.shared)",
        "3:24: a time is a duration"
      ),
      (
        "e.throttle(id: 1, for: 0.1 * 3, scheduler: UIScheduler.shared, latest: true)",
        "3:24: a time is a duration"
      ),
    ]
  )
  func whole(text: String, remark: String) {
    #expect(migrated(text) == text)
    #expect(remarks(text) == [remark])
  }

  @Test func `an enum of the sources gets the macro that its case paths need`() {
    let old = """
      enum Child { case int(Int) }
      enum Other { case int(Int) }
      let p = /Child.int
      """
    #expect(
      migrated(old) == """
        @CasePathable
        enum Child { case int(Int) }
        enum Other { case int(Int) }
        let p = AnyCasePath(\\Child.Cases.int)
        """
    )
  }

  @Test func `the enum of a case path is found from the type around it`() {
    let old = """
      struct Feature {
        enum Route: Equatable { case a(Int) }
        let p = /Route.a
      }
      struct Other {
        enum Route { case a(Int) }
      }
      """
    #expect(
      migrated(old) == """
        struct Feature {
          @CasePathable
          enum Route: Equatable { case a(Int) }
          let p = AnyCasePath(\\Route.Cases.a)
        }
        struct Other {
          enum Route { case a(Int) }
        }
        """
    )
  }

  @Test(arguments: [
    "@CasePathable enum Child { case int(Int) }\nlet p = /Child.int",
    "@Reducer struct F {\n  enum Action { case int(Int) }\n}\nlet p = /F.Action.int",
    "@Reducer struct F {\n  @ObservableState enum State { case int(Int) }\n}\nlet p = /F.State.int",
    "@Reducer enum Child { case int(Int) }\nlet p = /Child.State.int",
  ])
  func `an enum that has case paths stays as it is`(text: String) {
    let lines = migrated(text).split(separator: "\n").dropLast()
    #expect(lines == text.split(separator: "\n").dropLast())
    #expect(remarks(text) == [])
  }

  @Test func `an enum in a function has no case paths`() {
    let text = "func f() {\n  enum Child { case int(Int) }\n  let p = /Child.int\n}"
    #expect(migrated(text) == text)
    #expect(remarks(text) == ["5:11: 'Child' is an enum of a function, which has no case paths"])
  }

  @Test(
    "case paths of values keep their meaning",
    arguments: [
      ("values.compactMap(/Route.a)", "values.compactMap({ $0[case: \\.a] })"),
      (
        "try (/Route.a).modify(&state.route) { $0 = 1 }",
        "try AnyCasePath(\\.a).modify(&state.route) { $0 = 1 }"
      ),
      ("if (/Route.a) ~= route {}", "if route.is(\\.a) {}"),
      ("if /Route.a ~= self.route {}", "if self.route.is(\\.a) {}"),
      (
        "func f(_ p: CasePath<A, Int>) {}\nf(/A.a)",
        "func f(_ p: AnyCasePath<A, Int>) {}\nf(AnyCasePath(\\A.Cases.a))"
      ),
      (
        "let p = CasePath<A, Int>(embed: e, extract: x)",
        "let p = AnyCasePath<A, Int>(embed: e, extract: x)"
      ),
    ]
  )
  func values(old: String, new: String) {
    #expect(migrated(old) == new)
    #expect(remarks(old) == [])
  }

  @Test(arguments: ["/Box<Int>.full", "/Optional<Int>.some", "/Result<Int, any Error>.success"])
  func `a case path of a generic type stays and is reported`(path: String) {
    #expect(migrated("let p = \(path)") == "let p = \(path)")
    #expect(remarks("let p = \(path)") == ["3:9: the case path of a generic type is not moved"])
  }

  @Test func `an enum is found by its alias, and one that is private is seen by its macro`() {
    let old = """
      enum Route { case a(Int) }
      typealias Alias = Route
      let p = /Alias.a
      struct S {
        private enum Kind { case a(Int) }
        private let p = /Kind.a
      }
      """
    #expect(
      migrated(old) == """
        @CasePathable
        enum Route { case a(Int) }
        typealias Alias = Route
        let p = AnyCasePath(\\Alias.Cases.a)
        struct S {
          @CasePathable
          fileprivate enum Kind { case a(Int) }
          private let p = AnyCasePath(\\Kind.Cases.a)
        }
        """
    )
  }
}
