// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import EnsembleWeb
import Testing

/// Returns what a page shows of a single element.
@MainActor
func renderedNode(
  _ content: ElementContent,
  isDisabled: Bool = false,
  _ change: (inout ElementDetails) -> Void = { _ in }
) throws -> ModelNode {
  var details = ElementDetails()
  change(&details)
  var style = ElementStyle()
  style.details = details
  let element = ElementSnapshot(content, style: style, isDisabled: isDisabled)
  var writer = HTMLWriter(ElementRenderer { $0.rawValue == 0 ? element : nil })
  writer.write(ElementID(rawValue: 0))
  return try #require(try ModelParser.nodes(writer.html).first)
}
#endif
