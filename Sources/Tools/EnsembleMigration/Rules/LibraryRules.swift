// SPDX-License-Identifier: MIT

import SwiftSyntax

extension MigrationVisitor {
  /// Applies the rules for Composable Forms, ComposableEffectIdentifier and tinyTCA.
  func migrateLibraryCall(_ node: FunctionCallExprSyntax) {
    switch node.calleeName {
    case "form": migrateForm(node)
    case "setter": migrateSetter(node)
    case "namespace": migrateNamespace(node)
    case "Store": migrateTinyStore(node)
    case "preview": migratePreview(node)
    case "forEachNamespaced" where node.argument("environment") != nil:
      remark(
        node,
        "'forEachNamespaced' is an operator of the parent",
        "write '.forEachNamespaced(\\.rows, action: \\.rows) { Row() }'"
      )
    default: break
    }
  }

  private func migrateForm(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.is(MemberAccessExprSyntax.self) else { return }
    checkHeldField(node)
    if node.arguments.isEmpty, node.receiver != nil, node.trailingClosure == nil, hasForms {
      change(
        SourceEdit(
          range: node.span.upperBound - 1..<node.span.upperBound,
          replacement: "action: \\.form)"
        )
      )
    } else if let action = node.arguments.first?.expression.as(FunctionCallExprSyntax.self),
      action.isImplicitMember, action.calleeName == "init", action.arguments.count == 2,
      action.arguments.first?.expression.is(KeyPathExprSyntax.self) == true,
      let callee = action.calledExpression.as(MemberAccessExprSyntax.self)
    {
      change(callee.declName.replaced(with: "set"))
    }
  }

  /// Whether the file uses an action of Composable Forms, which is not a separate module.
  private var hasForms: Bool {
    file.tokens(viewMode: .sourceAccurate).contains { $0.text == "FormAction" }
  }

  /// Reports a field that is reset after its write.
  private func checkHeldField(_ node: FunctionCallExprSyntax) {
    guard !legacy.isEmpty, let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self),
      node.isImplicitMember, node.ancestor(SwitchCaseItemSyntax.self) != nil,
      let handler = node.ancestor(SwitchCaseSyntax.self)?.statements.trimmedDescription
    else { return }
    let field = "state\(path.trimmedDescription.dropFirst())"
    // A value that is computed from the written one is not a reset.
    let isReset = handler.split(separator: "\n").contains {
      $0.contains("\(field) = ") && $0.ranges(of: field).count == 1
    }
    guard isReset else { return }
    remark(
      node,
      "the field is reset after its write",
      "hold it: '.form(action: \\.form, holding: \(path.trimmedDescription))'"
    )
  }

  private func migrateSetter(_ node: FunctionCallExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1,
      argument.expression.is(InOutExprSyntax.self), argument.label == nil,
      let callee = node.calledExpression.as(MemberAccessExprSyntax.self)
    else { return }
    change(callee.declName.replaced(with: "apply"), argument.prefixed(with: "to: "))
  }

  /// Replaces a namespace of the environment.
  private func migrateNamespace(_ node: FunctionCallExprSyntax) {
    guard legacy.contains("ComposableEffectIdentifier"), let closure = node.trailingClosure,
      closure.signature != nil
    else { return }
    let name = closure.firstParameter ?? "environment"
    if closure.statements.count == 1,
      let member = closure.statements.first?.item.as(MemberAccessExprSyntax.self),
      let path = keyPath(of: member, root: name),
      let callee = node.calledExpression.as(MemberAccessExprSyntax.self)
    {
      let range = callee.declName.span.upperBound..<node.span.upperBound
      change(SourceEdit(range: range, replacement: "(dependency: \(path))"))
    } else {
      remark(node, "there is no environment", "write '.namespace(dependency: \\.…)'")
    }
  }

  /// Replaces the timer of ComposableEffectIdentifier and states the scope of shared identifiers.
  func migrateLibraryEffect(_ node: FunctionCallExprSyntax) {
    if node.calleeName == "timer", node.argument("every") != nil, node.argument("on") != nil {
      migrateTimer(node)
    } else if node.calleeName == "cancel", node.arguments.count == 1,
      let id = node.argument("id")?.as(MemberAccessExprSyntax.self),
      let base = id.base?.trimmedDescription, base == "Self" || base.first?.isUppercase == true,
      legacy.contains("ComposableEffectIdentifier"), isSharedIdentifier(id.declName.baseName.text),
      let last = node.arguments.last
    {
      change(last.suffixed(with: ", scope: .process"))
    }
  }

  private func migrateTimer(_ node: FunctionCallExprSyntax) {
    guard let member = node.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "map",
      let map = member.parent?.as(FunctionCallExprSyntax.self), let closure = map.trailingClosure,
      closure.statements.count == 1, let action = closure.statements.first?.item,
      let id = node.argument("id"), let every = node.argument("every"),
      let clock = node.argument("on")
    else {
      remark(node, "'timer' is not an effect", "iterate over 'clock.timer(interval:)' in '.run'")
      return
    }
    let time = duration(for: every) ?? every.trimmedDescription
    let source =
      clock.trimmedDescription.contains("environment") ? "clock" : clock.trimmedDescription
    let space = indentation(of: map)
    change(
      map.replaced(
        with: """
          .run { send in for await _ in \(source).timer(interval: \(time)) { await send(\(action.trimmedDescription)) } }
          \(space)  .cancellable(id: \(id.trimmedDescription), cancelInFlight: true)
          """
      )
    )
  }

  private func isSharedIdentifier(_ name: String) -> Bool {
    file.description.contains("static let \(name) = EffectID()")
      || file.description.contains("@EffectID static var \(name)")
  }

  /// Replaces `@EffectID static var`.
  func migrateSharedIdentifier(_ node: VariableDeclSyntax) {
    guard let attribute = node.attributes.first?.as(AttributeSyntax.self),
      attribute.attributeName.trimmedDescription == "EffectID",
      node.modifiers.contains(where: { $0.name.text == "static" }),
      let binding = node.bindings.first,
      binding.initializer == nil
    else { return }
    let range = attribute.span.lowerBound..<attribute.endPosition.utf8Offset
    change(
      SourceEdit(range: range, replacement: ""),
      node.bindingSpecifier.replaced(with: "let"),
      binding.pattern.suffixed(with: " = EffectID()")
    )
  }

  /// Gives `@StoreState` its feature.
  func migrateStoreState(_ node: VariableDeclSyntax) {
    guard let attribute = node.attributes.first?.as(AttributeSyntax.self),
      attribute.attributeName.trimmedDescription == "StoreState"
    else { return }
    if let type = node.bindings.first?.typeAnnotation?.type.as(MemberTypeSyntax.self),
      type.name.text == "State"
    {
      change(attribute.attributeName.suffixed(with: "<\(type.baseType.trimmedDescription)>"))
    } else {
      remark(
        node,
        "'@StoreState' needs its feature",
        "write '@StoreState<Feature> var state: Feature.State'"
      )
    }
  }

  /// Removes the label before a feature that is an instance.
  private func migrateTinyStore(_ node: FunctionCallExprSyntax) {
    guard let argument = node.arguments.first, argument.label?.text == "feature",
      let call = argument.expression.as(FunctionCallExprSyntax.self), !call.arguments.isEmpty
    else { return }
    change(
      argument.replaced(
        with: argument.expression.trimmedDescription
          + (argument.trailingComma?.trimmedDescription ?? "")
      )
    )
  }

  /// Makes a preview start effects, as previews of tinyTCA did.
  private func migratePreview(_ node: FunctionCallExprSyntax) {
    guard legacy.contains("tinyTCA"), node.arguments.count == 1, node.argument("effects") == nil,
      let last = node.arguments.last
    else { return }
    change(last.suffixed(with: ", effects: .live"))
  }
}
