// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension Diagnostic {
  static func misplacedDirective(
    _ attribute: AttributeSyntax,
    _ target: Directive.Target
  ) -> Diagnostic {
    Diagnostic(
      id: "misplacedDirective",
      on: attribute,
      "'@\(attribute.baseName)' can only be applied to \(target.rawValue)"
    )
  }

  static func directiveOutsideFeature(_ attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      .warning,
      id: "directiveOutsideFeature",
      on: attribute,
      "'@\(attribute.baseName)' has no effect outside of a struct with '@Composer'"
    )
  }

  static func directiveInExtension(_ attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      .warning,
      id: "directiveInExtension",
      on: attribute,
      "'@\(attribute.baseName)' has no effect in an extension; '@Composer' reads only the struct"
    )
  }

  static func unreadDirective(_ attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      .warning,
      id: "unreadDirective",
      on: attribute,
      attribute.baseName == "ComposeScopePath"
        ? "'@ComposeScopePath' has no effect here; '@Composer' reads it only in the struct 'State'"
        : "'@\(attribute.baseName)' has no effect here; '@Composer' reads only the members of the feature"
    )
  }

  static func conditionalAttribute(_ attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      id: "conditionalAttribute",
      on: attribute,
      "'@\(attribute.baseName)' cannot be inside '#if'; move the whole declaration there"
    )
  }

  static func severalDirectives(
    _ attribute: AttributeSyntax,
    after first: AttributeSyntax,
    of function: FunctionDeclSyntax
  ) -> Diagnostic {
    Diagnostic(
      id: "severalDirectives",
      on: attribute,
      "the function already has '@\(first.baseName)'; only one directive is allowed",
      fix: Replacement(
        "remove '@\(attribute.baseName)'",
        of: function.attributes,
        with: function.attributes.without(attribute)
      )
    )
  }

  static func unknownArgument(_ label: TokenSyntax, of owner: String) -> Diagnostic {
    Diagnostic(id: "unknownArgument", on: label, "'\(owner)' has no argument '\(label.text)'")
  }

  static func extraArgument(_ expression: ExprSyntax, of owner: String) -> Diagnostic {
    Diagnostic(
      id: "extraArgument",
      on: expression,
      "'\(owner)' does not accept this unlabeled argument"
    )
  }

  static func missingArgument(_ node: Syntax, of owner: String) -> Diagnostic {
    Diagnostic(id: "missingArgument", on: node, "'\(owner)' requires the name of a child")
  }

  static func elementActionAlone(_ expression: ExprSyntax) -> Diagnostic {
    Diagnostic(
      id: "elementActionAlone",
      on: expression,
      "'elementAction' requires 'identifiedAction', which names the rows"
    )
  }

  static func caseWithoutName(_ attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      id: "caseWithoutName",
      on: attribute,
      "the name of the enum does not provide a name for the case; pass one as an argument"
    )
  }

  static func caseClash(_ node: Syntax, _ name: String, with owner: String) -> Diagnostic {
    Diagnostic(
      id: "caseClash",
      on: node,
      "the actions already have a case '\(name)', added by \(owner)"
    )
  }

  static func unresolvedDialog(
    _ attribute: AttributeSyntax,
    _ kind: Child.Dialog,
    _ names: [String]
  ) -> Diagnostic {
    let noun = kind == .alert ? "alert" : "confirmation dialog"
    let message =
      names.isEmpty
      ? "the feature has no \(noun)"
      : "specify the \(noun)\(hint(names))"
    return Diagnostic(id: "unresolvedDialog", on: attribute, message)
  }

  static func dialogOfSeveralTypes(
    _ attribute: AttributeSyntax,
    _ name: String,
    _ action: String
  ) -> Diagnostic {
    Diagnostic(
      id: "dialogOfSeveralTypes",
      on: attribute,
      "'\(name)' already has the actions '\(action)'"
    )
  }

  static func notCasePath(_ expression: ExprSyntax) -> Diagnostic {
    Diagnostic(
      id: "notCasePath",
      on: expression,
      "write the case as a key path from the actions: '\\Action.Cases.child'",
      fix: expression.as(KeyPathExprSyntax.self).flatMap { keyPath in
        guard keyPath.root == nil else { return nil }
        let path = ExprSyntax("\\Action.Cases\(raw: keyPath.components.trimmedDescription)")
        return Replacement("use '\(path)'", of: expression, with: path)
      }
    )
  }

  static func notStatePath(_ node: Syntax) -> Diagnostic {
    Diagnostic(
      id: "notStatePath",
      on: node,
      "write the value as a key path from the state: '\\State.value'",
      fix: node.as(KeyPathExprSyntax.self).flatMap { keyPath in
        guard keyPath.root == nil else { return nil }
        let path = ExprSyntax("\\State\(raw: keyPath.components.trimmedDescription)")
        return Replacement("use '\(path)'", of: node, with: path)
      }
    )
  }

  static func foreignRoot(
    _ keyPath: KeyPathExprSyntax,
    _ types: [String],
    _ owner: [String],
    _ steps: ArraySlice<KeyPathComponentSyntax>
  ) -> Diagnostic {
    let start = types.joined(separator: ".")
    let path = ExprSyntax("\\\(raw: start)\(raw: steps.map(\.trimmedDescription).joined())")
    return Diagnostic(
      id: "foreignRoot",
      on: keyPath.root.map(Syntax.init) ?? Syntax(keyPath),
      "the path must start at the '\(types[0])' of this feature, not at that of "
        + "'\(owner.joined(separator: "."))'",
      fix: Replacement("use '\(path)'", of: keyPath, with: path)
    )
  }

  static func unobservedChanges(
    _ keyPath: KeyPathExprSyntax,
    by author: String,
    _ attribute: AttributeSyntax
  ) -> Diagnostic {
    let attachment = LabeledExprSyntax(label: "attachment", expression: ExprSyntax(".feature"))
    var arguments = Array(attribute.arguments?.as(LabeledExprListSyntax.self) ?? [])
    if let last = arguments.popLast() {
      arguments.append(last.with(\.trailingComma, .commaToken(trailingTrivia: .space)))
    }
    let list = LabeledExprListSyntax(arguments + [attachment])
    return Diagnostic(
      .warning,
      id: "unobservedChanges",
      on: keyPath,
      "changes by \(author) happen before the core, and are not observed there; write "
        + "'attachment: .feature' to observe them too, or '.core' to ignore them",
      fix: Replacement(
        "add 'attachment: .feature'",
        of: attribute,
        with: attribute.with(\.arguments, .argumentList(list))
      )
    )
  }

  static func attachmentNotLiteral(_ expression: ExprSyntax) -> Diagnostic {
    Diagnostic(
      id: "attachmentNotLiteral",
      on: expression,
      "the attachment must be '.feature', '.core', '.binding' or '.scope(\"child\")'"
    )
  }

  static func unknownAttachment(
    _ expression: ExprSyntax,
    _ name: String,
    _ children: [Child]
  ) -> Diagnostic {
    Diagnostic(
      id: "unknownAttachment",
      on: expression,
      "there is no child '\(name)'\(hint(children.map(\.name)))"
    )
  }

  static func attachmentWithoutBindings(
    _ expression: ExprSyntax,
    bindable declaration: StructDeclSyntax
  ) -> Diagnostic {
    Diagnostic(
      id: "attachmentWithoutBindings",
      on: expression,
      "without '.bindable' the feature has no bindings to observe",
      fix: declaration.attributes.first(named: "ComposeReducer").map { attribute in
        Replacement("add '.bindable'", of: attribute, with: attribute.bindable)
      }
    )
  }

  static func unknownDelegate(_ literal: ExprSyntax, _ name: String) -> Diagnostic {
    Diagnostic(
      id: "unknownDelegate",
      on: literal,
      "there is no child '\(name)' that can delegate; write the path of a child in a destination "
        + "or a stack: 'path.detail'"
    )
  }

  static func crossedBoundary(_ path: ExprSyntax, child: String, step: String) -> Diagnostic {
    Diagnostic(
      .warning,
      id: "crossedBoundary",
      on: path,
      "'\(step)' is internal to the child '\(child)'; handle a delegate action of the child instead"
    )
  }

  static func repeatedScope(_ attribute: AttributeSyntax, _ name: String) -> Diagnostic {
    Diagnostic(id: "repeatedScope", on: attribute, "another scope is already named '\(name)'")
  }

  static func scopePathWithoutType(_ attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      id: "scopePathWithoutType",
      on: attribute,
      "'@ComposeScopePath' requires a single instance property with an explicit type"
    )
  }

  static func scopePathWithoutChild(_ expression: ExprSyntax) -> Diagnostic {
    Diagnostic(
      id: "scopePathWithoutChild",
      on: expression,
      "the case must belong to a child: '\\Action.Cases.child'"
    )
  }
}

extension AttributeSyntax {
  /// The attribute with the option `.bindable` added.
  fileprivate var bindable: AttributeSyntax {
    let arguments = self.arguments?.as(LabeledExprListSyntax.self) ?? []
    var list = Array(arguments)
    let option = LabeledExprSyntax(
      leadingTrivia: list.first?.leadingTrivia ?? [],
      expression: ExprSyntax(".bindable"),
      trailingComma: list.isEmpty ? nil : .commaToken(trailingTrivia: .space)
    )
    if !list.isEmpty { list[0].leadingTrivia = [] }
    return with(\.leftParen, .leftParenToken())
      .with(\.arguments, .argumentList(LabeledExprListSyntax([option] + list)))
      .with(\.rightParen, .rightParenToken())
  }
}
