// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension Diagnostic {
  static func childrenNotLiteral(_ expression: ExprSyntax) -> Diagnostic {
    Diagnostic(id: "childrenNotLiteral", on: expression, "'children' must be an array literal")
  }

  static func unknownChild(_ expression: ExprSyntax) -> Diagnostic {
    Diagnostic(
      id: "unknownChild",
      on: expression,
      "children must be declared inline, as in '.reducer(\"child\", of: Child.self)'"
    )
  }

  static func childWithoutName(_ factory: TokenSyntax) -> Diagnostic {
    Diagnostic(id: "childWithoutName", on: factory, "the child requires a name")
  }

  static func childWithoutType(_ node: Syntax) -> Diagnostic {
    Diagnostic(
      id: "childWithoutType",
      on: node,
      "the type of the child must be written as 'of: Child.self'"
    )
  }

  static func optionalRow(_ expression: ExprSyntax, _ type: ChildType) -> Diagnostic {
    let row = ExprSyntax("\(raw: type.name).self")
    return Diagnostic(
      id: "optionalRow",
      on: expression,
      "the type of a row cannot be optional; remove the row from the array instead",
      fix: Replacement("use '\(row)'", of: expression, with: row)
    )
  }

  static func nameNotLiteral(_ expression: ExprSyntax) -> Diagnostic {
    Diagnostic(
      id: "nameNotLiteral",
      on: expression,
      "the name must be a string literal without interpolations"
    )
  }

  static func invalidName(_ expression: ExprSyntax, _ name: String) -> Diagnostic {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let joined =
      words.prefix(1).map(String.init).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isUsable = words.count > 1 && joined.first?.isLetter == true
    let literal = StringLiteralExprSyntax(content: joined)
    return Diagnostic(
      id: "invalidName",
      on: expression,
      "'\(name)' is not a valid name for a property and a case",
      fix: isUsable ? Replacement("use '\(joined)'", of: expression, with: literal) : nil
    )
  }

  static func repeatedChild(
    _ node: ExprSyntax,
    _ name: String,
    first: ExprSyntax
  ) -> Diagnostic {
    Diagnostic(
      node: node,
      message: MacroMessage(
        message: "another child is already named '\(name)'",
        id: "repeatedChild"
      ),
      notes: [
        Note(node: Syntax(first), message: MacroNote(message: "'\(name)' is first used here"))
      ]
    )
  }

  static func repeatedReducer(_ node: ExprSyntax, _ name: String) -> Diagnostic {
    Diagnostic(
      id: "repeatedReducer",
      on: node,
      "another reducer is already named '\(name)'; set 'reducerName'"
    )
  }

  static func childNamedBinding(_ node: ExprSyntax) -> Diagnostic {
    Diagnostic(
      id: "childNamedBinding",
      on: node,
      "'.bindable' reserves the name 'binding' for a case of the actions"
    )
  }

  static func nilForRequiredChild(
    _ value: ExprSyntax,
    _ type: String,
    _ written: ExprSyntax?
  ) -> Diagnostic {
    let optional = ExprSyntax("\(raw: type)?.self")
    return Diagnostic(
      id: "nilForRequiredChild",
      on: value,
      "the initial state of a child that is not optional cannot be 'nil'",
      fix: written.map { Replacement("use '\(optional)'", of: $0, with: optional) }
    )
  }

  static func severalReducers(_ literal: ExprSyntax, _ name: String) -> Diagnostic {
    Diagnostic(
      id: "severalReducers",
      on: literal,
      "the child '\(name)' already has a reducer, set by 'using' or by another property"
    )
  }

  static func unknownChildOfReducer(_ literal: ExprSyntax, _ name: String) -> Diagnostic {
    Diagnostic(
      id: "unknownChildOfReducer",
      on: literal,
      "there is no child '\(name)' with its own reducer"
    )
  }
}

/// A note of a diagnostic.
struct MacroNote: NoteMessage {
  let message: String

  var noteID: MessageID { MessageID(domain: "EnsembleMacros", id: "note") }
}
