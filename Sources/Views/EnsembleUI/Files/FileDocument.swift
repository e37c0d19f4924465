// SPDX-License-Identifier: MIT

import Foundation

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// A value that can be read from and written to a file.
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
  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written to; by default, ``readableContentTypes``.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document from a file.
  init(configuration: ReadConfiguration) throws

  /// Returns the contents to write. Only regular files can be exported.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// The input of ``init(configuration:)``.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The input of ``fileWrapper(configuration:)``.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The types of files that the document can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from, and its type.
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

/// The type of the file that a document is written to, and the file that it replaces.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The existing file; nil for a new one.
  public let existingFile: FileWrapper?
}

#if !canImport(Darwin)
/// A file in memory, for a ``FileDocument``. It replaces Foundation's type on platforms without it,
/// and supports regular files only.
public final class FileWrapper {
  /// The contents of the file.
  public let regularFileContents: Data?
  /// The preferred name for a new file.
  public var preferredFilename: String?

  /// Creates a regular file with contents.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// A Boolean value that indicates whether this is a regular file. Always true.
  public var isRegularFile: Bool { true }
}
#endif
