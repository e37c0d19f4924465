// SPDX-License-Identifier: MIT

import EnsembleBindings
import EnsembleSharing
import Foundation

/// A property of a view that is kept in the settings of the application.
///
/// ```swift
/// @AppStorage("isMuted") private var isMuted = false
///
/// Toggle("Mute", isOn: $isMuted)
/// ```
///
/// It shares its value with every `@Shared(.appStorage("isMuted"))`, in views and in features.
@propertyWrapper
public struct AppStorage<Value: Sendable>: DynamicProperty {
  private let slot: StateSlot<Shared<Value>>

  private init(_ shared: Shared<Value>) {
    slot = StateSlot(shared)
  }

  /// The current value.
  @MainActor public var wrappedValue: Value {
    get { slot.box.value.wrappedValue }
    nonmutating set { slot.box.value.replace(with: newValue) }
  }

  /// A binding to the value: `$isMuted`.
  @MainActor public var projectedValue: Binding<Value> {
    Binding(get: { @MainActor in wrappedValue }, set: { @MainActor in wrappedValue = $0 })
  }

  @MainActor public func _connect(to kept: AnyObject?, in node: _ViewNode) -> AnyObject {
    slot.connect(to: kept as? ObservableBox<Shared<Value>>, in: node)
  }
}

extension AppStorage where Value == Bool {
  /// Creates a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key)))
  }
}

extension AppStorage where Value == Int {
  /// Creates a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key)))
  }
}

extension AppStorage where Value == Double {
  /// Creates a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key)))
  }
}

extension AppStorage where Value == String {
  /// Creates a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key)))
  }
}

extension AppStorage where Value == URL {
  /// Creates a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key)))
  }
}

extension AppStorage where Value == Data {
  /// Creates a property that is kept under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key)))
  }
}

extension AppStorage where Value: RawRepresentable<Int> {
  /// Creates a property that is kept under a key as its raw value.
  public init(wrappedValue: Value, _ key: String) {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key)))
  }
}

extension AppStorage where Value: RawRepresentable<String> {
  /// Creates a property that is kept under a key as its raw value.
  public init(wrappedValue: Value, _ key: String) {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key)))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that is nil until it is set.
  public init(_ key: String) where Value == Bool? {
    self.init(Shared(wrappedValue: nil, .appStorage(key)))
  }

  /// Creates a property that is nil until it is set.
  public init(_ key: String) where Value == Int? {
    self.init(Shared(wrappedValue: nil, .appStorage(key)))
  }

  /// Creates a property that is nil until it is set.
  public init(_ key: String) where Value == Double? {
    self.init(Shared(wrappedValue: nil, .appStorage(key)))
  }

  /// Creates a property that is nil until it is set.
  public init(_ key: String) where Value == String? {
    self.init(Shared(wrappedValue: nil, .appStorage(key)))
  }
}
