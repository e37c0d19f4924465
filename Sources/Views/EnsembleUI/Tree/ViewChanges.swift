// SPDX-License-Identifier: MIT

import Foundation

/// The changes of a view tree between two updates.
///
/// Elements that were created and removed in between are not included.
public struct ViewChanges: Sendable {
  /// The existing elements whose content or style has changed.
  public var updated: [ElementID] = []
  /// The existing elements whose children have changed or moved, with their previous children.
  /// Parents precede their descendants.
  public var restructured: [(id: ElementID, oldChildren: [ElementID])] = []
  /// The removed elements, including all of their descendants.
  public var removed: [ElementID] = []
  /// The element that a view has requested the focus for.
  public var focus: Focus?
  /// The URLs that views have asked the renderer to open.
  public var openedURLs: [URL] = []
  /// The element that a view has requested to be scrolled to.
  public var scroll: Scroll?
  /// The motion of the changes, if they were made in an animation.
  package var motion: DrawingStyle.Motion?
  /// A Boolean value that indicates whether the address of the tree has changed.
  public var changesAddress = false

  /// A request to move the focus.
  public enum Focus: Equatable, Sendable {
    /// The element gains the focus.
    case element(ElementID)
    /// The focused element loses the focus.
    case nowhere
  }

  /// A request to scroll.
  public struct Scroll: Equatable, Sendable {
    /// The element that becomes visible.
    public var element: ElementID
    /// The part of the screen for the element; nil if it only has to be visible.
    public var anchor: UnitPoint?

    init(_ element: ElementID, _ anchor: UnitPoint?) {
      self.element = element
      self.anchor = anchor
    }
  }

  /// Creates an empty set of changes.
  public init() {}

  /// A Boolean value that indicates whether there are no changes.
  public var isEmpty: Bool {
    updated.isEmpty && restructured.isEmpty && removed.isEmpty && focus == nil && !changesAddress
      && openedURLs.isEmpty && scroll == nil
  }
}
