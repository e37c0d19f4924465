// SPDX-License-Identifier: MIT

#if !canImport(SwiftUI)
  import Observation

  /// Makes bindings to the properties of an object, such as the fields of a store.
  ///
  /// Spelled like SwiftUI's, for platforms that have no SwiftUI.
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

    /// Makes bindings to the properties of an object.
    public init(wrappedValue: Value) {
      self.wrappedValue = wrappedValue
    }

    /// Makes bindings to the properties of an object.
    public init(_ wrappedValue: Value) {
      self.wrappedValue = wrappedValue
    }

    /// What makes the bindings: `$store`.
    public var projectedValue: Self { self }

    /// From what makes the bindings, passed on as `$store`.
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
    }
  }

  extension Bindable: Sendable where Value: Sendable {}
#endif
