// SPDX-License-Identifier: MIT

#if canImport(UniformTypeIdentifiers)
  @_exported import UniformTypeIdentifiers
#else
  /// The type of a file, by an identifier such as `public.json`.
  ///
  /// It has the names of Apple's type, which it stands in for elsewhere. It knows the types that have a constant here; of
  /// other filename extensions and MIME types it makes types of their own.
  public struct UTType: Sendable {
    /// The identifier. Two types with the same one are equal.
    public let identifier: String
    let declaration: Declaration

    /// What is known of a type.
    struct Declaration: Sendable {
      var extensions: [String] = []
      var mimeTypes: [String] = []
      var parents: [String] = []
    }

    init(identifier: String, _ declaration: Declaration) {
      self.identifier = identifier
      self.declaration = declaration
    }

    /// A type that is known; nil if there is none with that identifier.
    public init?(_ identifier: String) {
      guard let type = Self.declared[identifier.lowercased()] else { return nil }
      self = type
    }

    /// The type of files with a filename extension.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension, without a period.
    ///   - supertype: A type that it has to conform to. An extension that is not known gives a type that does.
    /// - Returns: Nil if this is no extension.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
      let name = filenameExtension.lowercased()
      guard !name.isEmpty, !name.contains(where: { ".:/\\".contains($0) }) else { return nil }
      let known = Self.ordered.first {
        $0.declaration.extensions.contains(name) && $0.conforms(to: supertype)
      }
      let parent = Declaration(extensions: [name], parents: [supertype.identifier])
      self = known ?? UTType(identifier: "dyn.extension.\(name).\(supertype.identifier)", parent)
    }

    /// The type of content with a MIME type.
    ///
    /// - Parameters:
    ///   - mimeType: The MIME type, without parameters.
    ///   - supertype: A type that it has to conform to. A MIME type that is not known gives a type that does.
    /// - Returns: Nil if this is no MIME type.
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

    /// The filename extension that a new file of the type gets; nil if there is none.
    public var preferredFilenameExtension: String? { declaration.extensions.first }

    /// The MIME type that content of the type is sent with; nil if there is none.
    public var preferredMIMEType: String? { declaration.mimeTypes.first }

    /// All filename extensions and MIME types, the preferred ones first.
    public var tags: [UTTagClass: [String]] {
      [.filenameExtension: declaration.extensions, .mimeType: declaration.mimeTypes]
        .filter { !$0.value.isEmpty }
    }

    /// All types that the type conforms to, without itself.
    public var supertypes: Set<UTType> {
      var found: Set<UTType> = []
      var waiting = declaration.parents
      while let next = waiting.popLast().flatMap({ Self.declared[$0] }) {
        if found.insert(next).inserted { waiting += next.declaration.parents }
      }
      return found
    }

    /// Whether the type is another one, or one of its supertypes is.
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

  /// A kind of names for types of files.
  public struct UTTagClass: Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// The extension at the end of a filename, without the period.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// The MIME type.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
  }
#endif
