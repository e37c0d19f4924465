// SPDX-License-Identifier: MIT

// Both operators are disfavored, and this one takes an optional value, so that the compiler reports
// 'case .svaed:' as a case that the enum does not have, and not as a member that 'PartialKeyPath'
// does not have.

/// Returns a Boolean value that indicates whether a value is in a case, for `switch` statements.
///
/// ```swift
/// switch action {
/// case \.saved: …
/// default: …
/// }
/// ```
///
/// `nil` is in no case of the enum.
@_disfavoredOverload
public func ~= <Root: CasePathable>(keyPath: PartialCaseKeyPath<Root>, value: Root?) -> Bool {
  value?.is(keyPath) ?? false
}

extension CasePathable {
  /// Tells that only a value of an `Equatable` type can be a pattern.
  // Improves messages of the compiler. As it throws, it cannot be used in a pattern.
  @available(*, deprecated, message: "To be a pattern, a value needs an 'Equatable' type.")
  @_disfavoredOverload
  public static func ~= (pattern: Self, value: Self) throws -> Bool {
    throw CancellationError()
  }
}
