// SPDX-License-Identifier: MIT

// Each initializer exists for both kinds of keys: static members of a protocol, such as
// `.inMemory`, are only found through the protocol that they are declared on.

extension SharedReader {
  /// Creates a property that reads the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default, for when the key has no value; evaluated only if no other
  ///     property holds the value.
  ///   - key: The key.
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
    self.init(key.cell(default: wrappedValue))
  }

  /// Creates a property that reads the value of a key.
  @_disfavoredOverload
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.init(key.cell(default: wrappedValue))
  }

  /// Creates a property that reads the optional value of a key, with the default nil.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Creates a property that reads the optional value of a key, with the default nil.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Creates a property that reads the value of a key with a default.
  public init<Key: SharedReaderKey<Value>>(_ key: Key.Default) {
    self.init(key.base.cell { key.initialValue })
  }

  /// Creates a property that reads the value of a key with a default.
  @_disfavoredOverload
  public init<Key: SharedKey<Value>>(_ key: Key.Default) {
    self.init(key.base.cell { key.initialValue })
  }

  /// Creates a property that reads the value of a key, with another default than the key's.
  @_disfavoredOverload
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue: @autoclosure () -> Value,
    _ key: Key.Default
  ) {
    self.init(key.base.cell(default: wrappedValue))
  }

  /// Reports at compile time that a key needs a default.
  @available(*, unavailable, message: "Assign a default value")
  @_disfavoredOverload
  public init(_ key: some SharedReaderKey<Value>) {
    fatalError("unavailable")
  }

  /// Creates a property that reads the value of a key, which must have one.
  ///
  /// - Throws: The error of loading, or ``MissingValueError`` if the key has no value.
  public init(require key: some SharedReaderKey<Value>) async throws {
    self.init(try await key.requiredCell())
  }

  /// Creates a property that reads the value of a key, which must have one.
  @_disfavoredOverload
  public init(require key: some SharedKey<Value>) async throws {
    self.init(try await key.requiredCell())
  }

  /// Loads the value again.
  ///
  /// - Throws: The error of loading, which is also ``loadError``.
  public func load() async throws {
    try await box.latest.root.load()
  }

  /// Makes the property read the value of another key, and loads it.
  ///
  /// Until the value is loaded, the property keeps its previous value.
  ///
  /// - Throws: The error of loading, which is also ``loadError``.
  public func load(_ key: some SharedReaderKey<Value>) async throws {
    box.reference = key.cell(showing: box.latest.value)
    try await load()
  }

  /// Makes the property read the value of another key, and loads it.
  @_disfavoredOverload
  public func load(_ key: some SharedKey<Value>) async throws {
    box.reference = key.cell(showing: box.latest.value)
    try await load()
  }

  /// A Boolean value that indicates whether the value is being loaded. Reading it is observed.
  public var isLoading: Bool { box.reference.root.isLoading }

  /// The error of the last load; nil after a success. Reading it is observed.
  public var loadError: (any Error)? { box.reference.root.loadError }
}
