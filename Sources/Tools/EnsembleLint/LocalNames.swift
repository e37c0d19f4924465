// SPDX-License-Identifier: MIT

import SwiftSyntax

extension SyntaxProtocol {
  /// Returns whether a name refers to a parameter or a local constant or variable here.
  func isLocal(_ name: String) -> Bool {
    for scope in ancestors {
      if scope.is(MemberBlockSyntax.self) { return false }
      let parts = scope.declaringParts.filter { $0.endPosition <= position }
      if parts.contains(where: { NameFinder.declares(name, in: $0) }) { return true }
    }
    return false
  }
}

extension Syntax {
  /// The parts of a scope that declare names for the code after them.
  fileprivate var declaringParts: [Syntax] {
    switch self.as(SyntaxEnum.self) {
    case .closureExpr(let node): node.signature.map { [Syntax($0)] } ?? []
    case .functionDecl(let node): [Syntax(node.signature)]
    case .initializerDecl(let node): [Syntax(node.signature)]
    case .ifExpr(let node): [Syntax(node.conditions)]
    case .forStmt(let node): [Syntax(node.pattern)]
    case .switchCase(let node): [Syntax(node.label)]
    case .codeBlockItemList(let node):
      node.map { Syntax($0.item) }
        .filter { $0.is(VariableDeclSyntax.self) || $0.is(GuardStmtSyntax.self) }
    default: []
    }
  }
}

/// Finds the declaration of a name.
private final class NameFinder: SyntaxVisitor {
  private let name: String
  private var isFound = false

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func declares(_ name: String, in node: Syntax) -> Bool {
    let finder = NameFinder(name)
    finder.walk(node)
    return finder.isFound
  }

  private func add(_ token: TokenSyntax) { if token.text == name { isFound = true } }

  override func visitPost(_ node: IdentifierPatternSyntax) { add(node.identifier) }
  override func visitPost(_ node: ClosureShorthandParameterSyntax) { add(node.name) }
  override func visitPost(_ node: ClosureParameterSyntax) { add(node.secondName ?? node.firstName) }
  override func visitPost(_ node: FunctionParameterSyntax) {
    add(node.secondName ?? node.firstName)
  }
  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
