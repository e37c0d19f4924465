// SPDX-License-Identifier: MIT

/// A property of a view that outlives the view's value.
@MainActor
public protocol DynamicProperty {
  /// What it keeps.
  var _kept: AnyObject { get }

  /// Goes on with what an earlier value of the view has kept.
  func _connect(to kept: AnyObject)
}
