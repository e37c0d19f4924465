// SPDX-License-Identifier: MIT

import EnsembleUI

/// A view of Swift code with colors, in lines that do not wrap.
///
/// The inspector shows the tests that it writes in this view. The colors are those of keywords,
/// types, literals, comments and attributes, and the code need not be complete or correct.
///
/// - Complexity: O(*n* log *n*) in the length of the code, for each evaluation.
public struct SwiftSourceText: View {
  private let source: String

  /// Creates a view of code.
  public init(_ source: String) { self.source = source }

  public var body: some View {
    ScrollView(.horizontal) {
      text(of: SwiftHighlighter.spans(of: source)[...])
        .font(.footnote.monospaced())
        .fixedSize(horizontal: true, vertical: false)
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.secondary.opacity(0.08), in: RoundedRectangle(cornerRadius: 12))
  }

  /// Joins halves, as each concatenation copies the parts of both texts.
  private func text(of spans: ArraySlice<SourceSpan>) -> Text {
    guard spans.count > 1 else { return spans.first.map(text) ?? Text(verbatim: "") }
    let middle = spans.startIndex + spans.count / 2
    return text(of: spans[..<middle]) + text(of: spans[middle...])
  }

  private func text(of span: SourceSpan) -> Text {
    let text = Text(verbatim: span.text)
    return switch span.kind {
    case .plain: text
    case .keyword: text.bold().foregroundStyle(.pink)
    case .type: text.foregroundStyle(.teal)
    case .literal: text.foregroundStyle(.red)
    case .comment: text.foregroundStyle(.secondary)
    case .attribute: text.foregroundStyle(.purple)
    }
  }
}
