// SPDX-License-Identifier: MIT

import SwiftSyntax

extension SyntaxProtocol {
  /// The UTF-8 range of the node without the trivia around it.
  var span: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Returns an edit that replaces the node and keeps the trivia around it.
  func replaced(with text: String) -> SourceEdit { SourceEdit(range: span, replacement: text) }

  /// Returns an edit that inserts text before the node.
  func prefixed(with text: String) -> SourceEdit {
    SourceEdit(range: span.lowerBound..<span.lowerBound, replacement: text)
  }

  /// Returns an edit that inserts text after the node.
  func suffixed(with text: String) -> SourceEdit {
    SourceEdit(range: span.upperBound..<span.upperBound, replacement: text)
  }

  /// Returns an edit that removes the node with the rest of its line, but keeps comments before it.
  func removed(from file: SourceFileSyntax) -> SourceEdit {
    let bytes = Array(file.description.utf8)
    var (start, end) = (span.lowerBound, span.upperBound)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    let beginsLine = start == 0 || bytes[start - 1] == 0x0A
    let endsLine = end == bytes.count || bytes[end] == 0x0A
    guard beginsLine, endsLine else {
      return SourceEdit(range: span.lowerBound..<end, replacement: "")
    }
    end = min(bytes.count, end + 1)
    // Of the blank lines before and after, one is enough.
    let isAfterBlank = start == 0 || start > 1 && bytes[start - 2] == 0x0A
    if isAfterBlank, end < bytes.count, bytes[end] == 0x0A { end += 1 }
    return SourceEdit(range: start..<end, replacement: "")
  }

  /// The innermost surrounding node of a kind.
  func ancestor<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var node = parent
    while let current = node {
      if let found = current.as(kind) { return found }
      node = current.parent
    }
    return nil
  }

  /// Returns the references to a name within the node, except references to a declaration of the
  /// same name in the node.
  ///
  /// A property is also referenced as a member of `self`.
  func references(to name: String, isProperty: Bool = false) -> [DeclReferenceExprSyntax] {
    let finder = ReferenceFinder(name: name, isProperty: isProperty)
    finder.walk(self)
    return finder.found.filter {
      !$0.isRedeclared(name, below: Syntax(self), asMember: $0.isMemberName)
    }
  }

  /// Returns the edits that rename the references to a name within the node.
  ///
  /// A capture gets a value and keeps its name, and so do the references to it.
  func renaming(_ name: String, to new: String, isProperty: Bool = false) -> SourceChange {
    let finder = ReferenceFinder(name: name, isProperty: isProperty)
    finder.walk(self)
    let captures = finder.captures.filter { !$0.isRedeclared(name, below: Syntax(self)) }
    return references(to: name, isProperty: isProperty).map { $0.baseName.replaced(with: new) }
      + captures.map { $0.name.suffixed(with: " = \(new)") }
  }

  /// Returns whether a name refers to another declaration at this node than in a surrounding node.
  func isRedeclared(_ name: String, below root: Syntax, asMember: Bool = false) -> Bool {
    var child = Syntax(self)
    while let scope = child.parent, scope.id != root.id {
      if scope.declares(name, for: child), !asMember || scope.is(MemberBlockSyntax.self) {
        return true
      }
      child = scope
    }
    return false
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the reference follows a dot.
  fileprivate var isMemberName: Bool {
    parent?.as(MemberAccessExprSyntax.self)?.declName.id == id
  }
}

extension Syntax {
  /// Returns whether the node declares a name for one of its children.
  fileprivate func declares(_ name: String, for child: Syntax) -> Bool {
    switch self.as(SyntaxEnum.self) {
    case .closureExpr(let closure):
      child.id != closure.signature?.id
        && (name.hasPrefix("$") || closure.declaredNames.contains(name))
    case .functionDecl(let function):
      child.id == function.body?.id && function.signature.parameterClause.declares(name)
    case .initializerDecl(let initializer):
      child.id == initializer.body?.id && initializer.signature.parameterClause.declares(name)
    case .memberBlock(let block):
      block.members.contains { $0.decl.is(VariableDeclSyntax.self) && $0.binds(name) }
    case .ifExpr(let condition):
      child.id == condition.body.id && condition.conditions.binds(name)
    case .whileStmt(let loop):
      child.id == loop.body.id && loop.conditions.binds(name)
    case .forStmt(let loop):
      child.id == loop.body.id && loop.pattern.binds(name)
    case .switchCase(let item):
      child.id == item.statements.id && item.label.binds(name)
    case .codeBlockItemList(let items):
      items.contains {
        $0.position < child.position && $0.binds(name)
          && ($0.item.is(VariableDeclSyntax.self) || $0.item.is(GuardStmtSyntax.self))
      }
    default: false
    }
  }
}

extension SyntaxProtocol {
  /// Returns whether a pattern in the node, but not in a block in it, binds a name.
  fileprivate func binds(_ name: String) -> Bool {
    let patterns = Patterns(viewMode: .sourceAccurate)
    patterns.walk(self)
    return patterns.names.contains(name)
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate func declares(_ name: String) -> Bool {
    parameters.contains { ($0.secondName ?? $0.firstName).text == name }
  }
}

extension ClosureExprSyntax {
  /// The names of the parameters and captures.
  var declaredNames: [String] {
    let captures = signature?.capture?.items.map(\.name.text) ?? []
    switch signature?.parameterClause {
    case .simpleInput(let list): return captures + list.map(\.name.text)
    case .parameterClause(let clause):
      return captures + clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: return captures
    }
  }
}

/// Finds the names that patterns bind outside of blocks.
private final class Patterns: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .skipChildren
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}

private final class ReferenceFinder: SyntaxVisitor {
  let name: String
  let isProperty: Bool
  var found: [DeclReferenceExprSyntax] = []

  /// The captures without a value.
  var captures: [ClosureCaptureSyntax] = []

  init(name: String, isProperty: Bool) {
    self.name = name
    self.isProperty = isProperty
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == name, node.initializer == nil { captures.append(node) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name,
      node.parent?.is(KeyPathPropertyComponentSyntax.self) != true
    else { return .skipChildren }
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id,
      !isProperty || !["self", "Self"].contains(member.base?.trimmedDescription)
    {
      return .skipChildren
    }
    found.append(node)
    return .skipChildren
  }
}

extension FunctionCallExprSyntax {
  /// The last component of the called function's name.
  var calleeName: String {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }

  /// The receiver of the call; nil for a function and for an implicit member.
  var receiver: ExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self)?.base }

  /// Whether the call is of an implicit member: `.run { … }`.
  var isImplicitMember: Bool {
    calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// Returns the argument with a label.
  func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}

extension ExprSyntax {
  /// The name of a case that is spelled as a case path, a key path, a function or a closure.
  var caseName: String? {
    if let path = self.as(PrefixOperatorExprSyntax.self), path.operator.text == "/" {
      return path.expression.caseName
    }
    if let path = self.as(KeyPathExprSyntax.self) {
      return path.components.last?.component.as(KeyPathPropertyComponentSyntax.self)?
        .declName.baseName.text
    }
    if let member = self.as(MemberAccessExprSyntax.self), let base = member.base,
      base.trimmedDescription.first?.isUppercase == true,
      member.declName.baseName.text.first?.isLowercase == true
    {
      return member.declName.baseName.text
    }
    guard let closure = self.as(ClosureExprSyntax.self), closure.signature == nil,
      let call = closure.statements.first?.item.as(FunctionCallExprSyntax.self),
      closure.statements.count == 1, call.arguments.first?.expression.trimmedDescription == "$0",
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.base.map({ $0.trimmedDescription.first?.isUppercase == true }) ?? true
    else { return nil }
    return call.calleeName
  }
}
