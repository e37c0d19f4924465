// SPDX-License-Identifier: MIT

extension KeyPath {
  /// The enum value in the case this key path names, with a payload.
  ///
  /// ```swift
  /// let saved: CaseKeyPath<Action, Int> = \.saved
  /// saved(1)  // Action.saved(1)
  /// ```
  ///
  /// Resolves the key path: O(its length).
  @inlinable
  public func callAsFunction<Enum, Payload>(_ payload: Payload) -> Enum
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(self).embed(payload)
  }

  /// The enum value in the case this key path names, which has no payload.
  ///
  /// Resolves the key path: O(its length).
  @inlinable
  public func callAsFunction<Enum>() -> Enum
  where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }
}
