// SPDX-License-Identifier: MIT

import EnsembleLint
import Foundation
import Testing

@Suite("Output of findings")
struct LintOutputTests {
  private let report = LintReport(
    checking: [
      LintSource(
        path: "a, b/50%:x.swift",
        text: "enum K {\n  static let a: InMemoryKey<Int> = .inMemory(\"a\")\n}\n"
      )
    ]
  )

  @Test func `text has a place, a message and the rule`() throws {
    #expect(
      try report.output(.text) == """
        a, b/50%:x.swift:2:14: warning: The key '.inMemory' keeps the storage of the test that uses it first. Make it a \
        computed property. [shared-key-in-static-let]

        """
    )
  }

  @Test func `a command for GitHub has escaped properties`() throws {
    let output = try report.output(.github)
    #expect(
      output.hasPrefix(
        "::warning file=a%2C b/50%25%3Ax.swift,line=2,col=14,title=shared-key-in-static-let::The key "
      )
    )
    #expect(output.hasSuffix("property.\n"))
  }

  @Test func `SARIF has rules, results, places and fixes`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(try report.output(.sarif).utf8))
    let log = try #require(json as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect(log["$schema"] as? String != nil)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == LintRules.descriptions.map(\.id))
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "shared-key-in-static-let")
    #expect(result["level"] as? String == "warning")
    let text = String(decoding: try JSONSerialization.data(withJSONObject: result), as: UTF8.self)
    #expect(text.contains("\"startLine\":2"))
    #expect(text.contains("a,%20b\\/50%25"))
    #expect(text.contains("\"byteOffset\":18"))
    #expect(text.contains("\"text\":\"var\""))
  }

  @Test func `no findings are an empty text, and a log with no results`() throws {
    let report = LintReport(checking: [LintSource(path: "A.swift", text: "")])
    #expect(try report.output(.text) == "")
    let json = try JSONSerialization.jsonObject(with: Data(try report.output(.sarif).utf8))
    let runs = (json as? [String: Any])?["runs"] as? [[String: Any]]
    #expect((runs?.first?["results"] as? [Any])?.isEmpty == true)
  }

  @Test func `a syntax error is reported with its place, and other files are checked`() {
    let report = LintReport(
      checking: [
        LintSource(path: "A.swift", text: "enum {\n"),
        LintSource(
          path: "B.swift",
          text: "enum K { static let a = Shared(wrappedValue: 0, .inMemory(\"\")) }"
        ),
      ]
    )
    #expect(report.syntaxErrors.map { "\($0.file):\($0.line):\($0.column)" } == ["A.swift:1:6"])
    #expect(report.findings.map(\.file) == ["B.swift"])
  }

  @Test func `findings are in the order of their places`() {
    let text =
      "enum K {\n static let b = AKey.inMemory(\"\")\n static let a = AKey.inMemory(\"\")\n}"
    let report = LintReport(
      checking: [LintSource(path: "B.swift", text: text), LintSource(path: "A.swift", text: text)]
    )
    #expect(
      report.findings.map { "\($0.file):\($0.line)" } == [
        "A.swift:2", "A.swift:3", "B.swift:2", "B.swift:3",
      ]
    )
  }
}
