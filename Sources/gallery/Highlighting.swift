// SPDX-License-Identifier: MIT

import EnsembleWeb
import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// Returns the parts of a Swift source, by the kinds of their tokens.
func highlight(_ source: String) -> [WebSource.Span] {
  let bytes = Array(source.utf8)
  var spans: [WebSource.Span] = []
  for part in Parser.parse(source: source).classifications {
    let text = String(
      decoding: bytes[part.range.lowerBound.utf8Offset..<part.range.upperBound.utf8Offset],
      as: UTF8.self
    )
    let kind = kind(of: part.kind)
    if spans.last?.kind == kind {
      spans[spans.count - 1].text += text
    } else {
      spans.append(WebSource.Span(kind, text))
    }
  }
  return spans
}

private func kind(of classification: SyntaxClassification) -> WebSource.Kind {
  switch classification {
  case .keyword, .ifConfigDirective: .keyword
  case .type: .type
  case .stringLiteral, .regexLiteral, .integerLiteral, .floatLiteral: .literal
  case .lineComment, .docLineComment, .blockComment, .docBlockComment: .comment
  case .attribute: .attribute
  default: .plain
  }
}
