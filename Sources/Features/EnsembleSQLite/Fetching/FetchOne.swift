// SPDX-License-Identifier: MIT

#if SQLite
public import CustomDump
public import EnsembleSharing
public import GRDB
public import Observation

/// A property with the first record, or value, of a request.
///
/// ```swift
/// @FetchOne(Player.order { $0.score.desc }) var best: Player?
/// @FetchOne(SQLRequest<Int>(sql: "SELECT count(*) FROM player")) var count = 0
/// ```
///
/// If there is no row, an optional value is nil, and any other value is the default. Observations
/// are shared as by ``FetchAll``. See ``FetchedProperty`` for the members of all such properties.
@propertyWrapper
@dynamicMemberLookup
public struct FetchOne<Value: Sendable>: FetchedProperty {
  public let sharedReader: SharedReader<Value>

  private init(_ key: FetchKey<Value>, _ value: () -> Value) {
    sharedReader = SharedReader(wrappedValue: value(), key)
  }

  /// Creates a property with the first record of a request, or a default.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default, if there is no record, or if fetching fails.
  ///   - request: The request.
  ///   - database: The database; `\.defaultDatabase` by default.
  public init(
    wrappedValue: @autoclosure () -> Value,
    _ request: some FetchRequest<Value>,
    database: (any DatabaseWriter)? = nil
  ) where Value: FetchableRecord {
    self.init(FetchKey(one: request, in: database) { try request.fetchOne($0) }, wrappedValue)
  }

  /// Creates a property with the first value of a request, or a default.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default, if there is no value, or if fetching fails.
  ///   - request: The request.
  ///   - database: The database; `\.defaultDatabase` by default.
  @_disfavoredOverload
  public init(
    wrappedValue: @autoclosure () -> Value,
    _ request: some FetchRequest<Value>,
    database: (any DatabaseWriter)? = nil
  ) where Value: DatabaseValueConvertible {
    self.init(FetchKey(one: request, in: database) { try request.fetchOne($0) }, wrappedValue)
  }

  /// Creates a property with the first record of a request; nil if there is none.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - database: The database; `\.defaultDatabase` by default.
  public init<Wrapped: FetchableRecord>(
    _ request: some FetchRequest<Wrapped>,
    database: (any DatabaseWriter)? = nil
  ) where Value == Wrapped? {
    self.init(Self.key(request, database)) { nil }
  }

  /// Creates a property with the first value of a request; nil if there is none.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - database: The database; `\.defaultDatabase` by default.
  @_disfavoredOverload
  public init<Wrapped: DatabaseValueConvertible>(
    _ request: some FetchRequest<Wrapped>,
    database: (any DatabaseWriter)? = nil
  ) where Value == Wrapped? {
    self.init(Self.key(request, database)) { nil }
  }

  /// Creates a property without a request, whose value comes from elsewhere, as in a test.
  public init(_ sharedReader: SharedReader<Value>) {
    self.sharedReader = sharedReader
  }

  /// Creates a property from a projected value, such as a closure's parameter `$value`.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The record, or value, that was fetched last.
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
}

extension FetchOne {
  /// Replaces the request of the property, and fetches its record.
  ///
  /// If there is none, the current value is kept.
  ///
  /// - Throws: The error of fetching, which is also `loadError`.
  public func load(
    _ request: some FetchRequest<Value>,
    database: (any DatabaseWriter)? = nil
  ) async throws where Value: FetchableRecord {
    try await sharedReader.load(FetchKey(one: request, in: database) { try request.fetchOne($0) })
  }

  /// Replaces the request of the property, and fetches its value.
  ///
  /// If there is none, the current value is kept.
  ///
  /// - Throws: The error of fetching, which is also `loadError`.
  @_disfavoredOverload
  public func load(
    _ request: some FetchRequest<Value>,
    database: (any DatabaseWriter)? = nil
  ) async throws where Value: DatabaseValueConvertible {
    try await sharedReader.load(FetchKey(one: request, in: database) { try request.fetchOne($0) })
  }

  /// Replaces the request of the property, and fetches its record, or nil if there is none.
  ///
  /// - Throws: The error of fetching, which is also `loadError`.
  public func load<Wrapped: FetchableRecord>(
    _ request: some FetchRequest<Wrapped>,
    database: (any DatabaseWriter)? = nil
  ) async throws where Value == Wrapped? {
    try await sharedReader.load(Self.key(request, database))
  }

  /// Replaces the request of the property, and fetches its value, or nil if there is none.
  ///
  /// - Throws: The error of fetching, which is also `loadError`.
  @_disfavoredOverload
  public func load<Wrapped: DatabaseValueConvertible>(
    _ request: some FetchRequest<Wrapped>,
    database: (any DatabaseWriter)? = nil
  ) async throws where Value == Wrapped? {
    try await sharedReader.load(Self.key(request, database))
  }

  private static func key<Wrapped: FetchableRecord>(
    _ request: some FetchRequest<Wrapped>,
    _ database: (any DatabaseWriter)?
  ) -> FetchKey<Value> where Value == Wrapped? {
    FetchKey(one: request, in: database) { .some(try request.fetchOne($0)) }
  }

  private static func key<Wrapped: DatabaseValueConvertible>(
    _ request: some FetchRequest<Wrapped>,
    _ database: (any DatabaseWriter)?
  ) -> FetchKey<Value> where Value == Wrapped? {
    FetchKey(one: request, in: database) { .some(try request.fetchOne($0)) }
  }
}

extension FetchKey {
  fileprivate init<Request: FetchRequest>(
    one request: Request,
    in database: (any DatabaseWriter)?,
    fetch: @escaping @Sendable (Database) throws -> Value?
  ) {
    self.init(
      StatementIdentity(request, result: Value.self, isSingle: true, in: database),
      name: "one \(Request.RowDecoder.self)",
      in: database,
      fetch: fetch
    )
  }
}

extension FetchOne: Equatable where Value: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.sharedReader == rhs.sharedReader }
}

extension FetchOne: Observable {}
extension FetchOne: CustomStringConvertible {}
extension FetchOne: CustomReflectable {}
extension FetchOne: CustomDumpRepresentable {}
extension FetchOne: _CustomDiffObject {}
#endif
