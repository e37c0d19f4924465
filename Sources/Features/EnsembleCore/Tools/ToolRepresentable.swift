// SPDX-License-Identifier: MIT

/// A state or an action that wraps that of a feature, which tools are to see instead.
package protocol ToolRepresentable {
  /// The feature's state or action.
  var toolValue: Any { get }
}

/// Returns a state or an action as tools are to see it.
package func toolValue(of value: Any) -> Any {
  (value as? any ToolRepresentable)?.toolValue ?? value
}
