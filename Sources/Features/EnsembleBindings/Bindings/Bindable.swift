// SPDX-License-Identifier: MIT

#if !canImport(SwiftUI)
import EnsembleCore
import Observation

/// A property wrapper that creates bindings to the properties of an object, such as a store.
///
/// It mirrors SwiftUI's type on platforms without SwiftUI.
///
/// ```swift
/// struct SettingsView {
///   @Bindable var store: StoreOf<Settings>
///
///   var body: some Control { TextField(text: $store.displayName) }
/// }
/// ```
///
/// In a function, `@Bindable var store = store` does the same.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// Creates a wrapper for an object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a wrapper for an object.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The wrapper itself, whose members are bindings: `$store.name`.
  public var projectedValue: Self { self }

  /// Creates a wrapper from one that is passed on as `$store`.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// A binding to a property of the object.
  @MainActor
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 }
    )
    .reporting {
      guard Value.self is any _AnyStore.Type else { return nil }
      return ReportableField.writtenField {
        wrappedValue[keyPath: keyPath] = wrappedValue[keyPath: keyPath]
      }
    }
  }
}

extension Bindable: Sendable where Value: Sendable {}
#endif
