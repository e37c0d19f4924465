// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A visitor that keeps track of the types around the visited node.
class ScopeVisitor: SyntaxVisitor {
  /// A type around a node.
  struct EnclosingType {
    let name: String
    /// The names of the types that it conforms to or inherits from, without their modules.
    let inherited: Set<String>
    let attributes: Set<String>
    /// Whether this is an extension of the type.
    let isExtension: Bool

    /// Whether the type is a reducer.
    var isReducer: Bool {
      !attributes.isDisjoint(with: ["Reducer", "Composer"])
        || !inherited.isDisjoint(with: Features.reducerProtocols)
    }

    var isView: Bool { inherited.contains("View") }
  }

  /// The types around the node, the outermost first.
  private(set) var types: [EnclosingType] = []

  /// The name of the innermost type around the node, with the names of the types around that, such
  /// as `Login.Form`.
  var qualifiedName: String { types.map(\.name).joined(separator: ".") }

  private func enter(
    _ name: String,
    _ inheritance: InheritanceClauseSyntax?,
    _ attributes: AttributeListSyntax,
    isExtension: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let inherited = inheritance?.inheritedTypes.map { $0.type.lastName } ?? []
    types.append(
      EnclosingType(
        name: name,
        inherited: Set(inherited),
        attributes: Set(attributes.names),
        isExtension: isExtension
      )
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
    enter(
      node.extendedType.trimmedDescription,
      node.inheritanceClause,
      node.attributes,
      isExtension: true
    )
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

  /// Whether the innermost type around the node is a reducer, or an extension of one.
  var isDirectlyInReducer: Bool {
    guard let type = types.last else { return false }
    return type.isReducer || file.features.areOfReducer(type.inherited)
      || type.isExtension && file.features.isReducer(qualifiedName)
  }

  /// Whether a node is code of a reducer: in a reducer, in a closure of `Reduce`, or in a function
  /// that changes a state and returns an effect.
  func isInReducerCode(_ node: some SyntaxProtocol) -> Bool {
    if isDirectlyInReducer { return true }
    // A feature without macros may get its clients in other ways.
    if types.last?.inherited.isDisjoint(with: ["Feature", "InstanceFeature"]) == false {
      return false
    }
    for each in node.ancestors {
      if each.is(MemberBlockSyntax.self) { return false }
      if let closure = each.as(ClosureExprSyntax.self), closure.isOfReduce { return true }
      if let function = each.as(FunctionDeclSyntax.self), function.isOfReducer { return true }
    }
    return false
  }

  func report(_ node: some SyntaxProtocol, _ message: String, fix: [Finding.Edit] = []) {
    violations.append(Violation(node: node, message: message, fix: fix))
  }
}

extension AttributeListSyntax {
  /// The names of the attributes, without their modules.
  var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.lastName }
  }
}

extension ClosureExprSyntax {
  /// Whether the closure implements a reducer: `Reduce { state, action in … }`.
  fileprivate var isOfReduce: Bool {
    let call =
      parent?.as(FunctionCallExprSyntax.self)
      ?? parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call.map { ["Reduce", "AnyReducer"].contains($0.madeType) } ?? false
  }
}

extension FunctionDeclSyntax {
  /// Whether the function changes a state and returns an effect.
  fileprivate var isOfReducer: Bool {
    let result = signature.returnClause?.type.lastName ?? ""
    guard ["Effect", "EffectOf", "EffectTask"].contains(result) else { return false }
    return signature.parameterClause.parameters.contains {
      $0.type.as(AttributedTypeSyntax.self)?.specifiers.trimmedDescription == "inout"
    }
  }
}

extension SyntaxProtocol {
  /// The nodes around this one, the innermost first.
  var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self)) { $0.parent }.dropFirst() }
}

extension ClosureSignatureSyntax {
  var parameterNames: [String] {
    switch parameterClause {
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }
}

extension TypeSyntax {
  /// The name of the type without its module or the type around it, and without its generic
  /// arguments.
  var lastName: String {
    self.as(MemberTypeSyntax.self)?.name.text ?? self.as(IdentifierTypeSyntax.self)?.name.text
      ?? trimmedDescription
  }
}

extension ExprSyntax {
  /// The name at the end of a reference, without its base and without generic arguments.
  var lastName: String {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.lastName
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }

  /// The expression without `try` and `await`.
  var withoutEffects: ExprSyntax {
    if let wait = self.as(AwaitExprSyntax.self) { return wait.expression.withoutEffects }
    return self.as(TryExprSyntax.self)?.expression.withoutEffects ?? self
  }
}

extension FunctionCallExprSyntax {
  /// The name of the function or of the type that is called, without its base.
  var calledName: String { calledExpression.lastName }

  /// The expression before the last dot; nil without a dot, and for an implicit member.
  var base: ExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self)?.base }

  /// The name of the type that the call makes, if it is an initializer, with or without `init`.
  var madeType: String { calledName == "init" ? base?.lastName ?? "" : calledName }

  /// Whether this is a call of a function of `Effect`, such as `.run { … }`.
  var isOfEffect: Bool {
    guard calledExpression.is(MemberAccessExprSyntax.self) else { return false }
    return base.map { ["Effect", "EffectOf"].contains($0.lastName) } ?? true
  }

  /// The text of the expression before the last dot; nil without a dot, and empty for an implicit
  /// member.
  var baseText: String? {
    calledExpression.as(MemberAccessExprSyntax.self).map { $0.base?.trimmedDescription ?? "" }
  }

  /// The calls of members on the result, the innermost first, such as `.cancellable` in
  /// `.run { … }.cancellable(id: 1)`.
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
