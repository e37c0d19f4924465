// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// Returns the source without the attributes of macros and the whitespace after them.
///
/// Attributes inside `#if` are not expanded, and are kept.
func removingMacroAttributes(from source: String) -> String {
  let collector = MacroAttributeCollector(viewMode: .sourceAccurate)
  collector.walk(Parser.parse(source: source))
  let text = Layout(source)
  let edits = collector.attributes.map { attribute in
    let attributeEnd = attribute.endPositionBeforeTrailingTrivia.utf8Offset
    // If another token touches the attribute, the whitespace after it keeps the tokens apart.
    let isApart = text.hasSpace(before: attribute.offset)
    let end = isApart ? text.endOfSpace(after: attributeEnd) : attributeEnd
    return Edit(attribute.offset..<end, to: "", cause: attribute.offset)
  }
  return Revision(of: source, edits: edits).text
}

private final class MacroAttributeCollector: SyntaxVisitor {
  var attributes: [AttributeSyntax] = []

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.macro != nil, !node.isConditional { attributes.append(node) }
    return .visitChildren
  }
}
