// SPDX-License-Identifier: MIT

import Foundation

/// The settings of a folder: which rules are checked, how serious they are, and which files are
/// left out.
///
/// ```json
/// {
///   "rules": { "store-in-view": "error", "unidentified-effect": "off" },
///   "excluded": ["Generated", "Tests/Fixtures"]
/// }
/// ```
package struct LintConfiguration: Equatable, Sendable {
  package static let fileName = ".ensemble-lint.json"

  /// The severities of rules whose severity is not `warning`; nil for a disabled rule.
  private var severities: [String: Finding.Severity?] = [:]
  /// The paths that are left out, in the folder of the file.
  private var excluded: [String] = []

  /// Creates the default configuration: all rules, as warnings.
  package init() {}

  /// A configuration file that cannot be used.
  package struct ConfigurationError: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - data: The contents.
  ///   - path: The path of the file, for errors.
  /// - Throws: A ``ConfigurationError``.
  package init(_ data: Data, path: String) throws {
    func fail(_ text: String) -> ConfigurationError {
      ConfigurationError(description: "\(path): \(text)")
    }
    guard let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw fail("The file is not a JSON object.")
    }
    let unknown = Set(json.keys).subtracting(["rules", "excluded"]).sorted()
    if let key = unknown.first {
      throw fail("There is no key '\(key)'. The keys are 'rules' and 'excluded'.")
    }
    guard let rules = (json["rules"] ?? [String: Any]()) as? [String: Any] else {
      throw fail("'rules' has to be an object of rules and severities.")
    }
    for (rule, value) in rules.sorted(by: { $0.key < $1.key }) {
      guard LintRules.ids.contains(rule) else {
        let known = LintRules.ids.sorted().joined(separator: ", ")
        throw fail("There is no rule '\(rule)'. The rules are \(known).")
      }
      guard let text = value as? String else {
        throw fail("The severity of '\(rule)' is no text. Write 'off', 'warning' or 'error'.")
      }
      guard let severity = Self.severity(text) else {
        throw fail("'\(text)' is no severity of '\(rule)'. Write 'off', 'warning' or 'error'.")
      }
      severities[rule] = severity
    }
    guard let excluded = (json["excluded"] ?? [String]()) as? [String] else {
      throw fail("'excluded' has to be a list of paths.")
    }
    self.excluded = try excluded.map { path in
      guard let inFolder = Self.path(path) else {
        throw fail(
          "'\(path)' in 'excluded' is no path in the folder of the file. Write 'A/B', without patterns."
        )
      }
      return inFolder
    }
  }

  /// Returns the severity of a rule; nil if it is off.
  package func severity(of rule: String) -> Finding.Severity? {
    severities[rule] ?? .warning
  }

  /// Returns whether a file is left out.
  ///
  /// - Parameter path: The path in the folder of the configuration.
  package func excludes(_ path: String) -> Bool {
    excluded.contains { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") }
  }

  /// Returns a path without `.` and `..`, which is empty for the folder itself; nil for a path
  /// outside of it, and for a pattern.
  private static func path(_ text: String) -> String? {
    if text.isEmpty || text.hasPrefix("/") || text.contains(/[*?]/) { return nil }
    var names: [Substring] = []
    for name in text.split(separator: "/") where name != "." {
      if name != ".." { names.append(name) } else if names.popLast() == nil { return nil }
    }
    return names.joined(separator: "/")
  }

  /// Returns the severity that a text names, or `.some(nil)` for `off`.
  private static func severity(_ text: String) -> Finding.Severity?? {
    if text == "off" { return .some(nil) }
    return Finding.Severity(rawValue: text).map { .some($0) } ?? .none
  }
}
