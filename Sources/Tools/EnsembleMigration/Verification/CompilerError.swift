// SPDX-License-Identifier: MIT

import Foundation

/// An error of the compiler in a file.
struct CompilerError: Hashable {
  let path: String
  let line: Int
  let column: Int
  let message: String

  /// Returns the errors that the output of a build contains, in order and each once.
  ///
  /// Other lines of the output, such as excerpts of sources and notes, are left out. An error in
  /// the expansion of a macro is at the attribute or the expression that is expanded.
  static func errors(in output: String) -> [Self] {
    var found: [Self] = []
    var seen: Set<Self> = []
    func add(_ error: Self) { if seen.insert(error).inserted { found.append(error) } }
    // An error in an expansion, until a note names the expanded macro.
    var expanded: CompilerMessage?
    func addExpanded() {
      guard let error = expanded else { return }
      add(Self(path: error.path, line: error.line, column: error.column, message: error.text))
      expanded = nil
    }
    // Terminals overwrite lines that end with a carriage return.
    for line in output.split(whereSeparator: \.isNewline).lazy.map(withoutColors) {
      guard let message = CompilerMessage(line) else { continue }
      if message.severity == "note" {
        guard let error = expanded, message.text == "expanded code originates here",
          message.path.hasPrefix("/")
        else { continue }
        // The attribute of a macro may be in the expansion of another one.
        if message.isInExpansion { continue }
        add(
          Self(
            path: message.path,
            line: message.line,
            column: message.column,
            message: "in the expansion of \(error.macro): \(error.text)"
          )
        )
        expanded = nil
        continue
      }
      addExpanded()
      guard message.severity == "error" else { continue }
      if message.isInExpansion {
        expanded = message
      } else {
        add(
          Self(
            path: message.path,
            line: message.line,
            column: message.column,
            message: message.text
          )
        )
      }
    }
    addExpanded()
    return found
  }

  /// Whether the error is in the expansion of a macro whose location is unknown.
  var isInExpansion: Bool { CompilerMessage.isExpansion(path) }

  /// Returns the errors of a build that have no source location, such as errors of the linker, each
  /// once.
  static func generalErrors(in output: String) -> [String] {
    var seen: Set<String> = []
    return output.split(whereSeparator: \.isNewline).lazy.map(withoutColors)
      .filter { CompilerMessage($0) == nil }
      .compactMap { line in
        ["error: ", "fatal error: "].lazy.compactMap {
          line.hasPrefix($0) ? String(line.dropFirst($0.count)) : nil
        }.first
      }
      // These follow from errors that have a location.
      .filter { !$0.contains("command failed with exit code") && $0 != "fatalError" }
      .filter { seen.insert($0).inserted }
  }
}

/// A line with a message of the compiler: `/A.swift:3:5: error: …`.
private struct CompilerMessage {
  let path: String
  let line: Int
  let column: Int
  let severity: String
  let text: String

  private static let macroPrefix = "macro expansion "

  /// Whether the location is in the expansion of a macro.
  var isInExpansion: Bool { Self.isExpansion(path) }

  static func isExpansion(_ path: String) -> Bool {
    path.hasPrefix(macroPrefix) || path.contains("/@__swiftmacro_")
  }

  /// The macro of the expansion.
  var macro: String {
    path.hasPrefix(Self.macroPrefix)
      ? "'\(path.dropFirst(Self.macroPrefix.count))'" : "a macro"
  }

  init?(_ line: String) {
    // A note about a location follows a mark: `- /A.swift:3:5: note: …
    let text = line.hasPrefix("`- ") ? line.dropFirst(3) : Substring(line)
    // The lines of an excerpt begin with a number or a margin.
    guard text.hasPrefix("/") || text.hasPrefix(Self.macroPrefix) || text.isDrivePath,
      let match = text.firstMatch(
        of: /^(.+?):([0-9]+):([0-9]+): (error|warning|note|remark): (.+)$/
      ),
      let line = Int(match.2), let column = Int(match.3)
    else { return nil }
    path = String(match.1)
    self.line = line
    self.column = column
    severity = String(match.4)
    // Removes the diagnostic group at the end of a message, such as [#ActorIsolation].
    self.text = String(match.5.replacing(/\s+\[[#-][A-Za-z0-9_=-]+\]$/, with: ""))
  }
}

extension Substring {
  /// Whether the text begins with the letter of a drive: `C:\`.
  fileprivate var isDrivePath: Bool {
    first?.isLetter == true && (dropFirst().hasPrefix(":\\") || dropFirst().hasPrefix(":/"))
  }
}

/// Returns a line without the control sequences for colors.
private func withoutColors(_ line: Substring) -> String {
  guard line.contains("\u{1B}") else { return String(line) }
  return String(line.replacing(/\x1B\[[0-9;]*[A-Za-z]/, with: ""))
}
