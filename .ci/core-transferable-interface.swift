// SPDX-License-Identifier: MIT

// What the package uses of CoreTransferable, declared as in swiftui-interface.swift.

public protocol TransferRepresentation<Item> {
  associatedtype Item: Transferable
}

public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<R: TransferRepresentation<Item>>(_ content: R) -> R {
    content
  }
  public static func buildBlock<R: TransferRepresentation<Item>>(_ content: R) -> R { content }
}

public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  public init(exporting: @escaping @Sendable (Item) -> Proxy) {}
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<String, String> { $0 }
  }
}
