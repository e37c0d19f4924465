// SPDX-License-Identifier: MIT

import EnsembleExpansion

/// Returns the expansion of a source, or the diagnostics if there are any.
func expanded(_ source: String) -> String {
  let expansion = Expansion(of: source, file: "File.swift")
  let reports = expansion.messages.map { "\($0)" }
  return reports.isEmpty ? expansion.text ?? "" : reports.joined(separator: "\n")
}

/// Returns the diagnostics of expanding a source, one line each.
func reports(_ source: String) -> [String] {
  Expansion(of: source, file: "File.swift").messages.map { "\($0)" }
}

extension String {
  /// Returns the lines that contain a text, without indentation.
  func lines(with text: String) -> [String] {
    split(separator: "\n").filter { $0.contains(text) }.map { String($0.drop { $0 == " " }) }
  }
}
