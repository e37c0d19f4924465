// SPDX-License-Identifier: MIT

import EnsembleSharing

extension State {
  /// A shared property of a view, which keeps its key while the view lives.
  ///
  /// A plain `@Shared` is created again with each value of the view, and so loses a key that was
  /// set later:
  ///
  /// ```swift
  /// @State.Shared(.inMemory("draft")) private var draft = ""
  ///
  /// TextField("Draft", text: Binding($draft))
  /// ```
  @MainActor
  @propertyWrapper
  public struct Shared: DynamicProperty {
    private let slot: StateSlot<EnsembleSharing.Shared<Value>>

    /// Creates a property from a shared value.
    public init(_ shared: EnsembleSharing.Shared<Value>) {
      slot = StateSlot(shared)
    }

    /// Creates a property that shares the value of a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default, for when the key has no value.
    ///   - key: The key.
    public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
      self.init(EnsembleSharing.Shared(wrappedValue: wrappedValue(), key))
    }

    /// Creates a property that shares the value of a key with a default.
    public init<Key: SharedKey<Value>>(_ key: Key.Default) {
      self.init(EnsembleSharing.Shared(key))
    }

    /// The value.
    public var wrappedValue: Value { slot.box.value.wrappedValue }

    /// The shared value, to change it, or to give the property another key.
    public var projectedValue: EnsembleSharing.Shared<Value> {
      get { slot.box.value.projectedValue }
      nonmutating set { slot.box.value.projectedValue = newValue }
    }

    public func _connect(to kept: AnyObject?, in node: _ViewNode) -> AnyObject {
      slot.connect(to: kept as? ObservableBox<EnsembleSharing.Shared<Value>>, in: node)
    }
  }

  /// A shared property of a view that cannot be changed through it, and keeps its key while the
  /// view lives.
  @MainActor
  @propertyWrapper
  public struct SharedReader: DynamicProperty {
    private let slot: StateSlot<EnsembleSharing.SharedReader<Value>>

    /// Creates a property from a shared value.
    public init(_ shared: EnsembleSharing.SharedReader<Value>) {
      slot = StateSlot(shared)
    }

    /// Creates a property that reads the value of a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default, for when the key has no value.
    ///   - key: The key.
    public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
      self.init(EnsembleSharing.SharedReader(wrappedValue: wrappedValue(), key))
    }

    /// Creates a property that reads the value of a key with a default.
    public init<Key: SharedReaderKey<Value>>(_ key: Key.Default) {
      self.init(EnsembleSharing.SharedReader(key))
    }

    /// The value.
    public var wrappedValue: Value { slot.box.value.wrappedValue }

    /// The shared value, to give the property another key.
    public var projectedValue: EnsembleSharing.SharedReader<Value> {
      get { slot.box.value.projectedValue }
      nonmutating set { slot.box.value.projectedValue = newValue }
    }

    public func _connect(to kept: AnyObject?, in node: _ViewNode) -> AnyObject {
      slot.connect(to: kept as? ObservableBox<EnsembleSharing.SharedReader<Value>>, in: node)
    }
  }
}
