// SPDX-License-Identifier: MIT

import SwiftSyntax

extension MigrationVisitor {
  /// Adds the conformance that TCABoundaries required of actions, and their case paths.
  func migrateActionConformance(_ node: EnumDeclSyntax) {
    guard legacy.contains("TCABoundaries"), let clause = node.inheritanceClause else { return }
    let types = clause.inheritedTypes.map(\.type.trimmedDescription)
    guard types.contains("TCAFeatureAction"), let last = clause.inheritedTypes.last else { return }
    if !types.contains("Equatable") { change(last.suffixed(with: ", Equatable")) }
    // The macro of a reducer gives case paths only to the actions in it.
    let isOutside = node.parent?.is(CodeBlockItemSyntax.self) == true
    if isOutside, !node.attributes.contains(where: { $0.trimmedDescription == "@CasePathable" }) {
      change(node.prefixed(with: "@CasePathable\n\(indentation(of: node))"))
    }
  }

  /// The name of the type that a node belongs to, qualified with the names of the types around it.
  func qualifiedName(of node: some SyntaxProtocol) -> String {
    var names: [String] = []
    var current: Syntax? = Syntax(node)
    while let next = current {
      if let named = next.asProtocol((any NamedDeclSyntax).self) { names.append(named.name.text) }
      if let named = next.as(ExtensionDeclSyntax.self) {
        names.append(named.extendedType.trimmedDescription)
      }
      current = next.parent
    }
    return names.reversed().joined(separator: ".")
  }

  /// Makes `row(id:action:)` a case with an `IdentifiedAction`.
  func migrateIdentifiedCase(_ node: EnumCaseElementSyntax) {
    guard node.hasIDAndAction, node.isAction, context.identifiedCases.contains(node.name.text),
      let clause = node.parameterClause
    else { return }
    let types = clause.parameters.map(\.type.trimmedDescription)
    change(clause.replaced(with: "(IdentifiedAction<\(types[0]), \(types[1])>)"))
  }

  func migrateStruct(_ node: StructDeclSyntax) {
    migrateState(node)
    splitFields(of: node)
    migrateReducer(node)
    migrateFeature(node)
    migrateBoundingReducer(node)
    if node.attributes.contains(where: { $0.trimmedDescription.hasPrefix("@Composer") }) {
      checkComposedBody(node)
    }
  }

  /// Adds the macro to a reducer without one, since key paths need case paths of its actions. Other
  /// files may use those of a reducer that uses none.
  private func migrateReducer(_ node: StructDeclSyntax) {
    guard let clause = node.inheritanceClause, node.attributes.isEmpty else { return }
    let types = clause.inheritedTypes.map(\.type.trimmedDescription)
    let isOld = types.contains("ReducerProtocol")
    let mayBeUsed = !legacy.isEmpty && !Syntax(node).isLocal
    guard isOld || types.contains("Reducer") && (mayBeUsed || usesCasePaths(node)) else { return }
    if !legacy.isEmpty { observeState(in: node.memberBlock) }
    guard let action = nestedActions(of: node),
      !action.attributes.contains(where: { $0.trimmedDescription == "@CasePathable" })
    else { return }
    // The macro expects a body.
    let hasFunction = node.memberBlock.members.contains {
      $0.decl.as(FunctionDeclSyntax.self)?.name.text == "reduce"
    }
    if hasFunction {
      change(action.prefixed(with: "@CasePathable\n\(indentation(of: action))"))
      return
    }
    let others = clause.inheritedTypes.filter {
      !["ReducerProtocol", "Reducer"].contains($0.type.trimmedDescription)
    }
    let names = others.map(\.type.trimmedDescription).joined(separator: ", ")
    change(
      node.prefixed(with: "@Reducer\n\(indentation(of: node))"),
      clause.replaced(with: names.isEmpty ? "" : ": \(names)")
    )
  }

  private func usesCasePaths(_ node: StructDeclSyntax) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains {
      $0.text == "/" && $0.parent?.is(PrefixOperatorExprSyntax.self) == true
        || $0.text == "PresentationState"
    }
  }

  /// Makes a state with `@BindingState` or `@PresentationState` an observable one.
  private func migrateState(_ node: StructDeclSyntax) {
    var edits: SourceChange = []
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      for attribute in variable.attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
        switch attribute.attributeName.trimmedDescription {
        // Ensemble has `PresentationState`, too, but current views need observable state.
        case "PresentationState" where !legacy.isEmpty:
          edits.append(attribute.attributeName.replaced(with: "Presents"))
        case "BindingState", "BindingViewState":
          edits.append(attribute.removed(from: file))
        default: break
        }
      }
    }
    guard !edits.isEmpty else { return }
    if !node.attributes.contains(where: { $0.trimmedDescription == "@ObservableState" }) {
      edits.append(node.prefixed(with: "@ObservableState\n\(indentation(of: node))"))
    }
    change(edits)
  }

  /// The white space before the first token of the node's line.
  func indentation(of node: some SyntaxProtocol) -> String {
    let before = bytes.prefix(node.span.lowerBound)
    let line = before.suffix(while: { $0 != 0x0A })
    return String(decoding: line.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// Makes a feature of tinyTCA with stored properties an `InstanceFeature`.
  private func migrateFeature(_ node: StructDeclSyntax) {
    guard legacy.contains("tinyTCA"), let clause = node.inheritanceClause,
      let feature = clause.inheritedTypes.first(where: { $0.type.trimmedDescription == "Feature" })
    else { return }
    let storesValues = node.memberBlock.members.contains { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: { $0.name.text == "static" })
      else { return false }
      return variable.bindings.contains { $0.accessorBlock == nil }
    }
    if storesValues { change(feature.type.replaced(with: "InstanceFeature")) }
  }

  /// Adds the handlers of groups of actions that TCABoundaries gave a default.
  private func migrateBoundingReducer(_ node: StructDeclSyntax) {
    guard legacy.contains("TCABoundaries"),
      node.inheritanceClause?.trimmedDescription.contains("BoundingReducer") == true
    else { return }
    let members = node.memberBlock.members
    if nestedActions(of: node) != nil,
      !node.attributes.contains(where: { $0.trimmedDescription.hasPrefix("@Reducer") })
    {
      change(node.prefixed(with: "@Reducer\n\(indentation(of: node))"))
    }
    guard let actions = nestedActions(of: node) ?? namedActions(of: node) else {
      remark(
        node.name,
        "the actions of '\(node.name.text)' are declared elsewhere",
        "add a handler 'reduce(into:delegateAction:)' or 'reduce(into:internalAction:)' for each case it has"
      )
      return
    }
    let cases = actions.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements).map(\.name.text)
    let handled = members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .compactMap { $0.signature.parameterClause.parameters.last?.firstName.text }
    let access = node.modifiers.map(\.name.text).first { ["public", "package"].contains($0) }
    let prefix = access.map { "\($0) " } ?? ""
    var text = ""
    for (name, type) in [("internal", "InternalAction"), ("delegate", "DelegateAction")]
    where cases.contains(where: { $0.drop { $0 == "_" } == name })
      && !handled.contains("\(name)Action")
    {
      text += """


          \(prefix)func reduce(
            into state: inout State,
            \(name)Action action: Action.\(type)
          ) -> Effect<Action> {
            .none
          }
        """
    }
    if !text.isEmpty, let last = members.last { change(last.suffixed(with: text)) }
  }

  private func nestedActions(of node: StructDeclSyntax) -> EnumDeclSyntax? {
    node.memberBlock.members.compactMap { $0.decl.as(EnumDeclSyntax.self) }
      .first { $0.name.text == "Action" }
  }

  /// Returns the actions that a reducer names, if they are declared in the same file.
  private func namedActions(of node: StructDeclSyntax) -> EnumDeclSyntax? {
    let alias = node.memberBlock.members.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
      .first { $0.name.text == "Action" }
    return file.statements.compactMap { $0.item.as(EnumDeclSyntax.self) }
      .first { $0.name.text == alias?.initializer.value.trimmedDescription }
  }

  /// Reports a handwritten body that does not contain the composed one.
  private func checkComposedBody(_ node: StructDeclSyntax) {
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.bindings.first?.pattern.trimmedDescription == "body",
        !variable.trimmedDescription.contains("composedBody")
      else { continue }
      remark(
        variable,
        "the body of a composed feature does not contain its directives",
        "write 'composedBody' where they belong, and remove what they repeat"
      )
    }
  }
}

extension BidirectionalCollection {
  /// Returns the longest suffix whose elements satisfy a condition.
  fileprivate func suffix(while condition: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, condition(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
