// SPDX-License-Identifier: MIT

#if SQLite
import CustomDump
public import EnsembleSharing

/// A property whose value is fetched from a database, and fetched again when the database changes.
///
/// The value is available as soon as the property is created. Properties with the same request
/// share one value and one observation, as long as any of them is in use. Observers are notified on
/// the main actor.
///
/// A property without a request has a value that comes from elsewhere, as in a test or a preview:
/// `Fetch(SharedReader(value: summary))`.
public protocol FetchedProperty<Value>: SharedReaderWrapper where Value: Sendable {}

extension FetchedProperty {
  /// Fetches the value now.
  ///
  /// The observation begins again if an error has ended it.
  ///
  /// - Throws: The error of fetching, which is also ``loadError``.
  public func load() async throws {
    try await sharedReader.load()
  }

  /// A Boolean value that indicates whether ``load()`` is fetching the value. Reading it is
  /// observed.
  public var isLoading: Bool { sharedReader.isLoading }

  /// The error of the last fetch; nil after a success. Reading it is observed.
  ///
  /// After an error, the value is unchanged, and the observation ends until ``load()`` succeeds.
  public var loadError: (any Error)? { sharedReader.loadError }

  /// The current value, then each new one.
  public var values: SharedValues<Value> { sharedReader.values }

  /// The type of the property and its request.
  public var description: String {
    let reader = "SharedReader<\(Value.self)>"
    return sharedReader.description.replacing(reader, with: "\(Self.self)", maxReplacements: 1)
  }

  /// The mirror of the value.
  public var customMirror: Mirror { sharedReader.customMirror }

  /// The value, for dumps and differences.
  public var customDumpValue: Any { sharedReader.customDumpValue }

  public var _customDiffValues: (Any, Any) { sharedReader._customDiffValues }

  public var _objectIdentifier: ObjectIdentifier { sharedReader._objectIdentifier }
}
#endif
