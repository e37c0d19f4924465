// SPDX-License-Identifier: MIT

// What the package uses of UniformTypeIdentifiers, declared as in swiftui-interface.swift.

public struct UTTagClass: Hashable, Sendable {
  public static var filenameExtension: UTTagClass { UTTagClass() }
  public static var mimeType: UTTagClass { UTTagClass() }
}

public struct UTType: Hashable, Sendable {
  public init?(_ identifier: String) { nil }
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) { nil }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) { nil }
  public var identifier: String { fatalError() }
  public var preferredFilenameExtension: String? { nil }
  public var preferredMIMEType: String? { nil }
  public var tags: [UTTagClass: [String]] { [:] }
  public var supertypes: Set<UTType> { [] }
  public func conforms(to type: UTType) -> Bool { fatalError() }

  public static var item: UTType { fatalError() }
  public static var content: UTType { fatalError() }
  public static var data: UTType { fatalError() }
  public static var text: UTType { fatalError() }
  public static var plainText: UTType { fatalError() }
  public static var json: UTType { fatalError() }
  public static var image: UTType { fatalError() }
}
