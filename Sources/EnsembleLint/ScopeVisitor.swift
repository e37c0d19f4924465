// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A visitor that knows the types around a node.
class ScopeVisitor: SyntaxVisitor {
  /// A type around a node.
  struct EnclosingType {
    let name: String
    /// The names of the types that it conforms to or inherits from.
    let inherited: Set<String>
    let attributes: Set<String>

    /// A Boolean value that indicates whether the type is a reducer.
    var isReducer: Bool {
      !attributes.isDisjoint(with: ["Reducer", "Composer"])
        || !inherited.isDisjoint(with: ["Reducer", "BoundingReducer", "ComposedBoundingReducer"])
    }

    var isView: Bool { inherited.contains("View") }
  }

  /// The types around the node, the outermost first.
  private(set) var types: [EnclosingType] = []

  /// A Boolean value that indicates whether the innermost type around the node is a reducer.
  var isDirectlyInReducer: Bool { types.last?.isReducer == true }

  private func enter(
    _ name: String,
    _ inheritance: InheritanceClauseSyntax?,
    _ attributes: AttributeListSyntax
  ) -> SyntaxVisitorContinueKind {
    let inherited = inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    types.append(
      EnclosingType(name: name, inherited: Set(inherited), attributes: Set(attributes.names))
    )
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause, node.attributes)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause, node.attributes)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause, node.attributes)
  }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause, node.attributes)
  }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, node.inheritanceClause, node.attributes)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
}

/// A visitor that collects violations.
class RuleVisitor: ScopeVisitor {
  let file: LintedFile
  var violations: [Violation] = []

  required init(_ file: LintedFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the violations in a file.
  static func check(_ file: LintedFile) -> [Violation] {
    let visitor = Self(file)
    visitor.walk(file.tree)
    return visitor.violations
  }

  func report(_ node: some SyntaxProtocol, _ message: String, fix: [Finding.Edit] = []) {
    violations.append(Violation(node: node, message: message, fix: fix))
  }
}

extension AttributeListSyntax {
  /// The names of the attributes.
  var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }
}

extension SyntaxProtocol {
  /// The nodes around this one, the innermost first.
  var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self)) { $0.parent }.dropFirst() }
}

extension FunctionCallExprSyntax {
  /// The name of the function or of the type that is called, without its base.
  var calledName: String {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    if let generic = calledExpression.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.trimmedDescription
    }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }

  /// The text of the expression before the last dot; nil without a dot, and empty for an implicit member.
  var baseText: String? {
    calledExpression.as(MemberAccessExprSyntax.self).map { $0.base?.trimmedDescription ?? "" }
  }

  /// The calls of members on the result, the innermost first, such as `.cancellable` in `.run { … }.cancellable(id: 1)`.
  var chainedCalls: [FunctionCallExprSyntax] {
    var calls: [FunctionCallExprSyntax] = []
    var node = Syntax(self)
    while let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id,
      let call = member.parent?.as(FunctionCallExprSyntax.self)
    {
      calls.append(call)
      node = Syntax(call)
    }
    return calls
  }

  /// The first argument's label and expression.
  var firstArgument: LabeledExprSyntax? { arguments.first }
}
