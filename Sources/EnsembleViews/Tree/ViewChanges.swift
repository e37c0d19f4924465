// SPDX-License-Identifier: MIT

/// What has changed in a tree of views.
///
/// Elements that came and went between two updates are not in it.
public struct ViewChanges: Sendable {
  /// Elements, there before, that say or look something else.
  public var updated: [ElementID] = []
  /// Elements, there before, with other children or in another order, and the children they had. Parents
  /// come before what is inside them.
  public var restructured: [(id: ElementID, oldChildren: [ElementID])] = []
  /// Elements that are gone, with all that was inside them.
  public var removed: [ElementID] = []
  /// Which element a view wants to have the focus.
  public var focus: Focus?
  /// Whether what is shown has another address.
  public var changesAddress = false

  /// A wish about the focus.
  public enum Focus: Equatable, Sendable {
    /// The element is to have it.
    case element(ElementID)
    /// No element is to have it.
    case nowhere
  }

  public init() {}

  /// Whether nothing has changed.
  public var isEmpty: Bool {
    updated.isEmpty && restructured.isEmpty && removed.isEmpty && focus == nil && !changesAddress
  }
}
