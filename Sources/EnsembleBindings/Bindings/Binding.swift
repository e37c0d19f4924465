// SPDX-License-Identifier: MIT

#if !canImport(SwiftUI)
  /// A value that a control shows and writes, kept somewhere else.
  ///
  /// Spelled like SwiftUI's, for platforms that have no SwiftUI: a terminal's or a web page's control
  /// takes one, and is given a store's field by `$store.name`.
  ///
  /// ```swift
  /// struct TextField {
  ///   @Binding var text: String
  /// }
  /// TextField(text: $store.name)
  /// ```
  ///
  /// Nothing is cached: each read asks the source.
  @MainActor
  @propertyWrapper
  @dynamicMemberLookup
  public struct Binding<Value> {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void

    /// A binding that reads and writes by functions.
    public nonisolated init(
      get: @escaping @MainActor () -> Value,
      set: @escaping @MainActor (_ newValue: Value) -> Void
    ) {
      self.get = get
      self.set = set
    }

    /// A binding that always has the same value. Writes are ignored.
    public static func constant(_ value: Value) -> Self {
      Self(get: { value }, set: { _ in })
    }

    /// The value, as it is now.
    public var wrappedValue: Value {
      get { get() }
      nonmutating set { set(newValue) }
    }

    /// The binding itself, to pass on as `$value`.
    public var projectedValue: Self { self }

    /// A binding from one that is passed on as `$value`.
    public init(projectedValue: Self) {
      self = projectedValue
    }

    /// A binding to a part of the value. Writing to it writes the whole value.
    public subscript<Part>(
      dynamicMember keyPath: WritableKeyPath<Value, Part>
    ) -> Binding<Part> {
      Binding<Part>(
        get: { wrappedValue[keyPath: keyPath] },
        set: { wrappedValue[keyPath: keyPath] = $0 }
      )
    }
  }

  extension Binding {
    /// A binding to what an optional wraps; nil if there is nothing now.
    ///
    /// When there is nothing any more, it shows what there was when it was made, and writes are
    /// ignored.
    public init?(_ base: Binding<Value?>) {
      guard let last = base.wrappedValue else { return nil }
      self.init(
        get: { base.wrappedValue ?? last },
        set: { if base.wrappedValue != nil { base.wrappedValue = $0 } }
      )
    }

    /// A binding that wraps the value of another one in an optional. Writing `nil` is ignored.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
      self.init(
        get: { base.wrappedValue },
        set: { if let value = $0 { base.wrappedValue = value } }
      )
    }
  }

  extension Binding where Value: Sendable {
    /// A binding that always has the same value. Writes are ignored.
    public nonisolated static func constant(_ value: Value) -> Self {
      Self(get: { value }, set: { _ in })
    }
  }

  extension Binding where Value: MutableCollection {
    /// A binding to an element of the collection. Writing to it writes the whole collection.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
      Binding<Value.Element>(
        get: { wrappedValue[position] },
        set: { wrappedValue[position] = $0 }
      )
    }
  }
#endif
