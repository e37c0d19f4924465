// SPDX-License-Identifier: MIT

#if SQLite
public import CustomDump
public import EnsembleSharing
public import GRDB
public import Observation

/// A property whose value is fetched by a custom request.
///
/// ```swift
/// @Fetch(Summary(team: 1)) var summary = Summary.Value()
/// ```
///
/// See ``FetchKeyRequest``, and ``FetchedProperty`` for the members of all such properties.
@propertyWrapper
@dynamicMemberLookup
public struct Fetch<Value: Sendable>: FetchedProperty {
  public let sharedReader: SharedReader<Value>

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if fetching fails.
  ///   - request: The request.
  ///   - database: The database; `\.defaultDatabase` by default.
  public init(
    wrappedValue: @autoclosure () -> Value,
    _ request: some FetchKeyRequest<Value>,
    database: (any DatabaseWriter)? = nil
  ) {
    sharedReader = SharedReader(wrappedValue: wrappedValue(), Self.key(request, database))
  }

  /// Creates a property with an optional value, which is nil if fetching fails.
  public init<Wrapped>(
    _ request: some FetchKeyRequest<Value>,
    database: (any DatabaseWriter)? = nil
  ) where Value == Wrapped? {
    self.init(wrappedValue: nil, request, database: database)
  }

  /// Creates a property without a request, whose value comes from elsewhere, as in a test.
  public init(_ sharedReader: SharedReader<Value>) {
    self.sharedReader = sharedReader
  }

  /// Creates a property from a projected value, such as a closure's parameter `$value`.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The value that was fetched last.
  public var wrappedValue: Value { sharedReader.wrappedValue }

  /// The property itself, to load it anew, or to give it another request.
  public var projectedValue: Self {
    get {
      _ = sharedReader.projectedValue
      return self
    }
    nonmutating set { sharedReader.projectedValue = newValue.sharedReader }
  }

  /// A member of the value; reading it observes only the member.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    sharedReader[dynamicMember: keyPath]
  }

  /// Gives the property another request, and fetches its value.
  ///
  /// - Throws: The error of fetching, which is also `loadError`.
  public func load(
    _ request: some FetchKeyRequest<Value>,
    database: (any DatabaseWriter)? = nil
  ) async throws {
    try await sharedReader.load(Self.key(request, database))
  }

  private static func key(
    _ request: some FetchKeyRequest<Value>,
    _ database: (any DatabaseWriter)?
  ) -> FetchKey<Value> {
    FetchKey(request, name: "\(request)", in: database) { try request.fetch($0) }
  }
}

extension Fetch: Equatable where Value: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.sharedReader == rhs.sharedReader }
}

extension Fetch: Observable {}
extension Fetch: CustomStringConvertible {}
extension Fetch: CustomReflectable {}
extension Fetch: CustomDumpRepresentable {}
extension Fetch: _CustomDiffObject {}
#endif
