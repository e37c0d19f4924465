// SPDX-License-Identifier: MIT

import EnsembleExpansion

/// Expands a source without anything to report. What is reported stands in place of the expansion.
func expanded(_ source: String) -> String {
  let expansion = Expansion(of: source, file: "File.swift")
  let reports = expansion.messages.map { "\($0)" }
  return reports.isEmpty ? expansion.text ?? "" : reports.joined(separator: "\n")
}

/// What is reported when a source is expanded, a line each.
func reports(_ source: String) -> [String] {
  Expansion(of: source, file: "File.swift").messages.map { "\($0)" }
}

extension String {
  /// The lines that contain a text, without indentation.
  func lines(with text: String) -> [String] {
    split(separator: "\n").filter { $0.contains(text) }.map { String($0.drop { $0 == " " }) }
  }
}
