// SPDX-License-Identifier: MIT

/// A visible element: its content, its style, and its children.
///
/// Views are evaluated to elements; a renderer draws elements and does not know views.
public struct Element: Sendable {
  /// The identity of the element.
  public let id: ElementID
  /// The kind of the element, and its content.
  public internal(set) var content: ElementContent
  /// The appearance of the element.
  public internal(set) var style: ElementStyle
  /// A Boolean value that indicates whether the element takes no events.
  public internal(set) var isDisabled: Bool
  /// The child elements, in order.
  public internal(set) var children: [ElementID]
  /// The parent element; nil for the root.
  public internal(set) var parent: ElementID?
}
