// SPDX-License-Identifier: MIT

/// A state of which nothing is left to do once one of its actions was sent, such as an alert.
///
/// A reducer that presents one needs no reducer for it: any action of it also dismisses it.
public protocol _EphemeralState<Action> {
  /// What it can send.
  associatedtype Action
}
