// SPDX-License-Identifier: MIT

#if SQLite
public import CustomDump
public import EnsembleSharing
public import GRDB
public import Observation

/// A property with all records, or values, of a request.
///
/// ```swift
/// @FetchAll var players: [Player]
/// @FetchAll(Player.order { $0.score.desc }) var best
/// @FetchAll(SQLRequest<String>(sql: "SELECT name FROM player")) var names
/// ```
///
/// Properties share one observation if their requests execute the same SQL with the same arguments,
/// without associated records; use ``Fetch`` to share other requests. See ``FetchedProperty`` for
/// the members of all such properties.
@propertyWrapper
@dynamicMemberLookup
public struct FetchAll<Element: Sendable>: FetchedProperty {
  public typealias Value = [Element]

  public let sharedReader: SharedReader<[Element]>

  private init(_ key: FetchKey<[Element]>, _ value: () -> [Element]) {
    sharedReader = SharedReader(wrappedValue: value(), key)
  }

  /// Creates a property with all records of a table.
  ///
  /// - Parameters:
  ///   - wrappedValue: The records if fetching fails.
  ///   - database: The database; `\.defaultDatabase` by default.
  public init(
    wrappedValue: @autoclosure () -> [Element] = [],
    database: (any DatabaseWriter)? = nil
  ) where Element: FetchableRecord & TableRecord {
    self.init(Self.key(Element.all(), database), wrappedValue)
  }

  /// Creates a property with the records of a request.
  ///
  /// - Parameters:
  ///   - wrappedValue: The records if fetching fails.
  ///   - request: The request.
  ///   - database: The database; `\.defaultDatabase` by default.
  public init(
    wrappedValue: @autoclosure () -> [Element] = [],
    _ request: some FetchRequest<Element>,
    database: (any DatabaseWriter)? = nil
  ) where Element: FetchableRecord {
    self.init(Self.key(request, database), wrappedValue)
  }

  /// Creates a property with the values of a request, one from each row.
  ///
  /// - Parameters:
  ///   - wrappedValue: The values if fetching fails.
  ///   - request: The request.
  ///   - database: The database; `\.defaultDatabase` by default.
  @_disfavoredOverload
  public init(
    wrappedValue: @autoclosure () -> [Element] = [],
    _ request: some FetchRequest<Element>,
    database: (any DatabaseWriter)? = nil
  ) where Element: DatabaseValueConvertible {
    self.init(Self.key(request, database), wrappedValue)
  }

  /// Creates a property without a request, whose value comes from elsewhere, as in a test.
  public init(_ sharedReader: SharedReader<[Element]>) {
    self.sharedReader = sharedReader
  }

  /// Creates a property from a projected value, such as a closure's parameter `$value`.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The records, or values, that were fetched last.
  public var wrappedValue: [Element] { sharedReader.wrappedValue }

  /// The property itself, to load it anew, or to give it another request.
  public var projectedValue: Self {
    get {
      _ = sharedReader.projectedValue
      return self
    }
    nonmutating set { sharedReader.projectedValue = newValue.sharedReader }
  }

  /// A member of the array; reading it observes only the member.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<[Element], Member>
  ) -> SharedReader<Member> {
    sharedReader[dynamicMember: keyPath]
  }

  /// Gives the property another request, and fetches its records.
  ///
  /// - Throws: The error of fetching, which is also `loadError`.
  public func load(
    _ request: some FetchRequest<Element>,
    database: (any DatabaseWriter)? = nil
  ) async throws where Element: FetchableRecord {
    try await sharedReader.load(Self.key(request, database))
  }

  /// Gives the property another request, and fetches its values.
  ///
  /// - Throws: The error of fetching, which is also `loadError`.
  @_disfavoredOverload
  public func load(
    _ request: some FetchRequest<Element>,
    database: (any DatabaseWriter)? = nil
  ) async throws where Element: DatabaseValueConvertible {
    try await sharedReader.load(Self.key(request, database))
  }

  private static func key(
    _ request: some FetchRequest<Element>,
    _ database: (any DatabaseWriter)?
  ) -> FetchKey<[Element]> where Element: FetchableRecord {
    FetchKey(all: request, in: database) { try request.fetchAll($0) }
  }

  private static func key(
    _ request: some FetchRequest<Element>,
    _ database: (any DatabaseWriter)?
  ) -> FetchKey<[Element]> where Element: DatabaseValueConvertible {
    FetchKey(all: request, in: database) { try request.fetchAll($0) }
  }
}

extension FetchKey {
  fileprivate init<Request: FetchRequest>(
    all request: Request,
    in database: (any DatabaseWriter)?,
    fetch: @escaping @Sendable (Database) throws -> Value?
  ) {
    self.init(
      StatementIdentity(request, result: Value.self, isSingle: false, in: database),
      name: "all \(Request.RowDecoder.self)",
      in: database,
      fetch: fetch
    )
  }
}

extension FetchAll: Equatable where Element: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.sharedReader == rhs.sharedReader }
}

extension FetchAll: Observable {}
extension FetchAll: CustomStringConvertible {}
extension FetchAll: CustomReflectable {}
extension FetchAll: CustomDumpRepresentable {}
extension FetchAll: _CustomDiffObject {}
#endif
