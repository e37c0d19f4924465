// SPDX-License-Identifier: MIT

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension Diagnostic {
  static func missingStore(
    in declaration: some DeclGroupSyntax,
    feature: String?,
    access: Access
  ) -> Diagnostic {
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name ?? declaration.introducer
    let fix = feature.map { feature in
      let store = "let store: StoreOf<\(feature)>"
      return Replacement(
        "add '\(store)'",
        of: declaration.memberBlock,
        with: declaration.memberBlock.opening(
          with: "\(raw: access.prefix)\(raw: store)",
          outerIndentation: declaration.leadingTrivia.indentation
        )
      )
    }
    return Diagnostic(
      id: "viewActionStore",
      on: name,
      "'@ViewAction' requires '\(name.text)' to have a 'store' property of type 'Store'",
      fix: fix
    )
  }

  /// Warns about an action that bypasses `send`, with a fix-it that removes the store.
  static func directSend(_ send: DirectSend) -> Diagnostic {
    Diagnostic(
      .warning,
      id: "viewActionDirectSend",
      on: send.store,
      "do not use 'store.send' directly when using '@ViewAction'",
      fix: Replacement("replace with 'send'", of: send.callee, with: send.replacement)
    )
  }
}

extension MemberBlockSyntax {
  /// Returns the block with a member inserted on its own line before the others.
  fileprivate func opening(with member: DeclSyntax, outerIndentation: Trivia) -> MemberBlockSyntax {
    let indentation = members.first?.leadingTrivia.indentation ?? outerIndentation + .spaces(2)
    var block = self
    var item = MemberBlockItemSyntax(decl: member)
    item.leadingTrivia = .newline + indentation
    block.members = [item] + members
    if members.isEmpty {
      block.rightBrace.leadingTrivia = .newline + outerIndentation
      block.leftBrace.trailingTrivia = []
    }
    return block
  }
}

extension Trivia {
  /// The indentation after the last line break.
  var indentation: Trivia {
    let lastLine = reversed().prefix { !$0.isNewline }.reversed()
    return Trivia(pieces: lastLine.filter(\.isSpaceOrTab))
  }
}
