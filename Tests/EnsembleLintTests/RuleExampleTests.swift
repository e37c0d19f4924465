// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EnsembleLint

/// The rules in the article 'Checking sources'.
@Suite("Rules in the article")
struct RuleExampleTests {
  /// An example of a rule: code to which it objects, and code that is mended.
  private struct Example {
    let rule: String
    let before: String
    let after: String
  }

  private let article: String

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    article = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/Features/Ensemble/Ensemble.docc/CheckingSources.md"
      ),
      encoding: .utf8
    )
  }

  /// The examples: a heading with the rule, and a difference of code.
  private var examples: [Example] {
    article.matches(of: /#### `([a-z\-]+)`\n(?s:.*?)```diff\n((?s:.*?))```/).map { match in
      let lines = match.output.2.split(separator: "\n", omittingEmptySubsequences: false)
      let versions = ["+", "-"].map { other in
        lines.filter { !$0.hasPrefix(other) }.map { String($0.dropFirst()) }
          .joined(separator: "\n")
      }
      return Example(rule: String(match.output.1), before: versions[0], after: versions[1])
    }
  }

  /// Returns the rules that object to a text.
  private func rules(in text: String) -> Set<String> {
    let report = LintReport(checking: [LintSource(path: "A.swift", text: text)])
    #expect(report.syntaxErrors.isEmpty)
    return Set(report.findings.map(\.rule))
  }

  @Test func `the table has every rule`() {
    let rows = article.matches(of: /\n\| `([a-z\-]+)`/).map { String($0.output.1) }
    #expect(rows == LintRules.descriptions.map(\.id))
  }

  @Test func `every rule has an example`() {
    #expect(examples.map(\.rule) == LintRules.descriptions.map(\.id))
  }

  @Test func `a rule objects to its example only as long as it is not mended`() {
    for example in examples {
      #expect(rules(in: example.before) == [example.rule])
      #expect(rules(in: example.after) == [], "\(example.rule)")
    }
  }
}
