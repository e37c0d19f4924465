// SPDX-License-Identifier: MIT

extension KeyPath {
  /// Returns the enum value in this case with a payload.
  ///
  /// ```swift
  /// let saved: CaseKeyPath<Action, Int> = \.saved
  /// saved(1)  // Action.saved(1)
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the length of the key path, which is resolved.
  @inlinable
  public func callAsFunction<Enum: CasePathable, Payload>(_ payload: Payload) -> Enum
  where Root == Enum.AllCasePaths, Value == AnyCasePath<Enum, Payload> {
    AnyCasePath(self).embed(payload)
  }

  /// Returns the enum value in this case, which has no payload.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the key path, which is resolved.
  @inlinable
  public func callAsFunction<Enum: CasePathable>() -> Enum
  where Root == Enum.AllCasePaths, Value == AnyCasePath<Enum, Void> {
    AnyCasePath(self).embed(())
  }

  /// Returns the key path continued to a case of the payload.
  ///
  /// It equals the literal: `row.appending(path: \.tapped)` is `\.row.tapped`.
  // Disfavored: a literal (`\.tapped`) could also be a key path from the case path itself.
  @_disfavoredOverload
  @inlinable
  public func appending<Enum: CasePathable, Payload: CasePathable, Next>(
    path: CaseKeyPath<Payload, Next>
  ) -> CaseKeyPath<Enum, Next>
  where Root == Enum.AllCasePaths, Value == AnyCasePath<Enum, Payload> {
    appending(path: \AnyCasePath<Enum, Payload>.[dynamicMember: path])
  }
}
