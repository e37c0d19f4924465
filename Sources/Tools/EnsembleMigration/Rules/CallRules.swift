// SPDX-License-Identifier: MIT

import SwiftSyntax

extension MigrationVisitor {
  /// Applies the rules for a call by the name of the called function.
  func migrateCall(_ node: FunctionCallExprSyntax) {
    migrateIdentifiedCall(node)
    migrateEffectValue(node)
    migrateTypeIdentifier(node)
    migratePassedScheduler(node)
    migrateOverlappingAccess(node)
    switch node.calleeName {
    case "task", "fireAndForget": migrateOldEffect(node)
    case "send":
      migrateAnimatedSend(node)
      checkWaitingSend(node)
    case "animation": checkEffectAnimation(node)
    case "publisher": migratePublisher(node)
    case "debounce", "throttle": migrateTiming(node)
    case "receive", "finish": migrateTimeout(node)
    case "eraseToAnyScheduler": migrateErasure(node)
    case "advance",
      "run" where node.trailingClosure == nil:
      migrateAdvance(node)
    case "sleep",
      "timer" where node.argument("every") == nil:
      migrateSleep(node)
    case "dependency": migrateDependencyCall(node)
    case "scope", "ForEachStore", "IfLetStore", "NavigationStackStore", "NavigationLinkStore",
      "Scope", "ifLet", "forEach",
      "ifCaseLet", "CaseLet":
      migrateScope(node)
      migrateStoreView(node)
    case "appending": migrateAppending(node)
    case "streamWithContinuation": migrateStream(node)
    case "AlertState", "ConfirmationDialogState": checkDialogState(node)
    case "deferred" where node.argument("scheduler") != nil:
      remark(node, "'deferred' is not available", "sleep on a clock in '.run' before the action")
    case "XCTModify": checkModify(node)
    case "reduce" where node.arguments.map(\.label?.text) == ["into", "action"]:
      checkReducerCall(node)
    case "WithViewStore": migrateViewStore(node)
    case "ViewStore": migrateViewStoreValue(node)
    case "SwitchStore": migrateSwitchStore(node)
    case "binding": migrateBinding(node)
    case "set": migrateSet(node)
    case "sheet", "popover", "fullScreenCover", "navigationDestination", "alert",
      "confirmationDialog":
      migratePresentation(node)
    case "store": checkSubscription(node)
    case "delegate": checkDelegateHandler(node)
    default: migrateLibraryCall(node)
    }
    migrateLibraryEffect(node)
  }

  /// Reports a subscription to a store that is kept together with subscriptions of Combine.
  private func checkSubscription(_ node: FunctionCallExprSyntax) {
    guard let call = node.receiver?.as(FunctionCallExprSyntax.self), call.calleeName == "ifLet",
      call.argument("then") != nil,
      let target = node.argument("in")?.trimmedDescription.lowercased(),
      target.contains("cancellable")
    else { return }
    remark(
      node,
      "'ifLet(then:else:)' returns a token of observation",
      "keep it in a 'Set<ObserveToken>': '.store(in: &tokens)'"
    )
  }

  /// Reports a parent of TCABoundaries that handles delegate actions among the internal ones.
  private func checkDelegateHandler(_ node: FunctionCallExprSyntax) {
    guard node.isImplicitMember, node.ancestor(SwitchCaseItemSyntax.self) != nil,
      node.ancestor(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.last?
        .firstName.text == "internalAction"
    else { return }
    remark(
      node,
      "a child's delegate actions are matched among the internal ones",
      "handle them where the child is: 'Scope(…) { … } delegate: { state, action in … }'"
    )
  }

  /// Wraps the id and the action of a case that has an `IdentifiedAction` now.
  private func migrateIdentifiedCall(_ node: FunctionCallExprSyntax) {
    let labels = node.arguments.map { $0.label?.text }
    guard context.identifiedCases.contains(node.calleeName), node.arguments.count == 2,
      node.calledExpression.is(MemberAccessExprSyntax.self),
      labels[0] == nil || labels[0] == "id", labels[1] == nil || labels[1] == "action",
      node.receiver.map({ $0.trimmedDescription.hasSuffix("Action") }) ?? true,
      let first = node.arguments.first, let last = node.arguments.last
    else { return }
    if node.receiver == nil, context.ambiguousCases.contains(node.calleeName) {
      remark(
        node,
        "'\(node.calleeName)' is a case of several types",
        "if this is an action, write '.\(node.calleeName)(.element(id: …, action: …))'"
      )
      return
    }
    let id = "id: \(first.expression.trimmedDescription)"
    let action = "action: \(last.expression.trimmedDescription)"
    let range = first.span.lowerBound..<last.span.upperBound
    change(SourceEdit(range: range, replacement: ".element(\(id), \(action))"))
  }

  /// Replaces the value of `.dependency(\.mainQueue, …)`; its key path has a rule of its own.
  private func migrateDependencyCall(_ node: FunctionCallExprSyntax) {
    guard let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self),
      ["\\.mainQueue", "\\.mainRunLoop"].contains(path.trimmedDescription),
      let value = node.arguments.dropFirst().first?.expression
    else { return }
    if let clock = clock(for: value) { change(value.replaced(with: clock)) }
  }

  /// The form of an argument of `scope` or of a reducer.
  private enum ScopeArgument {
    case stays
    case moves(SourceEdit)
    case fails(ExprSyntax, String)
  }

  /// Replaces functions and closures of `scope` and of reducers by key paths: all of a call, or
  /// none.
  private func migrateScope(_ node: FunctionCallExprSyntax) {
    // A 'forEach' with a single argument is the function of a collection, not of a reducer.
    guard node.calleeName != "forEach" || node.arguments.count > 1 else { return }
    let arguments = Array(node.arguments).filter { ["state", "action"].contains($0.label?.text) }
    let isOld = arguments.contains {
      if case .stays = scopeArgument($0, isOld: false) { false } else { true }
    }
    let ways = arguments.map { scopeArgument($0, isOld: isOld) }
    let failures = ways.compactMap {
      if case .fails(let node, let text) = $0 { (node, text) } else { nil }
    }
    for (node, message) in failures { remark(node, message, "write a key path") }
    if failures.isEmpty {
      change(ways.compactMap { if case .moves(let edit) = $0 { edit } else { nil } })
    }
  }

  /// - Parameter isOld: Whether another argument of the call is no key path, so that a name is a
  ///   function.
  private func scopeArgument(_ argument: LabeledExprSyntax, isOld: Bool) -> ScopeArgument {
    let expression = argument.expression
    let isAction = argument.label?.text == "action"
    if let member = expression.as(MemberAccessExprSyntax.self), let name = expression.caseName,
      isAction || member.base?.trimmedDescription.hasSuffix("State") == true
    {
      return .moves(expression.replaced(with: "\\.\(name)"))
    }
    if let closure = expression.as(ClosureExprSyntax.self) {
      guard let path = path(of: closure, isAction: isAction) else {
        return .fails(expression, "a store is not scoped by closures")
      }
      return .moves(expression.replaced(with: path))
    }
    let isName =
      expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self)
    return isOld && isName ? .fails(expression, "a store is not scoped by functions") : .stays
  }

  /// Returns the key path for a closure that selects a part of a state, or embeds an action.
  private func path(of closure: ClosureExprSyntax, isAction: Bool) -> String? {
    if isAction { return ExprSyntax(closure).caseName.map { "\\.\($0)" } }
    guard closure.signature == nil, closure.statements.count == 1,
      let member = closure.statements.first?.item.as(MemberAccessExprSyntax.self)
    else { return nil }
    return keyPath(of: member, root: "$0")
  }

  /// Returns the key path for a chain of members of a root.
  func keyPath(of member: MemberAccessExprSyntax, root: String) -> String? {
    let text = member.trimmedDescription
    guard text.hasPrefix(root + "."),
      text.allSatisfy({ $0.isLetter || $0.isNumber || "$._?".contains($0) })
    else { return nil }
    return "\\" + text.dropFirst(root.count)
  }

  /// Replaces `.set(\.$name, value)` and the same in patterns.
  private func migrateSet(_ node: FunctionCallExprSyntax) {
    if node.isImplicitMember { migrateProjection(in: node) }
  }

  /// Removes the `$` from the key path of a bound property.
  func migrateProjection(in node: FunctionCallExprSyntax) {
    guard let path = node.arguments.first?.expression.as(KeyPathExprSyntax.self),
      let last = path.components.last?.component, last.trimmedDescription.hasPrefix("$")
    else { return }
    change(last.replaced(with: String(last.trimmedDescription.dropFirst())))
  }
}
