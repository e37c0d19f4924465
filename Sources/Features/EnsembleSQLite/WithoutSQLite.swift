// SPDX-License-Identifier: MIT

// Unavailable declarations whose messages name the missing trait, instead of errors about unknown
// names.
#if !SQLite
public import EnsembleDependencies
public import EnsembleSharing

/// Unavailable: a property with all records of a request.
@available(
  *,
  unavailable,
  message:
    "EnsembleSQLite is empty without the package trait 'SQLite': write '.package(…, traits: [\"SQLite\"])'"
)
@propertyWrapper
public struct FetchAll<Element> {
  /// The value.
  public var wrappedValue: [Element] { fatalError() }

  /// Creates a property.
  public init(_ request: Any? = nil) {}

  /// Creates a property with a value until the request has one.
  public init(wrappedValue: [Element], _ request: Any? = nil) {}
}

/// Unavailable: a property with one record, or one value, of a request.
@available(
  *,
  unavailable,
  message:
    "EnsembleSQLite is empty without the package trait 'SQLite': write '.package(…, traits: [\"SQLite\"])'"
)
@propertyWrapper
public struct FetchOne<Value> {
  /// The value.
  public var wrappedValue: Value { fatalError() }

  /// Creates a property.
  public init(_ request: Any? = nil) {}

  /// Creates a property with a value until the request has one.
  public init(wrappedValue: Value, _ request: Any? = nil) {}
}

/// Unavailable: a property with the result of a request.
@available(
  *,
  unavailable,
  message:
    "EnsembleSQLite is empty without the package trait 'SQLite': write '.package(…, traits: [\"SQLite\"])'"
)
@propertyWrapper
public struct Fetch<Value> {
  /// The value.
  public var wrappedValue: Value { fatalError() }

  /// Creates a property.
  public init(_ request: Any? = nil) {}

  /// Creates a property with a value until the request has one.
  public init(wrappedValue: Value, _ request: Any? = nil) {}
}

/// Unavailable: a journal in a database of SQLite.
@available(
  *,
  unavailable,
  message:
    "EnsembleSQLite is empty without the package trait 'SQLite': write '.package(…, traits: [\"SQLite\"])'"
)
public struct SQLiteJournal {}

/// Unavailable: opens a database.
@available(
  *,
  unavailable,
  message:
    "EnsembleSQLite is empty without the package trait 'SQLite': write '.package(…, traits: [\"SQLite\"])'"
)
public func defaultDatabase(path: String? = nil) throws -> Never { fatalError() }

extension DependencyValues {
  /// Unavailable: the database of keys and requests.
  @available(
    *,
    unavailable,
    message:
      "EnsembleSQLite is empty without the package trait 'SQLite': write '.package(…, traits: [\"SQLite\"])'"
  )
  public var defaultDatabase: Any {
    get { fatalError() }
    set {}
  }
}

extension SharedReaderKey {
  /// Unavailable: the key of a value in a database.
  @available(
    *,
    unavailable,
    message:
      "EnsembleSQLite is empty without the package trait 'SQLite': write '.package(…, traits: [\"SQLite\"])'"
  )
  public static func sqlite<Value: Codable & Sendable>(
    _ name: String,
    database: Any? = nil
  ) -> Self where Self == InMemoryKey<Value> { fatalError() }
}
#endif
