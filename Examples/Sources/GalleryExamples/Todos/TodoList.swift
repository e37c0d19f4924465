// SPDX-License-Identifier: MIT

import EnsembleUI
import Foundation

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// A list of todos as text, one per line: `[ ] Milk`, or `[x] Milk` if it is completed.
public nonisolated struct TodoList: Codable, Equatable, Sendable {
  /// A todo in the text.
  public struct Item: Codable, Equatable, Sendable {
    public var title: String
    public var isDone: Bool

    public init(title: String, isDone: Bool = false) {
      self.title = title
      self.isDone = isDone
    }
  }

  public var items: [Item]

  public init(items: [Item]) {
    self.items = items
  }

  /// The text of the list.
  public var text: String {
    items.map { "[\($0.isDone ? "x" : " ")] \($0.title)\n" }.joined()
  }

  /// Parses a list. A line without a box is an open todo.
  public init(text: String) {
    items = text.split(whereSeparator: \.isNewline).compactMap { line in
      let isDone = line.hasPrefix("[x]")
      let rest = isDone || line.hasPrefix("[ ]") ? line.dropFirst(3) : line
      let title = rest.trimmingCharacters(in: .whitespaces)
      return title.isEmpty ? nil : Item(title: title, isDone: isDone)
    }
  }
}

nonisolated extension TodoList: FileDocument {
  /// An error for a file that is not a list of todos.
  struct Unreadable: Error {}

  public static var readableContentTypes: [UTType] { [.plainText] }

  public init(configuration: ReadConfiguration) throws {
    self = try Self(contents: configuration.file.regularFileContents ?? Data())
  }

  public func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }

  /// Reads the list from a file.
  init(contentsOf url: URL) throws {
    #if canImport(Darwin)
    let isScoped = url.startAccessingSecurityScopedResource()
    defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
    #endif
    self = try Self(contents: Data(contentsOf: url))
  }

  private init(contents: Data) throws {
    guard let text = String(data: contents, encoding: .utf8) else { throw Unreadable() }
    self.init(text: text)
  }
}
