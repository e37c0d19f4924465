// SPDX-License-Identifier: MIT

/// State that goes away with the first action it sends, such as that of an alert.
public protocol _EphemeralState<Action> {
  /// What its buttons send.
  associatedtype Action
}
