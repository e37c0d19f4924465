// SPDX-License-Identifier: MIT

/// A dependency's identity, with what it is in a running application.
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
/// Without a `testValue`, reading the dependency in a test reports an issue, so that a test names
/// all that it depends on.
public protocol DependencyKey<Value>: TestDependencyKey {
  associatedtype Value = Self

  /// The value in a running application.
  static var liveValue: Value { get }

  static var previewValue: Value { get }

  static var testValue: Value { get }
}

extension DependencyKey {
  /// The live value.
  public static var previewValue: Value { liveValue }

  /// Reports that there is no test value, and is the preview value.
  public static var testValue: Value {
    DependencyAccess.reportMissingTestValue(of: Self.self)
    return previewValue
  }
}
