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
    default: break
    }
  }

  private func migrateIfLetStore(_ node: FunctionCallExprSyntax) {
    let content = node.trailingClosure ?? node.argument("then")?.as(ClosureExprSyntax.self)
    let other =
      node.additionalTrailingClosures.first { $0.label.text == "else" }?.closure
      ?? node.argument("else")?.as(ClosureExprSyntax.self)
      ?? (node.argument("then") == nil ? nil : node.trailingClosure)
    guard let store = node.arguments.first, store.label == nil, let content,
      let body = self.body(of: content, naming: "store")
    else {
      remark(node, "'IfLetStore' is not available", "write 'if let store = store.scope(…) { … }'")
      return
    }
    var text = "if let store = \(store.expression.trimmedDescription) {\(body)}"
    if let other { text += " else \(other.trimmedDescription)" }
    replaceView(node, with: text)
  }

  /// Replaces a case of `SwitchStore`; `state` and `action` are key paths after earlier rounds.
  private func migrateCaseLet(_ node: FunctionCallExprSyntax) {
    let paths = node.arguments.prefix(2).map(\.expression)
    guard paths.count == 2,
      let content = node.trailingClosure ?? node.argument("then")?.as(ClosureExprSyntax.self),
      let body = self.body(of: content, naming: "store"), let state = paths[0].caseName,
      let action = paths[1].caseName
    else {
      remark(
        node,
        "'CaseLet' is not available",
        "write 'if let store = store.scope(state: \\.…, action: \\.…) { … }'"
      )
      return
    }
    replaceView(
      node,
      with: "if let store = store.scope(state: \\.\(state), action: \\.\(action)) {\(body)}"
    )
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
    let isIndented = statement.leadingTrivia.contains { $0.isNewline }
    let cases = isIndented ? text(range).unindented() : text(range)
    replaceView(node, with: "switch \(store.trimmedDescription).state \(cases)")
  }

  private func migrateStack(_ node: FunctionCallExprSyntax) {
    guard let store = node.arguments.first, store.label == nil,
      let bound = boundStore(store.expression)
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
      ] + destinationStore(of: node) + bindableStore(of: node)
    )
  }

  /// Returns the edits that give the closure of destinations a store, if it switches over a state.
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
      Syntax(closure.statements).references(to: name).count == 1
    else { return [] }
    let subject = expression.subject.replaced(with: "store.state")
    guard let parameters = closure.signature?.parameterClause else {
      return [closure.leftBrace.suffixed(with: " store in"), subject]
    }
    return [parameters.replaced(with: "store"), subject]
  }

  /// Replaces `store:` of modifiers that present a child.
  func migratePresentation(_ node: FunctionCallExprSyntax) {
    guard let store = node.arguments.first(where: { $0.label?.text == "store" }) else { return }
    let parts = Array(node.arguments).filter { ["state", "action"].contains($0.label?.text) }
    let bound =
      parts.isEmpty
      ? boundStore(store.expression) : boundCase(of: node, in: store.expression)
    guard let bound else {
      remark(
        node,
        "'\(node.calleeName)(store:)' is not available",
        "scope a binding: '$store.scope(state: \\.…, action: \\.…)'"
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
    change([edit] + bindableStore(of: node))
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

  /// Returns the edit that makes the store of the surrounding view bindable, if it is not yet.
  func bindableStore(of node: some SyntaxProtocol) -> SourceChange {
    var block = node.ancestor(MemberBlockSyntax.self)
    while let current = block {
      let stores = current.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        .filter { $0.bindings.first?.pattern.trimmedDescription == "store" }
      guard let store = stores.first else {
        block = current.ancestor(MemberBlockSyntax.self)
        continue
      }
      guard store.attributes.isEmpty else { return [] }
      // Modifiers are between the attribute and the keyword.
      return [store.prefixed(with: "@Bindable "), store.bindingSpecifier.replaced(with: "var")]
    }
    return []
  }

  /// Returns the statements of a closure whose only parameter gets a name.
  func body(of closure: ClosureExprSyntax, naming name: String) -> String? {
    let parameter = closure.firstParameter
    if closure.signature != nil, parameter == nil || closure.signature?.capture != nil {
      return nil
    }
    let references = Syntax(closure.statements).references(to: parameter ?? "$0")
    let start =
      closure.signature?.endPositionBeforeTrailingTrivia.utf8Offset
      ?? closure.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    let end = closure.rightBrace.span.lowerBound
    let edits = references.map {
      SourceEdit(
        range: $0.span.lowerBound - start..<$0.span.upperBound - start,
        replacement: name
      )
    }
    return text(start..<end).applying([edits])
  }

  /// Replaces a view by statements; with modifiers, they are in a group.
  func replaceView(_ node: FunctionCallExprSyntax, with statements: String) {
    let isStatement = node.parent?.is(CodeBlockItemSyntax.self) == true
    change(node.replaced(with: isStatement ? statements : "Group { \(statements) }"))
  }

  /// Returns a part of the file.
  func text(_ range: Range<Int>) -> String {
    String(decoding: Array(file.description.utf8)[range], as: UTF8.self)
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
}
