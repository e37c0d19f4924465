// SPDX-License-Identifier: MIT

import Foundation

#if canImport(UniformTypeIdentifiers)
  import UniformTypeIdentifiers
#endif

/// A value that is kept in a file.
///
/// ```swift
/// struct Note: FileDocument {
///   static var readableContentTypes: [UTType] { [.plainText] }
///   var text = ""
///
///   init(configuration: ReadConfiguration) throws {
///     text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///   }
///
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
/// ```
public protocol FileDocument {
  /// The types of files that a document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that a document can be written to; by default those that it is read from.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// Writes the document. Only regular files can be exported.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// The file that a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that is there already; nil for a new one.
  public let existingFile: FileWrapper?
}

#if !canImport(Darwin)
  /// A file in memory, for a ``FileDocument``: as Foundation has it on Apple platforms, of regular files only.
  public final class FileWrapper {
    /// The contents.
    public let regularFileContents: Data?
    /// The name that a new file should have.
    public var preferredFilename: String?

    /// Creates a regular file with contents.
    public init(regularFileWithContents contents: Data) { regularFileContents = contents }

    /// Whether this is a regular file: always.
    public var isRegularFile: Bool { true }
  }
#endif
