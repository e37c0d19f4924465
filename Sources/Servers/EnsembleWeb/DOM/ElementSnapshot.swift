// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI

/// An immutable copy of an element.
package struct ElementSnapshot: Equatable, Sendable {
  package var content: ElementContent
  package var style: ElementStyle
  package var isDisabled: Bool
  package var children: [ElementID]
  package var parent: ElementID?

  package init(
    _ content: ElementContent,
    style: ElementStyle = ElementStyle(),
    isDisabled: Bool = false,
    children: [ElementID] = [],
    parent: ElementID? = nil
  ) {
    self.content = content
    self.style = style
    self.isDisabled = isDisabled
    self.children = children
    self.parent = parent
  }

  /// The text of a field, or nil if the element is not a field or the text is secure.
  var fieldText: String? {
    if case .textField(let text, _, let kind) = content, kind != .secure { text } else { nil }
  }

  package init(_ element: Element) {
    content = element.content
    style = element.style
    isDisabled = element.isDisabled
    children = element.children
    parent = element.parent
  }
}
#endif
