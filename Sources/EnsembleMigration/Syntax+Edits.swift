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

  /// Returns the references to a name within the node, bare or as a member of `self`.
  func references(to name: String) -> [DeclReferenceExprSyntax] {
    let finder = ReferenceFinder(name: name)
    finder.walk(self)
    return finder.found
  }
}

private final class ReferenceFinder: SyntaxVisitor {
  let name: String
  var found: [DeclReferenceExprSyntax] = []

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name,
      node.parent?.is(KeyPathPropertyComponentSyntax.self) != true
    else { return .skipChildren }
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id,
      member.base?.trimmedDescription != "self"
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

  /// Indicates that the call is of an implicit member: `.run { … }`.
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
      closure.statements.count == 1, call.arguments.first?.expression.trimmedDescription == "$0"
    else { return nil }
    return call.calleeName
  }
}
