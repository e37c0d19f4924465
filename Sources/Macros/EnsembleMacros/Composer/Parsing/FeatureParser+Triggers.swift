// SPDX-License-Identifier: MIT

import SwiftSyntax

extension FeatureParser {
  /// Parses the trigger of a function.
  mutating func parseTrigger(
    of function: FunctionDeclSyntax,
    _ written: WrittenDirective,
    _ shape: FeatureShape
  ) -> FunctionDirective.Trigger? {
    switch written.directive {
    case .body:
      return parseBodyTrigger(written, shape)
    case .bodyActionCase:
      return parseCaseName(written, orElse: function.name.text).map { .action(CasePath($0)) }
    case .bodyActionAlertCase, .bodyActionConfirmationDialogCase:
      guard
        let kind = written.directive.dialog,
        let dialog = checkDialog(written, kind, shape)
      else { return nil }
      if !function.hasParameter("action") { diagnose(.dialogWithoutAction(function.name)) }
      return dialog.trigger(for: nil, isEnum: shape.isEnum)
    case .bodyOnChange:
      return parseChange(written, shape)
    case .delegate:
      return parseDelegate(written, shape)
    default:
      return nil
    }
  }

  private mutating func parseBodyTrigger(
    _ written: WrittenDirective,
    _ shape: FeatureShape
  ) -> FunctionDirective.Trigger? {
    if let action = written["action"] {
      guard let path = parseCasePath(action) else { return nil }
      checkBoundary(action, shape)
      return .action(path)
    }
    guard let rows = written["identifiedAction"], let element = written["elementAction"] else {
      return .every
    }
    guard let path = parseCasePath(rows) else { return nil }
    guard let keyPath = element.as(KeyPathExprSyntax.self), !keyPath.components.isEmpty else {
      diagnose(.notCasePath(element))
      return nil
    }
    checkElementBoundary(rows, keyPath, shape)
    return .rows(path, element: keyPath.trimmedDescription)
  }

  /// Parses a key path into the actions of the feature.
  mutating func parseCasePath(_ expression: ExprSyntax) -> CasePath? {
    let count = diagnostics.count
    guard
      let keyPath = expression.as(KeyPathExprSyntax.self),
      let steps = ownSteps(of: keyPath, after: ["Action", "Cases"])
        ?? ownSteps(of: keyPath, after: ["Action", "AllCasePaths"]),
      let first = steps.first.flatMap(\.stepName)
    else {
      if !hasErrors(after: count) { diagnose(.notCasePath(expression)) }
      return nil
    }
    return CasePath(root: first, text: steps.map(\.trimmedDescription).joined())
  }

  private mutating func parseChange(
    _ written: WrittenDirective,
    _ shape: FeatureShape
  ) -> FunctionDirective.Trigger? {
    let count = diagnostics.count
    guard
      let value = written["of"],
      let keyPath = value.as(KeyPathExprSyntax.self),
      let steps = ownSteps(of: keyPath, after: ["State"]),
      !steps.isEmpty
    else {
      if !hasErrors(after: count) {
        diagnose(.notStatePath(written["of"].map(Syntax.init) ?? Syntax(written.attribute)))
      }
      return nil
    }
    guard let attachment = parseAttachment(written, shape) else { return nil }
    checkUnobservedChanges(keyPath, steps, written, shape)
    let path = steps.map(\.trimmedDescription).joined()
    let isEqual = written["isEqual"]?.outdented
    return .change(of: "\\\(path)", isEqual: isEqual, attachment: attachment)
  }

  /// Warns about an observed value that also changes before the core, if no attachment is written.
  private mutating func checkUnobservedChanges(
    _ keyPath: KeyPathExprSyntax,
    _ steps: [KeyPathComponentSyntax],
    _ written: WrittenDirective,
    _ shape: FeatureShape
  ) {
    guard !shape.isEnum, written["attachment"] == nil else { return }
    if let child = shape.children.first(where: { $0.name == steps.first?.stepName }) {
      guard case .feature = child.role else { return }
      diagnose(
        .unobservedChanges(keyPath, by: "the child '\(child.name)' itself", written.attribute)
      )
    } else if shape.isBindable {
      diagnose(.unobservedChanges(keyPath, by: "bindings", written.attribute))
    }
  }

  private mutating func parseAttachment(
    _ written: WrittenDirective,
    _ shape: FeatureShape
  ) -> String? {
    guard let expression = written["attachment"] else { return ".core" }
    let call = expression.as(FunctionCallExprSyntax.self)
    let member = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self)
    switch member?.declName.baseName.text {
    case "feature": return ".feature"
    case "core": return ".core"
    case "binding":
      if shape.isBindable { return ".binding" }
      diagnose(.attachmentWithoutBindings(expression, bindable: declaration))
      return nil
    case "scope":
      guard let argument = call?.arguments.first?.expression else { break }
      guard let name = parseIdentifier(argument) else { return nil }
      if shape.children.contains(where: { $0.name == name && $0.action != nil }) {
        return ".scope(\"\(name)\")"
      }
      diagnose(.unknownAttachment(argument, name, shape.children.filter { $0.action != nil }))
      return nil
    default: break
    }
    diagnose(.attachmentNotLiteral(expression))
    return nil
  }

  private mutating func parseDelegate(
    _ written: WrittenDirective,
    _ shape: FeatureShape
  ) -> FunctionDirective.Trigger? {
    guard let literal = written.name else { return nil }
    guard let name = literal.plainString else {
      diagnose(.nameNotLiteral(literal))
      return nil
    }
    guard let child = shape.child(named: name), child.child.feature != nil else {
      diagnose(.unknownDelegate(literal, name))
      return nil
    }
    return child.trigger(for: "delegate", isEnum: shape.isEnum)
  }
}
