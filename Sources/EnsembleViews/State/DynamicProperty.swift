// SPDX-License-Identifier: MIT

/// A property of a view that outlives the view's value.
@MainActor
public protocol DynamicProperty {
  /// Goes on with what an earlier value of the view has kept, or begins anew if there was none.
  ///
  /// - Returns: What it keeps from now on.
  func _connect(to kept: AnyObject?, in node: _ViewNode) -> AnyObject
}

/// A property that says what is around the view: one value of a view may be shown in two places.
@MainActor
protocol PlacedProperty {
  /// Says which of the places is meant from now on.
  func place(in node: _ViewNode)
}
