// SPDX-License-Identifier: MIT

import SwiftSyntax

extension MigrationVisitor {
  /// Replaces case paths with the operator `/` by case key paths.
  func migrateCasePath(_ node: PrefixOperatorExprSyntax) {
    guard node.operator.text == "/", !isAppended(node) else { return }
    if let member = node.expression.as(MemberAccessExprSyntax.self), member.base == nil {
      change(node.replaced(with: "\\.\(member.declName.baseName.text)"))
      return
    }
    guard let path = OldCasePath(ExprSyntax(node)) else { return checkGenericPath(node) }
    // A pattern without values matches all values of a case.
    if node.parent?.is(ExpressionPatternSyntax.self) == true {
      change(node.replaced(with: ".\(path.name)"))
      return
    }
    guard hasCasePaths(path, at: node) else { return }
    if let sequence = comparison(of: node), let value = sequence.elements.last {
      change(sequence.replaced(with: "\(value.trimmedDescription).is(\\.\(path.name))"))
    } else if let call = extraction(of: node), let value = call.arguments.first {
      change(call.replaced(with: "\(value.expression.trimmedDescription)[case: \\.\(path.name)]"))
    } else if let tuple = modification(of: node) {
      // The value may be optional, so that the path gets the type of its root from the value.
      change(tuple.replaced(with: "AnyCasePath(\\.\(path.name))"))
    } else {
      change(node.replaced(with: text(of: [path], at: node)))
    }
  }

  /// Reports the case path of a type with generic arguments.
  private func checkGenericPath(_ node: PrefixOperatorExprSyntax) {
    guard let member = node.expression.as(MemberAccessExprSyntax.self),
      member.base?.is(GenericSpecializationExprSyntax.self) == true
    else { return }
    remark(
      node,
      "the case path of a generic type is not moved",
      "write 'AnyCasePath(embed: { … }, extract: { … })', or a subscript '[case: \\.…]'"
    )
  }

  /// Returns the expression `/Action.row ~= action` around a case path.
  private func comparison(of node: PrefixOperatorExprSyntax) -> SequenceExprSyntax? {
    let tuple = node.parent?.parent?.parent?.as(TupleExprSyntax.self)
    let side = tuple.map { ExprSyntax($0) } ?? ExprSyntax(node)
    guard let sequence = side.parent?.parent?.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[0].id == side.id,
      elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "~=",
      elements[2].is(DeclReferenceExprSyntax.self) || elements[2].is(MemberAccessExprSyntax.self)
        || elements[2].is(FunctionCallExprSyntax.self)
    else { return nil }
    return sequence
  }

  /// Replaces case paths that an operator appends: `/Action.child .. ChildAction.saved`.
  func migrateAppendedPaths(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    let operators = elements.filter { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == ".." }
    let parts = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }
    guard !operators.isEmpty, parts.contains(where: \.isOldCasePath) else { return }
    let paths = parts.compactMap { OldCasePath($0) }
    guard parts.count + operators.count == elements.count, paths.count == parts.count else {
      remark(
        node,
        "case paths are not appended by '..'",
        "write one key path, such as '\\.child.saved', or 'AnyCasePath.appending(_:)'"
      )
      return
    }
    if zip(paths, parts).allSatisfy({ hasCasePaths($0, at: $1) }) {
      change(node.replaced(with: text(of: paths, at: node)))
    }
  }

  /// Replaces case paths that a function appends:
  /// `(/Action.child).appending(path: /ChildAction.saved)`.
  func migrateAppending(_ node: FunctionCallExprSyntax) {
    guard let argument = node.argument("path"), let receiver = node.receiver,
      let first = receiver.as(TupleExprSyntax.self)?.elements.first?.expression,
      first.isOldCasePath || argument.isOldCasePath
    else { return }
    guard first.isOldCasePath, let start = OldCasePath(first), let end = OldCasePath(argument)
    else {
      remark(
        node,
        "case paths are not appended by 'appending(path:)'",
        "write one key path, such as '\\.child.saved', or 'AnyCasePath.appending(_:)'"
      )
      return
    }
    if hasCasePaths(start, at: first), hasCasePaths(end, at: argument) {
      change(node.replaced(with: text(of: [start, end], at: node)))
    }
  }

  /// Adds the macro to an enum whose case paths are used.
  func migrateCasePathEnum(_ node: EnumDeclSyntax) {
    guard context.enums[qualifiedName(of: node)] == .needed, !Syntax(node).isLocal,
      !node.attributes.contains(where: { $0.trimmedDescription == "@CasePathable" })
    else { return }
    let macro = "@CasePathable\n\(indentation(of: node))"
    // The macro extends the enum outside of the type around it.
    let access = node.modifiers.first { $0.name.text == "private" }
    if node.parent?.is(MemberBlockItemSyntax.self) == true, let access {
      change(node.prefixed(with: macro), access.name.replaced(with: "fileprivate"))
    } else {
      change(node.prefixed(with: macro))
    }
  }

  /// Returns whether a case path is a part of a longer one, which has a rule of its own.
  private func isAppended(_ node: PrefixOperatorExprSyntax) -> Bool {
    if let sequence = node.parent?.parent?.as(SequenceExprSyntax.self) {
      return sequence.elements.contains {
        $0.as(BinaryOperatorExprSyntax.self)?.operator.text == ".."
      }
    }
    if let argument = node.parent?.as(LabeledExprSyntax.self), argument.label?.text == "path",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.calleeName == "appending"
    {
      return call.receiver?.is(TupleExprSyntax.self) == true
    }
    let member = node.parent?.parent?.parent?.parent?.as(MemberAccessExprSyntax.self)
    return member?.declName.baseName.text == "appending"
      && member?.base?.is(TupleExprSyntax.self) == true
  }

  /// Returns the key path for case paths, each of which begins at the value of the one before it.
  private func text(of paths: [OldCasePath], at node: some SyntaxProtocol) -> String {
    let names = paths.map(\.name).joined(separator: ".")
    let call = node.parent?.as(LabeledExprSyntax.self)?.parent?.parent?
      .as(FunctionCallExprSyntax.self)
    if let call, ["map", "compactMap", "flatMap"].contains(call.calleeName),
      call.arguments.count == 1, call.arguments.first?.label == nil
    {
      return "{ $0[case: \\.\(names)] }"
    }
    let isArgument = call.map { !context.casePathFunctions.contains($0.calleeName) }
    return isArgument == true ? "\\.\(names)" : "AnyCasePath(\\\(paths[0].root).Cases.\(names))"
  }

  /// Returns whether the enum of a case path has case paths after the migration, and reports one
  /// that has none.
  private func hasCasePaths(_ path: OldCasePath, at node: some SyntaxProtocol) -> Bool {
    switch context.casePaths(of: path.root, in: scopes(around: node)) {
    case .local:
      remark(
        node,
        "'\(path.root)' is an enum of a function, which has no case paths",
        "move it out of the function, and write '@CasePathable' before it"
      )
      return false
    case .unreachable:
      remark(
        node,
        "'\(path.root)' has no case paths",
        "import Ensemble where it is declared, and write '@CasePathable' before it"
      )
      return false
    case .declared, .needed, nil:
      return true
    }
  }

  /// Returns the call `(/Action.row).extract(from: action)` around a case path.
  private func extraction(of node: PrefixOperatorExprSyntax) -> FunctionCallExprSyntax? {
    guard let call = call(of: "extract", to: node)?.call,
      call.arguments.first?.label?.text == "from"
    else { return nil }
    return call
  }

  /// Returns the parentheses in the call `(/State.row).modify(&state) { … }` around a case path.
  private func modification(of node: PrefixOperatorExprSyntax) -> TupleExprSyntax? {
    guard let (tuple, call) = call(of: "modify", to: node),
      call.arguments.first?.expression.is(InOutExprSyntax.self) == true
    else { return nil }
    return tuple
  }

  /// Returns the call of a function of a case path in parentheses, with the parentheses.
  private func call(
    of name: String,
    to node: PrefixOperatorExprSyntax
  ) -> (tuple: TupleExprSyntax, call: FunctionCallExprSyntax)? {
    guard let tuple = node.ancestor(TupleExprSyntax.self), tuple.elements.count == 1,
      tuple.elements.first?.expression.id == node.id,
      let member = tuple.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == name,
      let call = member.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    return (tuple, call)
  }
}

/// A case path that is written as `/Feature.Action.row`, or as the function `Feature.Action.row`
/// after an operator.
struct OldCasePath {
  /// The enum: `Feature.Action`.
  let root: String

  /// The case: `row`.
  let name: String

  init?(_ expression: ExprSyntax) {
    var current: ExprSyntax? = expression
    if let path = expression.as(PrefixOperatorExprSyntax.self) {
      guard path.operator.text == "/" else { return nil }
      current = path.expression
    }
    var names: [String] = []
    while let member = current?.as(MemberAccessExprSyntax.self) {
      names.insert(member.declName.baseName.text, at: 0)
      current = member.base
    }
    if let base = current?.as(DeclReferenceExprSyntax.self) {
      names.insert(base.baseName.text, at: 0)
    }
    guard names.count > 1, names[0].first?.isUppercase == true, let name = names.last else {
      return nil
    }
    root = names.dropLast().joined(separator: ".")
    self.name = name
  }
}

extension ExprSyntax {
  /// Whether the expression begins with the operator of case paths.
  var isOldCasePath: Bool {
    self.as(PrefixOperatorExprSyntax.self)?.operator.text == "/"
  }
}

/// Returns the names of the types and functions around a node, from the innermost to the file.
func scopes(around node: some SyntaxProtocol) -> [String] {
  var names: [String] = []
  var current = node.parent
  while let next = current {
    if let named = next.asProtocol((any NamedDeclSyntax).self) { names.append(named.name.text) }
    if let named = next.as(ExtensionDeclSyntax.self) {
      names.append(named.extendedType.trimmedDescription)
    }
    current = next.parent
  }
  return names.indices.map { names[$0...].reversed().joined(separator: ".") } + [""]
}
