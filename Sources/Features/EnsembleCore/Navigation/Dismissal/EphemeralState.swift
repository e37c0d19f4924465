// SPDX-License-Identifier: MIT

/// A state that is dismissed by its first action, such as an alert.
///
/// A reducer that presents it needs no child reducer: each of its actions also dismisses it.
public protocol _EphemeralState<Action> {
  /// The type of its actions.
  associatedtype Action
}
