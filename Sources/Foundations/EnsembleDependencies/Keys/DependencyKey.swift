// SPDX-License-Identifier: MIT

/// A key of a dependency that has a value for running applications.
///
/// ```swift
/// private enum APIClientKey: DependencyKey {
///   static let liveValue = APIClient.overNetwork
/// }
///
/// extension DependencyValues {
///   var apiClient: APIClient {
///     get { self[APIClientKey.self] }
///     set { self[APIClientKey.self] = newValue }
///   }
/// }
/// ```
///
/// Without a `testValue`, reading the dependency in a test reports an issue, so that a test
/// declares all its dependencies.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The type of the dependency; the conforming type by default.
  associatedtype Value = Self

  /// The value in a running application.
  ///
  /// If several threads read the value for the first time, a `static var` may be evaluated by each
  /// of them; all receive the same value. Use a `static let` for a value that opens a resource.
  static var liveValue: Value { get }

  /// The value in previews; the live value by default.
  static var previewValue: Value { get }

  /// The value in tests; by default the preview value, and a report of an issue.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The live value.
  public static var previewValue: Value { liveValue }

  /// The preview value; reading it reports that the test value is missing.
  public static var testValue: Value {
    DependencyAccess.reportMissingTestValue(of: Self.self)
    return previewValue
  }
}
