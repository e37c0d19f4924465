// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A call that sends an action directly to the store of the view.
struct DirectSend {
  /// The called expression: `store.send` or `self.store.send`.
  let callee: MemberAccessExprSyntax

  /// The token with the name of the store.
  let store: TokenSyntax

  /// The expression to call instead.
  let replacement: ExprSyntax

  /// Parses a call on the store, referred to by its name or through `self`.
  init?(_ call: FunctionCallExprSyntax) {
    guard
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "send",
      let receiver = callee.base
    else { return nil }
    self.callee = callee
    if let name = receiver.as(DeclReferenceExprSyntax.self)?.baseName, name.text == "store" {
      let send = DeclReferenceExprSyntax(baseName: .identifier("send"))
      store = name
      replacement = ExprSyntax(send.with(\.leadingTrivia, callee.leadingTrivia))
    } else if let access = receiver.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "store",
      access.base?.isSelf == true
    {
      // Closures of reference types require the explicit `self`.
      store = access.declName.baseName
      replacement = ExprSyntax(access.with(\.declName.baseName, .identifier("send")))
    } else {
      return nil
    }
  }
}

extension ExprSyntax {
  fileprivate var isSelf: Bool {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.isSelf }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }
}

/// Finds the calls in a view that send an action of its feature directly to its store.
func directSends(in declaration: some DeclGroupSyntax, feature: String?) -> [DirectSend] {
  let finder = DirectSendFinder(feature: feature)
  finder.walk(declaration.memberBlock)
  return finder.sends
}

private final class DirectSendFinder: SyntaxVisitor {
  private let feature: String?
  private(set) var sends: [DirectSend] = []

  init(feature: String?) {
    self.feature = feature
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let send = DirectSend(node),
      let argument = node.arguments.first, argument.label == nil,
      spellsAction(argument.expression),
      send.callee.base?.is(DeclReferenceExprSyntax.self) != true || !isShadowed(send.store)
    {
      sends.append(send)
    }
    return .visitChildren
  }

  // A nested type has its own store and its own `self`.
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Returns whether an expression starts with a dot or the action type.
  private func spellsAction(_ expression: ExprSyntax) -> Bool {
    var current = expression
    while true {
      if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let access = current.as(MemberAccessExprSyntax.self) {
        guard let base = access.base else { return true }
        if let feature, base.trimmedDescription == "\(feature).Action" { return true }
        current = base
      } else {
        return false
      }
    }
  }
}
