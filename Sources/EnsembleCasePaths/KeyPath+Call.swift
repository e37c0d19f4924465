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
  public func callAsFunction<Enum: CasePathable, Payload>(_ payload: Payload) -> Enum
  where Root == Enum.AllCasePaths, Value == AnyCasePath<Enum, Payload> {
    AnyCasePath(self).embed(payload)
  }

  /// The enum value in the case this key path names, which has no payload.
  ///
  /// Resolves the key path: O(its length).
  @inlinable
  public func callAsFunction<Enum: CasePathable>() -> Enum
  where Root == Enum.AllCasePaths, Value == AnyCasePath<Enum, Void> {
    AnyCasePath(self).embed(())
  }

  /// The key path that goes on to a case of the payload.
  ///
  /// Equal to the one written out: `row.appending(path: \.tapped)` is `\.row.tapped`.
  // Disfavored: a literal (`\.tapped`) could be a key path from the case path itself, too.
  @_disfavoredOverload
  @inlinable
  public func appending<Enum: CasePathable, Payload: CasePathable, Next>(
    path: CaseKeyPath<Payload, Next>
  ) -> CaseKeyPath<Enum, Next>
  where Root == Enum.AllCasePaths, Value == AnyCasePath<Enum, Payload> {
    appending(path: \AnyCasePath<Enum, Payload>.[dynamicMember: path])
  }
}
