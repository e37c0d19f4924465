// SPDX-License-Identifier: MIT

import Foundation

#if !canImport(CoreTransferable)

/// A value that can be dragged to another view.
///
/// ```swift
/// extension Card: Transferable {
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .card)
///     ProxyRepresentation(exporting: \.title)
///   }
/// }
/// ```
///
/// A dragged value does not leave the process, so it is not encoded. A view that accepts values of
/// its type receives the value itself; any other view receives the first representation of a type
/// that it accepts.
public protocol Transferable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation

  /// The representations of the value, the preferred one first.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// A representation of a value as one or several other values.
public protocol TransferRepresentation<Item> {
  /// The type of the described value.
  associatedtype Item: Transferable

  /// Returns a value converted to another type; nil if there is no such representation.
  func _value<T>(of item: Item, as type: T.Type) -> T?
}

extension Transferable {
  /// Returns the representation of a type; nil if there is none.
  func represented<T>(as type: T.Type) -> T? {
    // The builder takes representations of this type alone. A constraint of the protocol would be a
    // cycle for the compiler.
    (self as? Representation.Item).flatMap {
      Self.transferRepresentation._value(of: $0, as: type)
    }
  }
}

/// A representation of a value by another value.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  private let export: (Item) -> Proxy

  /// Creates a representation by a value that a closure returns.
  public init(exporting: @escaping @Sendable (Item) -> Proxy) {
    export = exporting
  }

  /// Creates a representation by a value that a closure returns. Dragged values are not imported.
  public init(
    exporting: @escaping @Sendable (Item) -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {
    export = exporting
  }

  public func _value<T>(of item: Item, as type: T.Type) -> T? {
    let proxy = export(item)
    return proxy as? T ?? proxy.represented(as: type)
  }
}

/// A representation of a value by its encoded form.
///
/// Dragged values are not encoded: the representation documents the type of the value.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Creates a representation with a type of content.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}

  public func _value<T>(of item: Item, as type: T.Type) -> T? { nil }
}

/// A builder of the representations of a value.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Returns a representation as it is.
  public static func buildExpression<R: TransferRepresentation<Item>>(_ content: R) -> R {
    content
  }

  /// Returns a representation.
  public static func buildBlock<R: TransferRepresentation<Item>>(_ content: R) -> R { content }

  /// Returns several representations as one.
  public static func buildBlock<
    R1: TransferRepresentation<Item>,
    R2: TransferRepresentation<Item>
  >(_ first: R1, _ second: R2) -> some TransferRepresentation<Item> {
    PairRepresentation(first: first, second: second)
  }

  /// Returns several representations as one.
  public static func buildBlock<
    R1: TransferRepresentation<Item>,
    R2: TransferRepresentation<Item>,
    R3: TransferRepresentation<Item>
  >(_ first: R1, _ second: R2, _ third: R3) -> some TransferRepresentation<Item> {
    PairRepresentation(first: PairRepresentation(first: first, second: second), second: third)
  }
}

private struct PairRepresentation<First: TransferRepresentation, Second: TransferRepresentation>:
  TransferRepresentation
where First.Item == Second.Item {
  let first: First
  let second: Second

  func _value<T>(of item: First.Item, as type: T.Type) -> T? {
    first._value(of: item, as: type) ?? second._value(of: item, as: type)
  }
}

/// A value that has no representation but itself.
private struct PlainRepresentation<Item: Transferable>: TransferRepresentation {
  func _value<T>(of item: Item, as type: T.Type) -> T? { nil }
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    PlainRepresentation<String>()
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    PlainRepresentation<Data>()
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \.absoluteString)
  }
}

#endif
