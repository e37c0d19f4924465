// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The functions that modify their receiver and take a closure.
private let mutatingFunctions: Set<String> = [
  "merge", "modify", "partition", "removeAll", "replace", "sort", "trimPrefix",
  "withContiguousMutableStorageIfAvailable", "withUnsafeMutableBufferPointer",
  "withUnsafeMutableBytes",
]

/// Rules for calls that access two fields of a state at once, one of them to modify it.
///
/// The fields of an observable state are computed, so the modification of one needs exclusive
/// access to the whole state.
extension MigrationVisitor {
  func migrateOverlappingAccess(_ node: FunctionCallExprSyntax) {
    guard !legacy.isEmpty else { return }
    let modified = modifiedFields(of: node)
    guard let first = modified.first else { return }
    if modified.count > 1 {
      migrateTwoModifications(in: node, of: modified)
    } else {
      migrateReadingClosure(of: node, that: first)
    }
  }

  /// A field of a value: `state.rows`, or `rows` in a function of the state.
  private struct Field {
    let expression: ExprSyntax

    /// The name of the value.
    let value: String

    /// Whether the value is a `self` that the source does not write.
    let isImplicit: Bool
  }

  /// Returns the fields that a call modifies, if all of them belong to one value.
  private func modifiedFields(of node: FunctionCallExprSyntax) -> [Field] {
    var expressions = node.arguments.compactMap {
      $0.expression.as(InOutExprSyntax.self)?.expression
    }
    let isMutating =
      mutatingFunctions.contains(node.calleeName)
      || context.mutatingFunctions.contains(node.calleeName)
    if let receiver = node.receiver, isMutating { expressions.insert(receiver, at: 0) }
    let fields = expressions.compactMap { field($0, in: node) }
    guard fields.count == expressions.count, Set(fields.map(\.value)).count == 1 else { return [] }
    return fields
  }

  private func field(_ expression: ExprSyntax, in node: FunctionCallExprSyntax) -> Field? {
    guard let root = expression.firstToken(viewMode: .sourceAccurate)?.text,
      root.first.map({ $0.isLowercase || $0 == "_" }) == true
    else { return nil }
    if isField(root, in: node) {
      return Field(expression: expression, value: "self", isImplicit: true)
    }
    // A variable alone is no field of another one.
    guard !expression.is(DeclReferenceExprSyntax.self) else { return nil }
    return Field(expression: expression, value: root, isImplicit: false)
  }

  /// Swaps two fields by an assignment, and reports other functions that modify both.
  private func migrateTwoModifications(
    in node: FunctionCallExprSyntax,
    of fields: [Field]
  ) {
    let texts = fields.map(\.expression.trimmedDescription)
    if node.calleeName == "swap", node.receiver == nil, texts.count == 2,
      node.parent?.is(CodeBlockItemSyntax.self) == true
    {
      change(node.replaced(with: "(\(texts[0]), \(texts[1])) = (\(texts[1]), \(texts[0]))"))
    } else if isState(fields[0], around: node) {
      remark(
        fields[1].expression,
        "one call modifies two fields of an observable state",
        "pass a variable with the value of '\(texts[1])', and assign it to the field afterwards"
      )
    }
  }

  /// Captures the value whose field a function modifies while its closure reads the value:
  /// `state.rows.removeAll { [state] in $0.id == state.selection }`.
  private func migrateReadingClosure(of node: FunctionCallExprSyntax, that field: Field) {
    let value = field.value
    guard
      let closure = node.trailingClosure
        ?? node.arguments.last?.expression.as(ClosureExprSyntax.self),
      closure.signature?.capture == nil
    else { return }
    let uses = field.isImplicit ? fieldReferences(in: closure) : closure.references(to: value)
    if uses.isEmpty { return }
    if let change = uses.first(where: \.isModified) {
      guard isState(field, around: node) else { return }
      remark(
        change,
        "the closure changes an observable state while one of its fields is modified",
        "change a variable in the closure, and assign it to the field afterwards"
      )
    } else if let signature = closure.signature {
      self.change(signature.prefixed(with: "[\(value)] "))
    } else {
      self.change(closure.leftBrace.suffixed(with: " [\(value)] in"))
    }
  }

  /// Returns whether the value of a field is likely to be a state.
  private func isState(_ field: Field, around node: some SyntaxProtocol) -> Bool {
    if field.value == "self" {
      guard let block = node.ancestor(MemberBlockSyntax.self) else { return false }
      return qualifiedName(of: block).hasSuffix("State")
    }
    return field.value == "state" || field.value.hasSuffix("State")
  }

  /// Returns whether a name is that of a field of the state around a node.
  private func isField(_ name: String, in node: some SyntaxProtocol) -> Bool {
    guard let block = node.ancestor(MemberBlockSyntax.self),
      qualifiedName(of: block).split(separator: ".").last == "State"
    else { return false }
    let variables = bodies(ofTypeWith: block).flatMap(\.members).compactMap {
      $0.decl.as(VariableDeclSyntax.self)
    }
    return variables.contains { $0.bindings.first?.pattern.trimmedDescription == name }
      && !node.isRedeclared(name, below: Syntax(block))
  }

  /// Returns the references to the state and its fields in a closure of a function of the state.
  private func fieldReferences(in closure: ClosureExprSyntax) -> [DeclReferenceExprSyntax] {
    closure.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id,
        token.text == "self" || isField(token.text, in: reference)
      else { return nil }
      return reference
    }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the value, or a part of it, is assigned or passed to be modified.
  fileprivate var isModified: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      let isBase =
        parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
        || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
        || parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      guard isBase else { break }
      node = parent
    }
    if node.parent?.is(InOutExprSyntax.self) == true { return true }
    if let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id
    {
      return mutatingFunctions.union(["append", "insert", "remove", "removeFirst", "removeLast"])
        .union(["toggle", "popLast", "updateValue", "swapAt", "formUnion"])
        .contains(call.calleeName)
    }
    guard let elements = node.parent?.as(ExprListSyntax.self), elements.first?.id == node.id,
      let sign = elements.dropFirst().first
    else { return false }
    if sign.is(AssignmentExprSyntax.self) { return true }
    guard let sign = sign.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(sign)
  }
}
