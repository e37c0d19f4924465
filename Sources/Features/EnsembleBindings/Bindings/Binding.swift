// SPDX-License-Identifier: MIT

#if !canImport(SwiftUI)
import EnsembleCore

/// A reference to a value that a control shows and writes.
///
/// It mirrors SwiftUI's type on platforms without SwiftUI: a control in a terminal or a web page
/// takes a binding, and `$store.name` is a binding to a store's field.
///
/// ```swift
/// struct TextField {
///   @Binding var text: String
/// }
/// TextField(text: $store.name)
/// ```
///
/// Nothing is cached: each read accesses the source.
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void
  /// Finds the field of a store that the binding writes to.
  var source: (@MainActor () -> ReportableField?)?

  /// Creates a binding from functions that read and write the value.
  public nonisolated init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (_ newValue: Value) -> Void
  ) {
    self.get = get
    self.set = set
  }

  /// Returns a binding to a constant value, which ignores writes.
  public static func constant(_ value: Value) -> Self {
    Self(get: { value }, set: { _ in })
  }

  /// The current value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, to pass on as `$value`.
  public var projectedValue: Self { self }

  /// Creates a binding from one that is passed on as `$value`.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// A binding to a part of the value, which writes the whole value.
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    let part = Binding<Part>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 }
    )
    if source != nil { return part.reporting(like: self) { fieldName(of: keyPath) } }
    return part.reporting {
      guard Value.self is any _AnyStore.Type else { return nil }
      return ReportableField.writtenField { part.wrappedValue = part.wrappedValue }
    }
  }
}

extension Binding {
  /// Creates a binding to the wrapped value of an optional; nil if the optional is nil.
  ///
  /// Once the optional becomes nil, the binding returns the value from its creation, and ignores
  /// writes.
  public init?(_ base: Binding<Value?>) {
    guard let last = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? last },
      set: { if base.wrappedValue != nil { base.wrappedValue = $0 } }
    )
    source = base.source
  }

  /// Creates a binding that wraps the value of another one in an optional, and ignores writes of
  /// nil.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } }
    )
    source = base.source
  }
}

extension Binding where Value: Sendable {
  /// Returns a binding to a constant value, which ignores writes.
  public nonisolated static func constant(_ value: Value) -> Self {
    Self(get: { value }, set: { _ in })
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to an element of the collection, which writes the whole collection.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] },
      set: { wrappedValue[position] = $0 }
    )
    .reporting(like: self) { "[\(position)]" }
  }
}
#endif
