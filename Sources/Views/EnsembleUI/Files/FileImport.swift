// SPDX-License-Identifier: MIT

import Foundation

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// The request of a file importer.
public struct FileImport: Equatable, Sendable {
  /// The types of files that may be chosen.
  public var contentTypes: [UTType]
  /// A Boolean value that indicates whether several files may be chosen.
  public var allowsMultipleSelection: Bool

  /// Creates a request for files.
  public init(contentTypes: [UTType], allowsMultipleSelection: Bool = false) {
    self.contentTypes = contentTypes
    self.allowsMultipleSelection = allowsMultipleSelection
  }

  /// Returns whether a file may be chosen, judging its type by its name. A name without an
  /// extension is ``UTType/data``.
  public func allows(filename: String) -> Bool {
    let suffix = URL(fileURLWithPath: "/" + filename).pathExtension
    let types = [UTType.data] + [UTType(filenameExtension: suffix)].compactMap { $0 }
    // Several types may share an extension.
    let extended = contentTypes.contains {
      ($0.tags[.filenameExtension] ?? []).contains(suffix.lowercased())
    }
    return extended || types.contains { type in contentTypes.contains { type.conforms(to: $0) } }
  }
}

/// The offer of a file exporter.
public struct FileExport: Equatable, Sendable {
  /// The suggested name of the file.
  public var filename: String
  /// The type of the file.
  public var contentType: UTType
  /// A secret of 192 random bits, by which a renderer checks that the file is fetched by the client
  /// it was offered to.
  public var key: String

  /// Creates an offer of a file with a new key.
  public init(filename: String, contentType: UTType) {
    self.filename = filename
    self.contentType = contentType
    key = Self.makeKey()
  }

  static func makeKey() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<3).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
