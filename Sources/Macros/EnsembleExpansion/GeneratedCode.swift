// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// Formats generated declarations: separates them by a blank line and indents every line.
func layOut(_ declarations: [String], indentation: String = "", separator: String = "\n\n")
  -> String
{
  declarations.map { declaration in
    // Line by line, because an empty line of a string literal must stay empty, while all others
    // move with its closing delimiter.
    GeneratedCodeCleaner().rewrite(Parser.parse(source: declaration)).description
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indentation + $0 }
      .joined(separator: "\n")
  }
  .joined(separator: separator)
}

/// Removes semicolons at the end of lines, and line breaks in empty braces.
private final class GeneratedCodeCleaner: SyntaxRewriter {
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
    return node.with(\.rightBrace, node.rightBrace.closingEmptyBraces)
  }

  override func visit(_ node: MemberBlockSyntax) -> MemberBlockSyntax {
    guard node.members.isEmpty else { return super.visit(node) }
    return node.with(\.rightBrace, node.rightBrace.closingEmptyBraces)
  }
}

extension TokenSyntax {
  /// The closing brace directly after the opening one, unless a comment is between them.
  fileprivate var closingEmptyBraces: TokenSyntax {
    leadingTrivia.allSatisfy(\.isWhitespace) ? with(\.leadingTrivia, []) : self
  }
}
