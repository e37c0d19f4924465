// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax

/// The text and severity of a diagnostic or of one of its fix-its.
struct MacroMessage: DiagnosticMessage, FixItMessage {
  let message: String
  let id: String
  var severity: DiagnosticSeverity = .error

  var diagnosticID: MessageID { MessageID(domain: "EnsembleMacros", id: id) }
  var fixItID: MessageID { MessageID(domain: "EnsembleMacros", id: "\(id).fixit") }
}

/// A fix-it that replaces one syntax node.
struct Replacement {
  let message: String
  let old: Syntax
  let new: Syntax

  init(_ message: String, of old: some SyntaxProtocol, with new: some SyntaxProtocol) {
    self.message = message
    self.old = Syntax(old)
    self.new = Syntax(new)
  }
}

extension Diagnostic {
  /// Creates a diagnostic of Ensemble's macros on a node.
  init(
    _ severity: DiagnosticSeverity = .error,
    id: String,
    on node: some SyntaxProtocol,
    _ message: String,
    fix: Replacement? = nil
  ) {
    let fixIts = fix.map { fix in
      FixIt(
        message: MacroMessage(message: fix.message, id: id),
        changes: [.replace(oldNode: fix.old, newNode: fix.new)]
      )
    }
    self.init(
      node: node,
      message: MacroMessage(message: message, id: id, severity: severity),
      fixIts: fixIts.map { [$0] } ?? []
    )
  }
}

/// The result of parsing a declaration: a model to generate code from, and diagnostics.
struct Parsed<Model> {
  var model: Model
  var diagnostics: [Diagnostic] = []
}
