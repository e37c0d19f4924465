// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A rewriter that spells the types of payloads for code inside the enum's `AllCasePaths`.
final class PayloadSpelling: SyntaxRewriter {
  /// The associated types of `AllCasePaths`, which shadow types around it.
  private static let shadowed: Set<String> = ["Element", "Iterator", "Root"]

  private let enumName: TokenSyntax
  private let nestedTypes: Set<String>

  init(in declaration: EnumDeclSyntax) {
    enumName = declaration.name.trimmed
    nestedTypes = Set(declaration.memberBlock.members.everyDeclaration.compactMap(\.typeName))
    super.init()
  }

  /// Parses an associated value.
  func parameter(_ syntax: EnumCaseParameterSyntax) -> EnumCase.Parameter {
    let label = syntax.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
    return EnumCase.Parameter(
      label: label,
      type: spelled(syntax.type)
    )
  }

  /// Returns a type as code inside `AllCasePaths` must spell it.
  func spelled(_ type: TypeSyntax) -> String { rewrite(type.trimmed).trimmedDescription }

  /// Returns the type names in payloads that `AllCasePaths` shadows and no spelling can reach.
  func shadowedNames(in syntax: (some SyntaxProtocol)?) -> [IdentifierTypeSyntax] {
    guard let syntax else { return [] }
    let finder = ShadowedNameFinder(names: Self.shadowed.subtracting(nestedTypes))
    finder.walk(syntax)
    return finder.found
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    if node.name.tokenKind == .keyword(.Self) {
      // Inside it, `Self` would be `AllCasePaths`.
      return TypeSyntax(node.with(\.name.tokenKind, enumName.tokenKind))
    }
    guard Self.shadowed.contains(node.name.text), nestedTypes.contains(node.name.text) else {
      return super.visit(node)
    }
    let base = IdentifierTypeSyntax(name: enumName)
    return TypeSyntax(
      MemberTypeSyntax(
        leadingTrivia: node.leadingTrivia,
        baseType: base,
        name: node.name.with(\.leadingTrivia, []),
        genericArgumentClause: node.genericArgumentClause
      )
    )
  }
}

/// Finds type names in the payloads of cases.
private final class ShadowedNameFinder: SyntaxVisitor {
  private let names: Set<String>
  private(set) var found: [IdentifierTypeSyntax] = []

  init(names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    let holdsCases = node.decl.is(EnumCaseDeclSyntax.self) || node.decl.is(IfConfigDeclSyntax.self)
    return holdsCases ? .visitChildren : .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(node.name.text) { found.append(node) }
    return .visitChildren
  }
}

extension DeclSyntax {
  /// The name of the declared type or type alias.
  var typeName: String? {
    guard
      isProtocol((any DeclGroupSyntax).self) || self.is(TypeAliasDeclSyntax.self),
      let named = asProtocol((any NamedDeclSyntax).self)
    else { return nil }
    return named.name.bareText
  }
}
