// SPDX-License-Identifier: MIT

import EnsembleMigration
import Testing

@Suite("Reports of a migration")
struct ReportTests {
  @Test(
    "a construct without an equivalent is reported at its place",
    arguments: [
      ("return .publisher { values }", "3:8: there are no publishers"),
      ("let v: ViewStoreOf<F>", "3:8: 'ViewStoreOf' is not available"),
      ("store.publisher.count.sink {}", "3:1: a store has no 'publisher'"),
      (
        "WithViewStore(store, observe: V.init) { v in A() }",
        "3:1: 'WithViewStore' is not available"
      ),
      ("store.scope(state: { f($0) }, action: \\.a)", "3:20: a store is not scoped by closures"),
      ("x.sheet(store: a, state: s, action: t)", "3:1: 'sheet(store:)' is not available"),
      (
        "e.debounce(id: 1, for: 1, scheduler: q, options: nil)",
        "3:1: this overload is not available"
      ),
      ("state.$count.publisher.sink {}", "3:1: a shared value has no 'publisher'"),
      (
        "store.ifLet(then: { f($0) }).store(in: &cancellables)",
        "3:1: 'ifLet(then:else:)' returns a token of observation"
      ),
      (
        "switch a { case .form(\\.on): state.on = false }",
        "3:17: the field is reset after its write"
      ),
      (
        "func f(internalAction a: A) { switch a { case .login(.delegate(.done)): g() } }",
        "3:54: a child's delegate actions are matched among the internal ones"
      ),
      (
        "NavigationLinkStore(store.scope(state: \\.a, action: \\.a)) { A() }",
        "3:1: 'NavigationLinkStore' is not available"
      ),
      ("self.viewStore.publisher.sink {}", "3:1: a store has no 'publisher'"),
      ("A(store.actionless)", "3:3: a store has no 'actionless'"),
      ("s.receive(\\.a, timeout: 100 * NSEC_PER_MSEC)", "3:25: a timeout is a duration"),
      ("let e = .task(operation: { .a })", "3:9: 'task' is not available"),
      ("let e = .task { () -> A in .a }", "3:9: 'task' is not available"),
      ("app.scope(state: \\.a, action: { self.a($0) })", "3:31: a store is not scoped by closures"),
      ("if formAction.keyPath == \\State.a {}", "3:4: a form action is matched by its case"),
    ]
  )
  func remarked(text: String, remark: String) {
    #expect(remarks(text) == [remark])
    // The text is not changed.
    #expect(migrated(text) == text)
  }

  @Test("lines are those of the migrated file")
  func lines() {
    #expect(
      remarks("import Dependencies\nlet v: ViewStoreOf<F>") == [
        "3:8: 'ViewStoreOf' is not available"
      ]
    )
  }

  @Test("a remark says what to do")
  func advice() {
    let remark = migration("return .publisher { values }").remarks.first
    #expect(
      remark?.description.hasPrefix("File.swift:3:8: there are no publishers — write '.run") == true
    )
  }

  @Test("a syntax error is reported, and the text stays")
  func syntaxErrors() {
    let result = migration("struct {")
    #expect(result.text == result.source)
    #expect(result.errors.first?.description.hasPrefix("File.swift:3:") == true)
  }

  @Test("regular expressions of Swift 6 are understood")
  func regularExpressions() {
    #expect(migration("let x = /[a-z]+\"(y)?/").errors == [])
  }
}
