// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCore

#if canImport(SwiftUI)
import SwiftUI
#endif

@MainActor
extension Binding where Value: _OptionalCases {
  /// A binding to the payload of a case; nil while the optional is nil or in another case.
  ///
  /// ```swift
  /// .sheet(item: $store.route.sending(\.routeChanged).edit, id: \.self) { name in … }
  /// ```
  ///
  /// Writing a payload writes the case. Writing nil writes nil, unless the value is in another
  /// case.
  public subscript<Payload>(
    dynamicMember keyPath: CaseKeyPath<Value.Wrapped, Payload>
  ) -> Binding<Payload?> {
    let path = AnyCasePath(keyPath)
    let read = { @MainActor in wrappedValue._optional.flatMap { path.extract(from: $0) } }
    return Binding<Payload?>(
      get: { @MainActor in read() },
      set: { @MainActor in
        if let payload = $0 {
          wrappedValue = Value._wrapping(path.embed(payload))
        } else if read() != nil {
          wrappedValue = Value._wrapping(nil)
        }
      }
    )
  }
}

@MainActor
extension Binding where Value: CasePathable {
  /// A binding to the payload of a case; nil if the value is in another case.
  ///
  /// ```swift
  /// $item.status.inStock.map { $quantity in Stepper("\(quantity)", value: $quantity) }
  /// ```
  ///
  /// Once the value is in another case, the binding returns the payload that it was created with,
  /// and ignores writes.
  public subscript<Payload>(
    dynamicMember keyPath: CaseKeyPath<Value, Payload>
  ) -> Binding<Payload>? {
    let path = AnyCasePath(keyPath)
    return Binding<Payload>(
      Binding<Payload?>(
        get: { @MainActor in path.extract(from: wrappedValue) },
        set: { @MainActor in if let payload = $0 { wrappedValue = path.embed(payload) } }
      )
      .reporting(like: self) { fieldName(of: keyPath) }
    )
  }
}

@MainActor
extension Binding where Value == Bool {
  /// Creates a binding that is true while an optional has a value. Writing false writes nil.
  public init<Wrapped>(_ base: Binding<Wrapped?>) {
    self.init(
      get: { @MainActor in base.wrappedValue != nil },
      set: { @MainActor in if !$0, base.wrappedValue != nil { base.wrappedValue = nil } }
    )
  }
}

/// An optional enum whose cases have key paths.
public protocol _OptionalCases {
  associatedtype Wrapped: CasePathable

  /// The value as an optional.
  var _optional: Wrapped? { get }

  /// Returns a value of the type that wraps the given one.
  static func _wrapping(_ value: Wrapped?) -> Self
}

extension Optional: _OptionalCases where Wrapped: CasePathable {
  @available(swift, deprecated: 1000)
  public var _optional: Wrapped? { self }

  @available(swift, deprecated: 1000)
  public static func _wrapping(_ value: Wrapped?) -> Self { value }
}
