// SPDX-License-Identifier: MIT

/// A format of the output.
package enum LintFormat: String, CaseIterable, Sendable {
  /// Lines for people and editors.
  case text
  /// Commands that GitHub Actions shows beside the code.
  case github
  /// The Static Analysis Results Interchange Format 2.1.0.
  case sarif
}

extension LintReport {
  /// Returns the findings in an output format.
  package func output(_ format: LintFormat) throws -> String {
    switch format {
    case .text: findings.map(\.text).joined()
    case .github: findings.map(\.githubCommand).joined()
    case .sarif: try sarif()
    }
  }
}

extension Finding {
  fileprivate var text: String {
    "\(file):\(line):\(column): \(severity.rawValue): \(message) [\(rule)]\n"
  }

  fileprivate var githubCommand: String {
    let properties = [
      ("file", file), ("line", String(line)), ("col", String(column)), ("title", rule),
    ]
    .map { "\($0)=\(Self.escape($1, isProperty: true))" }.joined(separator: ",")
    return "::\(severity.rawValue) \(properties)::\(Self.escape(message, isProperty: false))\n"
  }

  /// Returns a text as a workflow command may contain it.
  private static func escape(_ text: String, isProperty: Bool) -> String {
    let escaped = text.replacing("%", with: "%25").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
    guard isProperty else { return escaped }
    return escaped.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
