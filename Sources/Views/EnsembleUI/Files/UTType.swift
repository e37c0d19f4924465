// SPDX-License-Identifier: MIT

#if canImport(UniformTypeIdentifiers)
@_exported import UniformTypeIdentifiers
#else
/// The type of a file, identified by a string such as `public.json`.
///
/// It has the API of Apple's type, which it replaces on other platforms. The types with a constant
/// here are declared; other filename extensions and MIME types get dynamic types.
public struct UTType: Sendable {
  /// The identifier. Two types with the same identifier are equal.
  public let identifier: String
  let declaration: Declaration

  /// The facts about a type.
  struct Declaration: Sendable {
    var extensions: [String] = []
    var mimeTypes: [String] = []
    var parents: [String] = []
  }

  init(identifier: String, _ declaration: Declaration) {
    self.identifier = identifier
    self.declaration = declaration
  }

  /// Returns the declared type with an identifier; nil if there is none.
  public init?(_ identifier: String) {
    guard let type = Self.declared[identifier.lowercased()] else { return nil }
    self = type
  }

  /// Returns the type of files with a filename extension.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension, without a period.
  ///   - supertype: A type that the result conforms to. An undeclared extension gets a dynamic
  /// type that conforms to it.
  /// - Returns: Nil if the string is not an extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard !name.isEmpty, !name.contains(where: { ".:/\\".contains($0) }) else { return nil }
    let known = Self.ordered.first {
      $0.declaration.extensions.contains(name) && $0.conforms(to: supertype)
    }
    let parent = Declaration(extensions: [name], parents: [supertype.identifier])
    self = known ?? UTType(identifier: "dyn.extension.\(name).\(supertype.identifier)", parent)
  }

  /// Returns the type of content with a MIME type.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type, without parameters.
  ///   - supertype: A type that the result conforms to. An undeclared MIME type gets a dynamic
  /// type that conforms to it.
  /// - Returns: Nil if the string is not a MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    guard name.split(separator: "/", omittingEmptySubsequences: false).count == 2,
      !name.hasPrefix("/"), !name.hasSuffix("/")
    else { return nil }
    let known = Self.ordered.first {
      $0.declaration.mimeTypes.contains(name) && $0.conforms(to: supertype)
    }
    let parent = Declaration(mimeTypes: [name], parents: [supertype.identifier])
    self = known ?? UTType(identifier: "dyn.mime.\(name).\(supertype.identifier)", parent)
  }

  /// The preferred filename extension for new files of the type; nil if there is none.
  public var preferredFilenameExtension: String? { declaration.extensions.first }

  /// The preferred MIME type for content of the type; nil if there is none.
  public var preferredMIMEType: String? { declaration.mimeTypes.first }

  /// All filename extensions and MIME types, preferred ones first.
  public var tags: [UTTagClass: [String]] {
    [.filenameExtension: declaration.extensions, .mimeType: declaration.mimeTypes]
      .filter { !$0.value.isEmpty }
  }

  /// All types that this type conforms to, without the type itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = declaration.parents
    while let next = waiting.popLast().flatMap({ Self.declared[$0] }) {
      if found.insert(next).inserted { waiting += next.declaration.parents }
    }
    return found
  }

  /// Returns whether the type equals another type, or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
}

extension UTType: Hashable {
  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

/// A kind of tag that identifies a type, such as filename extensions.
public struct UTTagClass: Hashable, Sendable {
  /// The identifier of the tag class.
  public let rawValue: String

  /// The filename extension, without a period.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The MIME type.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
#endif
