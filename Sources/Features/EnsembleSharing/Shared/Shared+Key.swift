// SPDX-License-Identifier: MIT

extension Shared {
  /// Creates a property that shares the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default, for when the key has no value; evaluated only if no other
  ///     property holds the value.
  ///   - key: The key.
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.init(key.cell(default: wrappedValue))
  }

  /// Creates a property that shares the optional value of a key, with the default nil.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Creates a property that shares the value of a key with a default.
  public init<Key: SharedKey<Value>>(_ key: Key.Default) {
    self.init(key.base.cell { key.initialValue })
  }

  /// Creates a property that shares the value of a key, with another default than the key's.
  @_disfavoredOverload
  public init<Key: SharedKey<Value>>(
    wrappedValue: @autoclosure () -> Value,
    _ key: Key.Default
  ) {
    self.init(key.base.cell(default: wrappedValue))
  }

  /// Reports at compile time that a key needs a default.
  @available(*, unavailable, message: "Assign a default value")
  @_disfavoredOverload
  public init(_ key: some SharedKey<Value>) {
    fatalError("unavailable")
  }

  /// Creates a property that shares the value of a key, which must have one.
  ///
  /// - Throws: The error of loading, or ``MissingValueError`` if the key has no value.
  public init(require key: some SharedKey<Value>) async throws {
    self.init(try await key.requiredCell())
  }

  /// Loads the value again.
  ///
  /// The value stays unchanged if the key has none, or if the value is changed meanwhile.
  ///
  /// - Throws: The error of loading, which is also ``loadError``.
  public func load() async throws {
    try await box.latest.root.load()
  }

  /// Makes the property share the value of another key, and loads it.
  ///
  /// Until the value is loaded, the property keeps its previous value. That value is not a default:
  /// if the key loses its value later, the property returns to the key's default, or keeps its last
  /// value if the key has none.
  ///
  /// - Throws: The error of loading, which is also ``loadError``.
  public func load(_ key: some SharedKey<Value>) async throws {
    box.reference = key.cell(showing: box.latest.value)
    try await load()
  }

  /// Saves the value now, and waits until it is saved.
  ///
  /// - Throws: The error of saving, which is also ``saveError``.
  public func save() async throws {
    try await box.latest.root.save()
  }

  /// A Boolean value that indicates whether the value is being loaded. Reading it is observed.
  public var isLoading: Bool { box.reference.root.isLoading }

  /// The error of the last load; nil after a success. Reading it is observed.
  public var loadError: (any Error)? { box.reference.root.loadError }

  /// The error of the last save; nil after a success. Reading it is observed.
  public var saveError: (any Error)? { box.reference.root.saveError }
}

/// The error for a required shared value that does not exist.
public struct MissingValueError: Error, CustomStringConvertible {
  /// The key, as it describes itself.
  public let key: String

  public var description: String { "There is no value for \(key)." }
}

extension SharedReaderKey {
  /// Returns the shared value of the key after loading it.
  func requiredCell() async throws -> SharedCell<Value> {
    let key = self
    let value: Value? = try await withCheckedThrowingContinuation { done in
      key.load(
        context: .userInitiated,
        continuation: LoadContinuation("\(key)") { done.resume(with: $0) }
      )
    }
    guard let value else { throw MissingValueError(key: "\(key)") }
    let cell = cell(showing: value)
    if let error = cell.loadError { throw error }
    return cell
  }
}
