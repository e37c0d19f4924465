// SPDX-License-Identifier: MIT

/// A property of a view whose storage outlives the view's value.
public protocol DynamicProperty {
  /// Adopts the storage of an earlier value of the view, or creates it if there was none.
  ///
  /// - Returns: The storage to keep from now on.
  @MainActor func _connect(to kept: AnyObject?, in node: _ViewNode) -> AnyObject
}

/// A property that reads the environment of the node that shows its view. It is bound for each
/// evaluation, since one view value may be shown by several nodes.
protocol NodeBoundProperty {
  /// Sets the node that the property reads from.
  @MainActor func bind(to node: _ViewNode)
}
