// SPDX-License-Identifier: MIT

import SwiftSyntax

extension MigrationVisitor {
  private static let types = [
    "CasePath": "AnyCasePath",
    "EffectTask": "Effect",
    "ReducerProtocol": "Reducer",
    "ReducerProtocolOf": "ReducerOf",
    "RestrictedViewStore": "ViewOnlyStoreOf",
  ]

  /// Replaces the names of types.
  func migrateType(_ node: IdentifierTypeSyntax) {
    let name = node.name.text
    guard !context.declaredTypes.contains(name) else { return }
    let arguments = node.genericArgumentClause?.arguments.map(\.argument.trimmedDescription) ?? []
    switch name {
    case "EffectPublisher" where arguments.count == 2, "Effect" where arguments.count == 2:
      change(node.replaced(with: "Effect<\(arguments[0])>"))
    case "TestSchedulerOf" where isOfHeldScheduler(node),
      "AnySchedulerOf" where isOfHeldScheduler(node):
      break
    case "TestSchedulerOf":
      change(node.replaced(with: "TestClock<Duration>"))
    case "AnySchedulerOf":
      migrateSchedulerType(node)
    case "Case": checkCase(node)
    case "App", "Scene": checkScene(node)
    case "KeyPath" where arguments.count == 2:
      migrateCaseKeyPath(node, arguments)
    case "ViewStore", "ViewStoreOf":
      remark(node, "'\(name)' is not available", "pass the store, and read its state directly")
    case "NavigationStackController", "UIBinding", "UIBindable":
      remark(
        node,
        "'\(name)' is not available",
        "observe the store with 'observe { … }', and send actions to it"
      )
    case "StorePublisher":
      remark(node, "'\(name)' is not available", "observe the store with 'observe { … }'")
    default:
      if let replacement = Self.types[name] { change(node.name.replaced(with: replacement)) }
    }
  }

  /// Reports an application or a scene, which is not in the module of the views.
  private func checkScene(_ node: IdentifierTypeSyntax) {
    let modules = importedModules(in: file)
    guard context.movesViews, node.parent?.is(InheritedTypeSyntax.self) == true,
      modules.contains("SwiftUI"), !modules.contains("EnsembleApp"),
      node.ancestor(IfConfigDeclSyntax.self) == nil
    else { return }
    remark(
      node,
      "'\(node.name.text)' is in the module 'EnsembleApp' where there is no SwiftUI",
      "import it there, and add its product to the target"
    )
  }

  /// Replaces `KeyPath<Case<Root>, Case<Value>>`.
  private func migrateCaseKeyPath(_ node: IdentifierTypeSyntax, _ arguments: [String]) {
    func inner(_ text: String) -> String? {
      text.hasPrefix("Case<") && text.hasSuffix(">") ? String(text.dropFirst(5).dropLast()) : nil
    }
    guard let root = inner(arguments[0]), let value = inner(arguments[1]) else { return }
    change(node.replaced(with: "CaseKeyPath<\(root), \(value)>"))
  }

  func migrateMemberType(_ node: MemberTypeSyntax) {
    let base = node.baseType.trimmedDescription
    if let module = ImportRules.modules[base] {
      // Perception is a wrapper of Observation, whose names need no module.
      change(
        base.hasPrefix("Perception")
          ? SourceEdit(range: node.span.lowerBound..<node.name.span.lowerBound, replacement: "")
          : node.baseType.replaced(with: module)
      )
    } else if base == "DispatchQueue" || base == "RunLoop", node.name.text == "SchedulerTimeType" {
      remark(node, "schedulers are not available", "use an instant of a clock")
    }
  }

  /// Replaces attributes, except those that belong to rules for variables.
  func migrateAttribute(_ node: AttributeSyntax) {
    switch node.attributeName.trimmedDescription {
    case "Perceptible": change(node.attributeName.replaced(with: "Observable"))
    case "PerceptionIgnored": change(node.attributeName.replaced(with: "ObservationIgnored"))
    case "ComposeBody": migrateComposeBody(node)
    default: break
    }
  }

  /// Replaces the directive for a child's delegate actions.
  private func migrateComposeBody(_ node: AttributeSyntax) {
    guard let arguments = node.arguments?.as(LabeledExprListSyntax.self),
      let path = arguments.first?.expression.as(KeyPathExprSyntax.self), arguments.count == 1,
      arguments.first?.label?.text == "action"
    else { return }
    let names = path.components.map { $0.component.trimmedDescription }
    guard names.count == 3, names[0] == "Cases", names[2] == "delegate" else { return }
    change(node.replaced(with: "@ComposeDelegate(\"\(names[1])\")"))
  }

  func migrateKeyPath(_ node: KeyPathExprSyntax) {
    let names = node.components.map { $0.component.trimmedDescription }
    guard node.root == nil, names.count == 1, let only = node.components.first,
      ["mainQueue", "mainRunLoop"].contains(names[0])
    else { return }
    // A dependency is declared by a variable, which has a rule of its own.
    if node.ancestor(AttributeSyntax.self)?.attributeName.trimmedDescription != "Dependency" {
      change(only.component.replaced(with: "continuousClock"))
    }
  }

  /// Replaces the names of modules before types, and reports members that are not available.
  func migrateMember(_ node: MemberAccessExprSyntax) {
    guard let base = node.base else { return }
    let name = node.declName.baseName.text
    migrateProjectedMember(node)
    if name == "binding", legacy.contains("tinyTCA"), base.trimmedDescription == "store",
      node.parent?.is(MemberAccessExprSyntax.self) == true
    {
      remark(
        node,
        "there is no binding to the whole state",
        "write 'store.binding(\\.field, send: Feature.Action.case)'"
      )
    }
    if name == "keyPath", base.trimmedDescription == "formAction" {
      remark(node, "a form action is matched by its case", "write 'case .form(\\.field):'")
    }
    if let module = ImportRules.modules[base.trimmedDescription], name.first?.isUppercase == true {
      change(base.replaced(with: module))
    }
    let isStore = ["store", "self.store", "viewStore", "self.viewStore"]
      .contains(base.trimmedDescription)
    checkSchedulerMember(node)
    if name == "actionless", isStore {
      remark(node, "a store has no 'actionless'", "pass the store itself")
    }
    if name == "publisher", isStore {
      remark(
        node,
        "a store has no 'publisher'",
        "write 'observe { … }.store(in: &tokens)', with tokens of type 'Set<ObserveToken>'"
      )
    }
    if name == "publisher",
      base.as(DeclReferenceExprSyntax.self)?.baseName.text.hasPrefix("$") == true
        || base.as(MemberAccessExprSyntax.self)?.declName.baseName.text.hasPrefix("$") == true
    {
      remark(node, "a shared value has no 'publisher'", "iterate over its 'values'")
    }
    if name == "test", ["DispatchQueue", "RunLoop"].contains(base.trimmedDescription),
      // The value of a variable has a rule of its own.
      node.parent?.parent?.is(PatternBindingSyntax.self) != true
        || node.ancestor(PatternBindingSyntax.self)?.typeAnnotation != nil
          && !isOfHeldScheduler(node)
    {
      change(node.replaced(with: "TestClock()"))
    }
  }

  /// Returns whether a node is a part of the declaration of a scheduler that stays.
  private func isOfHeldScheduler(_ node: some SyntaxProtocol) -> Bool {
    node.ancestor(VariableDeclSyntax.self).map { heldSchedulers.declarations.contains($0.id) }
      ?? false
  }

  func migrateReference(_ node: DeclReferenceExprSyntax) {
    guard !context.declaredTypes.contains(node.baseName.text) else { return }
    switch node.baseName.text {
    case "EffectTask": change(node.baseName.replaced(with: "Effect"))
    case "CasePath": change(node.baseName.replaced(with: "AnyCasePath"))
    case "XCTUnimplemented": change(node.baseName.replaced(with: "unimplemented"))
    case "_XCTIsTesting": change(node.baseName.replaced(with: "isTesting"))
    case "WithViewStore" where node.parent?.is(FunctionCallExprSyntax.self) != true,
      "ViewStore", "ViewStoreOf":
      remark(
        node,
        "'\(node.baseName.text)' is not available",
        "pass the store, and read its state directly"
      )
    case "environment" where legacy.contains("ComposableEffectIdentifier"):
      remark(node, "there is no environment", "declare dependencies with '@Dependency'")
    default: break
    }
  }
}
