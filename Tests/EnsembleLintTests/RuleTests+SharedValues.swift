// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleLint

private let sharedState = """
  struct State { @Shared(.a) var count = 0; @Shared var user: User; var other = 0; var sum: Int { count } }
  """

extension RuleTests {
  // MARK: Keys

  @Test func `a key in a constant of a type`() {
    let text = """
      enum Keys {
        static let count = AppStorageKey<Int>.appStorage("count")
        static let rows: InMemoryKey<[Int]> = .inMemory("rows")
        static let shared = Shared(wrappedValue: 0, .inMemory("shared"))
      }
      """
    #expect(
      findings(text) == [
        "2:14 shared-key-in-static-let", "3:14 shared-key-in-static-let",
        "4:14 shared-key-in-static-let",
      ]
    )
  }

  @Test(
    arguments: [
      "static var count: AppStorageKey<Int> { .appStorage(\"count\") }",
      "static let name = \"inMemory\"",
      "let count = AppStorageKey<Int>.appStorage(\"count\")",
      "static let folder = URL.fileStorage",
      "static let client = Client.fileStorage(url)",
      "static let client: Client = .fileStorage(url)",
    ]
  )
  func `a key that is made each time`(member: String) {
    #expect(findings("enum Keys { \(member) }") == [])
  }

  @Test func `a constant with a type becomes a computed property`() {
    let text = """
      enum Keys {
        /// The rows.
        static let rows: InMemoryKey<[Int]> = .inMemory("rows")  // All of them.
        static let count = AppStorageKey<Int>.appStorage("count")
      }
      """
    let report = LintReport(checking: [LintSource(path: "A.swift", text: text)])
    let fixed = report.findings.fixing(text)
    #expect(fixed.count == 1)
    #expect(
      fixed.text == """
        enum Keys {
          /// The rows.
          static var rows: InMemoryKey<[Int]> { .inMemory("rows") }  // All of them.
          static let count = AppStorageKey<Int>.appStorage("count")
        }
        """
    )
    #expect(findings(fixed.text) == ["4:14 shared-key-in-static-let"])
  }

  @Test func `comments around the value stay`() {
    let text = "enum K { static let a: InMemoryKey<Int> /* why */ = /* c */ .inMemory(\"a\") }"
    let report = LintReport(checking: [LintSource(path: "A.swift", text: text)])
    #expect(
      report.findings.fixing(text).text
        == "enum K { static var a: InMemoryKey<Int> /* why */ { /* c */ .inMemory(\"a\") } }"
    )
  }

  // MARK: Shared values

  @Test(
    arguments: [
      "state.count += 1", "state.count = state.count + 1", "state.user.name = \"a\"",
      "state.user?.rows[0].name = \"a\"", "state.count = 3", "state.count <<= 1",
    ]
  )
  func `an assignment to a shared value in a reducer`(assignment: String) {
    let text = reducer("case .a: \(assignment); return .none", before: sharedState)
    #expect(findings(text) == ["4:10 assigned-shared-value"])
  }

  @Test func `only an assignment that reads the value can lose a change`() {
    let text = reducer(
      "case .a:\nstate.count += 1\nstate.user.age = 3\nstate.count = 0",
      before: sharedState
    )
    let report = LintReport(checking: [LintSource(path: "A.swift", text: text)])
    #expect(
      report.findings.map(\.message) == [
        "'count' is shared: another thread may change it between the read and the write. Use '$count.withLock { … }'.",
        "'user' is shared: another thread may change it between the read and the write. Use '$user.withLock { … }'.",
        "'count' is shared: other threads change it, too. Use '$count.withLock { … }'.",
      ]
    )
  }

  @Test(
    arguments: [
      "state.$count.withLock { $0 += 1 }", "state.$count = shared", "state.other = state.count",
      "state.child.count += 1", "if state.count == 3 { b() }", "if state.count >= 3 { b() }",
      "state.user.rows.append(1)", "count += 1", "state[0].count = 1",
    ]
  )
  func `what assigns to no shared value`(code: String) {
    #expect(findings(reducer("case .a: \(code); return .none", before: sharedState)) == [])
  }

  @Test func `a method of a reducer, in an extension, and elsewhere`() {
    let text = """
      @Reducer struct F { struct State { @Shared(.a) var count = 0 } }
      extension F { func a(_ state: inout State) { state.count = 1 } }
      struct V { func a(_ state: inout F.State) { state.count = 1 } }
      @Reducer struct G { struct State { var count = 0 }
      func a(_ state: inout State) { state.count = 1 } }
      """
    #expect(findings(text) == ["2:46 assigned-shared-value"])
  }

  @Test(
    arguments: [
      ("state.count += 1", "state.$count.withLock { $0 += 1 }"),
      (
        "state.count = state.count + state.other", "state.$count.withLock { $0 = $0 + state.other }"
      ),
      ("state.user.name = \"a\" // Why.", "state.$user.withLock { $0.name = \"a\" } // Why."),
      ("state.user.rows[state.other] = 1", "state.$user.withLock { $0.rows[state.other] = 1 }"),
      // These may mean something else in the closure.
      ("state.count = state.sum", nil), ("state.count = f(state)", nil),
      ("state.count = try f()", nil), ("state.count = f { $0 }", nil),
      ("state.count = state.f()", nil),
    ]
  )
  func `an assignment is mended where it means the same in a closure`(code: String, fixed: String?)
  {
    let text = reducer("case .a:\n\(code)\nreturn .none", before: sharedState)
    let report = LintReport(checking: [LintSource(path: "A.swift", text: text)])
    #expect(report.findings.count == 1)
    #expect(
      report.findings.fixing(text).text
        == reducer("case .a:\n\(fixed ?? code)\nreturn .none", before: sharedState)
    )
  }
}
