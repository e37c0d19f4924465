// SPDX-License-Identifier: MIT

import SwiftSyntax

extension MigrationVisitor {
  /// Replaces views that observe a scoped store.
  func migrateStoreView(_ node: FunctionCallExprSyntax) {
    switch node.calleeName {
    case "ForEachStore": change(node.calledExpression.replaced(with: "ForEach"))
    case "IfLetStore": migrateIfLetStore(node)
    case "CaseLet": migrateCaseLet(node)
    case "NavigationStackStore": migrateStack(node)
    case "NavigationLinkStore":
      remark(
        node,
        "'NavigationLinkStore' is not available",
        "write '.navigationDestination(item: $store.scope(…))', and a button that sends an action"
      )
    default: break
    }
  }

  private func migrateIfLetStore(_ node: FunctionCallExprSyntax) {
    let then = node.argument("then")
    let trailing = node.trailingClosure.map { ExprSyntax($0) }
    let other =
      node.additionalTrailingClosures.first { $0.label.text == "else" }.map {
        ExprSyntax($0.closure)
      } ?? node.argument("else") ?? (then == nil ? nil : trailing)
    guard let store = node.arguments.first, store.label == nil,
      let (name, body) = storeContent(of: then ?? trailing),
      other?.is(ClosureExprSyntax.self) ?? true
    else {
      remark(node, "'IfLetStore' is not available", "write 'if let store = store.scope(…) { … }'")
      return
    }
    var text = "if let \(name) = \(store.expression.trimmedDescription) {\(body)}"
    if let other { text += " else \(other.trimmedDescription)" }
    replaceView(node, with: text)
  }

  /// Replaces a case of `SwitchStore`; `state` and `action` are key paths after earlier rounds.
  private func migrateCaseLet(_ node: FunctionCallExprSyntax) {
    let paths = node.arguments.prefix(2).map(\.expression)
    let content = node.argument("then") ?? node.trailingClosure.map { ExprSyntax($0) }
    // An earlier round has replaced the surrounding 'SwitchStore'.
    let subject = node.ancestor(SwitchExprSyntax.self)?.subject.as(MemberAccessExprSyntax.self)
    guard paths.count == 2, let state = paths[0].caseName, let action = paths[1].caseName,
      let (name, body) = storeContent(of: content),
      let store = subject?.base, subject?.declName.baseName.text == "state"
    else {
      remark(
        node,
        "'CaseLet' is not available",
        "write 'if let store = store.scope(state: \\.…, action: \\.…) { … }'"
      )
      return
    }
    let scope = "\(store.trimmedDescription).scope(state: \\.\(state), action: \\.\(action))"
    replaceView(node, with: "if let \(name) = \(scope) {\(body)}")
  }

  func migrateSwitchStore(_ node: FunctionCallExprSyntax) {
    guard let store = node.arguments.first?.expression, node.arguments.count == 1,
      let closure = node.trailingClosure, closure.statements.count == 1,
      let statement = closure.statements.first?.item.as(ExpressionStmtSyntax.self),
      let expression = statement.expression.as(SwitchExprSyntax.self),
      expression.subject.trimmedDescription == closure.firstParameter ?? "$0"
    else {
      remark(node, "'SwitchStore' is not available", "write 'switch store.state { … }'")
      return
    }
    let range = expression.leftBrace.position.utf8Offset..<expression.span.upperBound
    let width = indentation(of: statement).count - indentation(of: node).count
    let text = "switch \(store.trimmedDescription).state \(text(range))"
    replaceView(node, with: text.unindented(by: width))
  }

  private func migrateStack(_ node: FunctionCallExprSyntax) {
    guard let store = node.arguments.first, store.label == nil,
      let bound = boundStore(store.expression), let bindable = bindableStore(of: store.expression)
    else {
      remark(
        node,
        "'NavigationStackStore' is not available",
        "write 'NavigationStack(path: $store.scope(state: \\.path, action: \\.path))'"
      )
      return
    }
    change(
      [
        node.calledExpression.replaced(with: "NavigationStack"),
        store.replaced(with: "path: \(bound)"),
      ] + destinationStore(of: node) + bindable
    )
  }

  /// Returns the edits that make the `destination` closure take a store, if it is a `switch` over
  /// the state that it receives.
  private func destinationStore(of node: FunctionCallExprSyntax) -> SourceChange {
    let destination =
      node.additionalTrailingClosures.first { $0.label.text == "destination" }?.closure
      ?? node.argument("destination")?.as(ClosureExprSyntax.self)
    guard let closure = destination, closure.statements.count == 1,
      let statement = closure.statements.first?.item.as(ExpressionStmtSyntax.self),
      let expression = statement.expression.as(SwitchExprSyntax.self),
      closure.signature == nil || closure.firstParameter != nil
    else { return [] }
    let name = closure.firstParameter ?? "$0"
    guard expression.subject.trimmedDescription == name,
      closure.references(to: name).count == 1, let store = unusedStoreName(in: closure)
    else { return [] }
    let subject = expression.subject.replaced(with: "\(store).state")
    guard let parameters = closure.signature?.parameterClause else {
      return [closure.leftBrace.suffixed(with: " \(store) in"), subject]
    }
    return [parameters.replaced(with: store), subject]
  }

  /// Replaces `store:` of modifiers that present a child.
  func migratePresentation(_ node: FunctionCallExprSyntax) {
    guard let store = node.arguments.first(where: { $0.label?.text == "store" }) else { return }
    let parts = Array(node.arguments).filter { ["state", "action"].contains($0.label?.text) }
    let bound =
      parts.isEmpty
      ? boundStore(store.expression) : boundCase(of: node, in: store.expression)
    guard let bound, let bindable = bindableStore(of: store.expression) else {
      remark(
        node,
        "'\(node.calleeName)(store:)' is not available",
        "scope a binding to a bindable store: '$store.scope(state: \\.…, action: \\.…)'"
      )
      return
    }
    let isDialog = ["alert", "confirmationDialog"].contains(node.calleeName)
    let last = parts.last ?? store
    let comma = last.trailingComma?.trimmedDescription ?? ""
    let edit = SourceEdit(
      range: store.span.lowerBound..<last.span.upperBound,
      replacement: isDialog ? bound + comma : "item: \(bound)\(comma)"
    )
    change([edit] + bindable)
  }

  /// Returns `$store.scope(…)` for a store of a destination, and the case of it that is presented.
  private func boundCase(of node: FunctionCallExprSyntax, in store: ExprSyntax) -> String? {
    guard let call = store.as(FunctionCallExprSyntax.self), call.calleeName == "scope",
      ["store", "self.store"].contains(call.receiver?.trimmedDescription),
      let path = call.argument("state")?.as(KeyPathExprSyntax.self)?.trimmedDescription,
      path.hasPrefix("\\.$"), let destination = call.argument("action")?.caseName,
      let state = node.argument("state")?.caseName, let action = node.argument("action")?.caseName
    else { return nil }
    let scoped = "\\.\(path.dropFirst(3))?.\(state)"
    return "$store.scope(state: \(scoped), action: \\.\(destination).\(action))"
  }

  /// Returns `$store.scope(…)` for `store.scope(…)`.
  private func boundStore(_ expression: ExprSyntax) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.calleeName == "scope",
      let receiver = call.receiver?.trimmedDescription,
      receiver == "store" || receiver == "self.store"
    else { return nil }
    return "$store" + call.trimmedDescription.dropFirst(receiver.count)
  }

  /// Returns the edits that make the store of the surrounding view bindable, if they are needed;
  /// nil if an expression is not, or is not scoped from, that store.
  func bindableStore(of expression: ExprSyntax) -> SourceChange? {
    let scoped = expression.as(FunctionCallExprSyntax.self).flatMap {
      $0.calleeName == "scope" ? $0.receiver : nil
    }
    let store = scoped ?? expression
    guard ["store", "self.store"].contains(store.trimmedDescription),
      let block = store.ancestor(MemberBlockSyntax.self),
      store.trimmedDescription == "self.store" || !store.isRedeclared("store", below: Syntax(block))
    else { return nil }
    return bindableProperty(around: store)
  }

  /// Returns the edits that make the property `store` of the surrounding view bindable; nil if
  /// there is none.
  func bindableProperty(around node: some SyntaxProtocol) -> SourceChange? {
    guard let block = node.ancestor(MemberBlockSyntax.self) else { return nil }
    let variables = bodies(ofTypeWith: block).flatMap(\.members).compactMap {
      $0.decl.as(VariableDeclSyntax.self)
    }
    let property = variables.first { $0.bindings.first?.pattern.trimmedDescription == "store" }
    guard let property, property.bindings.first?.accessorBlock == nil else { return nil }
    guard property.attributes.isEmpty else { return [] }
    // Modifiers are between the attribute and the keyword.
    return [
      property.prefixed(with: "@Bindable "), property.bindingSpecifier.replaced(with: "var"),
    ]
  }

  /// Returns the name of the store in the content of a view, and the statements of the content.
  ///
  /// A store without a name gets one that the statements do not use.
  private func storeContent(of content: ExprSyntax?) -> (name: String, body: String)? {
    guard let closure = content?.as(ClosureExprSyntax.self),
      let name = closure.firstParameter ?? unusedStoreName(in: closure),
      let body = body(of: closure, naming: name)
    else { return nil }
    return (name, body)
  }

  /// Returns a name for a store that does not shadow a store that a closure uses.
  private func unusedStoreName(in closure: ClosureExprSyntax) -> String? {
    // A view store gets the name of its store in a later round.
    let usesStore = ["store", "viewStore"].contains { !closure.references(to: $0).isEmpty }
    if !usesStore { return "store" }
    return closure.references(to: "childStore").isEmpty ? "childStore" : nil
  }

  /// Returns the statements of a closure whose only parameter gets a name.
  func body(of closure: ClosureExprSyntax, naming name: String) -> String? {
    let parameter = closure.firstParameter
    if closure.signature != nil, parameter == nil || closure.signature?.capture != nil {
      return nil
    }
    let start =
      closure.signature?.endPositionBeforeTrailingTrivia.utf8Offset
      ?? closure.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    let end = closure.rightBrace.span.lowerBound
    let edits = parameter == name ? [] : closure.renaming(parameter ?? "$0", to: name)
    let shifted = edits.map {
      SourceEdit(
        range: $0.range.lowerBound - start..<$0.range.upperBound - start,
        replacement: $0.replacement
      )
    }
    return text(start..<end).applying([shifted])
  }

  /// Replaces a view by a statement, wrapped in a `Group` where a view has to be an expression.
  func replaceView(_ node: FunctionCallExprSyntax, with statement: String) {
    change(node.replaced(with: isInBuilder(node) ? statement : "Group { \(statement) }"))
  }

  /// Returns whether a node is a statement of a view builder.
  func isInBuilder(_ node: FunctionCallExprSyntax) -> Bool {
    guard node.parent?.is(CodeBlockItemSyntax.self) == true else { return false }
    func isBuilder(_ name: String?, _ attributes: AttributeListSyntax) -> Bool {
      ["body", "makeBody", "previews"].contains(name)
        || attributes.contains { $0.trimmedDescription.hasSuffix("Builder") }
    }
    var current = node.parent
    while let next = current {
      if let closure = next.as(ClosureExprSyntax.self) { return closure.isArgument }
      if let function = next.as(FunctionDeclSyntax.self) {
        return isBuilder(function.name.text, function.attributes)
      }
      if let variable = next.as(VariableDeclSyntax.self) {
        return isBuilder(
          variable.bindings.first?.pattern.trimmedDescription,
          variable.attributes
        )
      }
      current = next.parent
    }
    return false
  }
}

extension ClosureExprSyntax {
  /// The name of the only parameter, without a type.
  var firstParameter: String? {
    switch signature?.parameterClause {
    case .simpleInput(let list) where list.count == 1: list.first?.name.text
    case .parameterClause(let clause) where clause.parameters.count == 1:
      clause.parameters.first?.firstName.text
    default: nil
    }
  }
  /// Whether the closure is passed to a function.
  fileprivate var isArgument: Bool {
    if let call = parent?.as(FunctionCallExprSyntax.self) { return call.trailingClosure?.id == id }
    return parent?.is(LabeledExprSyntax.self) == true
      || parent?.is(MultipleTrailingClosureElementSyntax.self) == true
  }
}
