// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// Returns a description of the first source token that is missing in the expansion; nil if none
/// is.
///
/// The expansion must contain all tokens except those of the macros' own attributes, in their
/// order, and may contain others between them. Initial values may be elsewhere: a property with
/// accessors passes its own to the storage.
package func lostTokens(of source: String, in expansion: String) -> String? {
  let reader = WrittenTokens(viewMode: .sourceAccurate)
  reader.walk(Parser.parse(source: source))
  let expanded = Parser.parse(source: expansion).tokens(viewMode: .sourceAccurate).map(\.text)

  var rest = expanded[...]
  for token in reader.tokens where !token.isMovable {
    guard let index = rest.firstIndex(of: token.text) else { return "'\(token.text)' is lost" }
    rest = rest[(index + 1)...]
  }
  let counts = expanded.counts
  for (text, count) in reader.tokens.map(\.text).counts where counts[text, default: 0] < count {
    let expandedCount = counts[text, default: 0]
    return
      "'\(text)' occurs \(count) times in the source, and \(expandedCount) times in the expansion"
  }
  return nil
}

extension [String] {
  var counts: [String: Int] {
    reduce(into: [:]) { counts, text in counts[text, default: 0] += 1 }
  }
}

/// A visitor that collects the tokens of a source without the attributes of macros.
final class WrittenTokens: SyntaxVisitor {
  private(set) var tokens: [(text: String, isMovable: Bool)] = []
  private var initializers = 0

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.tokenKind != .endOfFile { tokens.append((token.text, initializers > 0)) }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    node.ensembleMacro != nil && !node.isConditional ? .skipChildren : .visitChildren
  }

  override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
    if node.isOfMember { initializers += 1 }
    return .visitChildren
  }

  override func visitPost(_ node: InitializerClauseSyntax) {
    if node.isOfMember { initializers -= 1 }
  }
}

extension InitializerClauseSyntax {
  fileprivate var isOfMember: Bool {
    parent?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
  }
}
