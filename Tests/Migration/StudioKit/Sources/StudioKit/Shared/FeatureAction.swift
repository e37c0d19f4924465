// SPDX-License-Identifier: MIT

/// The actions of a feature by who may send them.
public protocol FeatureAction {
  associatedtype View
  associatedtype Delegate

  static func view(_ action: View) -> Self
  static func delegate(_ action: Delegate) -> Self
}

/// The delegate of a feature that tells nothing.
public enum NoDelegate: Equatable, Sendable {}

extension Effect where Action: FeatureAction {
  /// Tells the parent.
  public static func tell(_ action: Action.Delegate) -> Self {
    .send(.delegate(action))
  }
}
