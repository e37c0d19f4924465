// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A source file with the macros of Ensemble expanded.
///
/// Macros are identified by name, with or without `Ensemble.`; other macros are kept. Only the file
/// itself is known: a conformance stated in another file is generated again, and a property without
/// a type annotation gets the type that its initial value most likely has.
package struct Expansion: Sendable {
  /// The expanded source; nil if the file has syntax errors.
  package let text: String?

  /// The syntax errors of the file, or the diagnostics of its macros, in source order.
  package let messages: [Message]

  /// Expands the macros in `source`, including those in generated code.
  package init(of source: String, file: String) {
    let tree = Parser.parse(source: source)
    let lines = SourceLocationConverter(fileName: file, tree: tree)
    var findings = ParseDiagnosticsGenerator.diagnostics(for: tree).map(Finding.init(parser:))
    guard !findings.contains(where: { $0.severity == .error }) else {
      text = nil
      messages = findings.messages(lines, file: file)
      return
    }

    var current = source
    var history: [Revision] = []
    var fresh = [0..<source.utf8.count]
    while !fresh.isEmpty {
      let round = Round(expanding: fresh, of: current, file: file)
      findings += round.findings.map { finding in
        finding.moved { history.reversed().reduce($0) { $1.origin(of: $0) } }
      }
      let revision = Revision(of: current, edits: round.edits)
      history.append(revision)
      fresh = revision.written.filter { !$0.isEmpty }
      current = revision.text
    }
    text = removingMacroAttributes(from: current)
    messages = findings.messages(lines, file: file)
  }
}

extension Finding {
  fileprivate init(parser diagnostic: Diagnostic) {
    self.init(
      offset: diagnostic.position.utf8Offset,
      severity: Message.Severity(diagnostic.diagMessage.severity),
      text: diagnostic.message,
      notes: diagnostic.notes.map {
        Finding(offset: $0.position.utf8Offset, severity: .note, text: $0.message)
      }
    )
  }

  fileprivate func message(_ lines: SourceLocationConverter, file: String) -> Message {
    let location = lines.location(for: AbsolutePosition(utf8Offset: offset))
    return Message(
      file: file,
      line: location.line,
      column: location.column,
      severity: severity,
      text: text,
      notes: notes.map { $0.message(lines, file: file) }
    )
  }
}

extension [Finding] {
  fileprivate func messages(_ lines: SourceLocationConverter, file: String) -> [Message] {
    enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map { $0.element.message(lines, file: file) }
  }
}
