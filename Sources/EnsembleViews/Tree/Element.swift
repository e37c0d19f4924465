// SPDX-License-Identifier: MIT

/// One thing to be seen: what it is, what it says, how it looks, and what is inside it.
///
/// Views become elements; a renderer draws elements, and knows nothing of views.
public struct Element: Sendable {
  /// Which one it is.
  public let id: ElementID
  /// What it is, and what it says.
  public internal(set) var content: ElementContent
  /// How it looks.
  public internal(set) var style: ElementStyle
  /// Whether it takes no events.
  public internal(set) var isDisabled: Bool
  /// The elements inside it, in order.
  public internal(set) var children: [ElementID]
  /// The element that it is inside of; nil for the root.
  public internal(set) var parent: ElementID?
}
