// SPDX-License-Identifier: MIT

import SwiftBasicFormat
import SwiftParser
import SwiftSyntax

/// Lays out declarations that macros have generated: one blank line between them, and every line
/// indented.
func layOut(_ declarations: [String], indentation: String = "", separator: String = "\n\n")
  -> String
{
  let pieces = indentation.map { $0 == "\t" ? TriviaPiece.tabs(1) : .spaces(1) }
  return declarations.map { declaration in
    Tidying().rewrite(Parser.parse(source: declaration))
      .indented(by: Trivia(pieces: pieces), indentFirstLine: true)
      .description
  }
  .joined(separator: separator)
}

/// Removes what generated code has no need of: semicolons at the end of a line, line breaks in empty
/// braces.
private final class Tidying: SyntaxRewriter {
  override func visit(_ node: CodeBlockItemSyntax) -> CodeBlockItemSyntax {
    let endsLine = node.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.contains(
      where: \.isNewline
    )
    let visited = super.visit(node)
    guard node.semicolon != nil, endsLine == true else { return visited }
    return visited.with(\.semicolon, nil)
  }

  override func visit(_ node: CodeBlockSyntax) -> CodeBlockSyntax {
    guard node.statements.isEmpty else { return super.visit(node) }
    return node.with(\.rightBrace, node.rightBrace.closingNothing)
  }

  override func visit(_ node: MemberBlockSyntax) -> MemberBlockSyntax {
    guard node.members.isEmpty else { return super.visit(node) }
    return node.with(\.rightBrace, node.rightBrace.closingNothing)
  }
}

extension TokenSyntax {
  /// The brace next to the opening one, unless there is a comment between them.
  fileprivate var closingNothing: TokenSyntax {
    leadingTrivia.allSatisfy(\.isWhitespace) ? with(\.leadingTrivia, []) : self
  }
}
