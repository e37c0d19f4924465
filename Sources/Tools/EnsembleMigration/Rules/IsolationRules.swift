// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rules for the modifiers that declarations need in a module whose default isolation is the main
/// actor.
extension MigrationVisitor {
  private var isIsolated: Bool { context.isolatedFiles.contains(path) }

  /// Writes `nonisolated` before an extension that makes a client a dependency, or a stored value
  /// codable.
  func migrateIsolation(_ node: ExtensionDeclSyntax) {
    guard isIsolated, !node.modifiers.statesIsolation, !node.attributes.stateIsolation else {
      return
    }
    let type = node.extendedType.trimmedDescription
    let protocols = Set(node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [])
    let isClient = !protocols.isDisjoint(with: ["DependencyKey", "TestDependencyKey"])
    let isStored =
      context.isNeededOffTheMainActor(type)
      && !protocols.isDisjoint(with: ["Codable", "Decodable", "Encodable"])
    let hasEntries =
      type == "DependencyValues"
      && node.memberBlock.members.contains { member in
        member.decl.asProtocol((any WithAttributesSyntax).self)?.attributes.contains {
          $0.trimmedDescription.hasPrefix("@DependencyEntry")
        } == true
      }
    if isClient || isStored || hasEntries {
      change(node.extensionKeyword.prefixed(with: "nonisolated "))
    }
  }

  /// Reports a function off the main actor that runs a reducer, which is isolated to it.
  ///
  /// The closure of `Reduce` has the isolation of its context. That of another closure follows from
  /// a type that the command does not know.
  func checkReducerCall(_ node: FunctionCallExprSyntax) {
    guard !isIsolated else { return }
    var isInFunction = false
    var parent = node.parent
    while let current = parent {
      if current.is(ClosureExprSyntax.self),
        current.parent?.as(FunctionCallExprSyntax.self)?.calleeName != "Reduce"
      {
        return
      }
      if let declaration = current.as(FunctionDeclSyntax.self) {
        // The requirement of a reducer is isolated.
        if declaration.name.text == "reduce" { return }
        isInFunction = true
      }
      if let type = current.asProtocol((any WithAttributesSyntax).self),
        type.attributes.stateIsolation
      {
        return
      }
      parent = current.parent
    }
    let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    guard isInFunction, let name else { return }
    remark(
      name,
      "'reduce(into:action:)' is isolated to the main actor",
      "write '@MainActor' before the function, and before its callers"
    )
  }

  /// Makes the conformance of a reducer without a macro one that generic code can use.
  func migrateReducerIsolation(_ node: StructDeclSyntax) {
    guard isIsolated, !node.modifiers.statesIsolation, !node.attributes.stateIsolation,
      !node.attributes.contains(where: { $0.isReducerMacro }),
      let reducer = node.inheritanceClause?.inheritedTypes
        .first(where: { $0.type.trimmedDescription == "Reducer" })
    else { return }
    change(reducer.type.prefixed(with: "nonisolated "))
  }

  /// Writes `nonisolated` before a type whose values another thread encodes or creates.
  func migrateValueIsolation(
    _ node: some NamedDeclSyntax & WithModifiersSyntax & WithAttributesSyntax,
    keyword: TokenSyntax
  ) {
    guard isIsolated, context.isNeededOffTheMainActor(node.name.text),
      !node.modifiers.statesIsolation, !node.attributes.stateIsolation
    else { return }
    // A nested type does not need the modifier if an outer type gets it.
    var parent = node.parent
    while let current = parent {
      let name =
        current.as(StructDeclSyntax.self)?.name.text ?? current.as(EnumDeclSyntax.self)?.name.text
      if let name, context.isNeededOffTheMainActor(name) { return }
      parent = current.parent
    }
    change(keyword.prefixed(with: "nonisolated "))
  }
}

extension DeclModifierListSyntax {
  fileprivate var statesIsolation: Bool { contains { $0.name.text == "nonisolated" } }
}

extension AttributeListSyntax {
  /// Whether an attribute is a global actor.
  fileprivate var stateIsolation: Bool { contains { $0.trimmedDescription.hasSuffix("Actor") } }
}

extension AttributeListSyntax.Element {
  fileprivate var isReducerMacro: Bool {
    trimmedDescription.hasPrefix("@Reducer") || trimmedDescription.hasPrefix("@Composer")
  }
}

/// Finds the types whose values are needed off the main actor: types that files and settings store,
/// and types of the initial values of dependencies.
final class StoredTypeFinder: SyntaxVisitor {
  /// The names of types that are stored as a whole.
  var stored: Set<String> = []

  /// The names of the types of the properties and cases of types.
  var parts: [String: Set<String>] = [:]

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = node.attributes.map(\.trimmedDescription)
    let isStored = attributes.contains {
      ($0.hasPrefix("@Shared(") || $0.hasPrefix("@SharedReader("))
        && ($0.contains(".fileStorage") || $0.contains(".appStorage"))
    }
    for binding in node.bindings {
      let names = binding.typeAnnotation?.type.typeNames ?? []
      if isStored { stored.formUnion(names) }
      if attributes.contains(where: { $0.hasPrefix("@DependencyEntry") }) {
        stored.formUnion(names)
        if let type = binding.initializer?.value.leadingTypeName { stored.insert(type) }
      }
      if binding.accessorBlock == nil, let owner = owner(of: node) {
        parts[owner, default: []].formUnion(names)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    let names = node.parameterClause?.parameters.flatMap { $0.type.typeNames } ?? []
    if let owner = owner(of: node) { parts[owner, default: []].formUnion(names) }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if ["FileStorageKey", "AppStorageKey"].contains(node.name.text),
      let arguments = node.genericArgumentClause
    {
      stored.formUnion(Syntax(arguments).typeNames)
    }
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    if ["FileStorageKey", "AppStorageKey"].contains(node.expression.trimmedDescription) {
      stored.formUnion(Syntax(node.genericArgumentClause).typeNames)
    }
    return .visitChildren
  }

  private func owner(of node: some SyntaxProtocol) -> String? {
    let block = node.ancestor(MemberBlockSyntax.self)
    return block?.parent?.as(StructDeclSyntax.self)?.name.text
      ?? block?.parent?.as(EnumDeclSyntax.self)?.name.text
  }
}

extension SyntaxProtocol {
  /// The last names of the types in the node.
  fileprivate var typeNames: Set<String> {
    Set(
      tokens(viewMode: .sourceAccurate).filter {
        $0.parent?.is(IdentifierTypeSyntax.self) == true
          || $0.parent?.is(MemberTypeSyntax.self) == true
      }.map(\.text).filter { $0.first?.isUppercase == true }
    )
  }
}

extension ExprSyntax {
  /// The type at the beginning of the expression: `API` of `API.live` and of `API(url)`.
  fileprivate var leadingTypeName: String? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.leadingTypeName
    }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.leadingTypeName }
    let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name?.first?.isUppercase == true ? name : nil
  }
}
