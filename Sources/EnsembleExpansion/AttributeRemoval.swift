// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// Returns the source without the attributes of macros, and without the space behind them.
///
/// Attributes inside `#if` have not been expanded, and stay.
func removingMacroAttributes(from source: String) -> String {
  let collector = MacroAttributeCollector(viewMode: .sourceAccurate)
  collector.walk(Parser.parse(source: source))
  let text = Layout(source)
  let edits = collector.attributes.map { attribute in
    let attributeEnd = attribute.endPositionBeforeTrailingTrivia.utf8Offset
    // Behind something else that touches the attribute, the space keeps the tokens apart.
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
