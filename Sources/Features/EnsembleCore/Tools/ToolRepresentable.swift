// SPDX-License-Identifier: MIT

/// A wrapper around a feature's state or action, which tools show as the wrapped value.
package protocol ToolRepresentable {
  /// The feature's state or action.
  var toolValue: Any { get }
}

/// Returns a state or an action as tools are to see it.
package func toolValue(of value: Any) -> Any {
  (value as? any ToolRepresentable)?.toolValue ?? value
}
