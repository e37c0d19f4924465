// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// All books, in the order in which they were added.
typealias Library = IdentifiedArrayOf<Book>

/// The order of books on the shelf.
nonisolated enum BookOrder: String, CaseIterable, Codable, Sendable {
  case added, title, author, progress, rating

  var title: String { rawValue.capitalized }

  /// Returns books in the order.
  func sorted(_ books: [Book]) -> [Book] {
    switch self {
    case .added: books
    case .title: books.sorted { $0.title.localizedCompare($1.title) == .orderedAscending }
    case .author: books.sorted { $0.author.localizedCompare($1.author) == .orderedAscending }
    case .progress: books.sorted { $0.progress > $1.progress }
    case .rating: books.sorted { $0.rating > $1.rating }
    }
  }
}

extension Book {
  /// Adds a session: its pages count from the last one that was read.
  mutating func log(_ session: ReadingSession) {
    sessions.insert(session, at: 0)
    page = min(page + session.pages, pages)
    if page == pages { isFinished = true }
  }

  /// Removes a session, and puts the bookmark back by its pages.
  mutating func removeSession(_ id: ReadingSession.ID) {
    guard let session = sessions.remove(id: id) else { return }
    page = max(page - session.pages, 0)
    isFinished = false
  }

  /// Moves the bookmark. A book is finished at its last page.
  mutating func turn(to newPage: Int) {
    page = min(max(newPage, 0), pages)
    isFinished = page == pages
  }
}

extension Collection where Element == Book {
  /// The books of a search: a text in the title or the author.
  func matching(_ query: String) -> [Book] {
    let query = query.trimmingCharacters(in: .whitespaces)
    guard !query.isEmpty else { return Array(self) }
    return filter {
      $0.title.place(of: query) != nil || $0.author.place(of: query) != nil
    }
  }
}

extension SharedReaderKey where Self == FileStorageKey<Library>.Default {
  /// The key of all books, which are kept in a file in the user's data directory.
  static var library: Self { Self[.fileStorage(.library), default: .samples] }
}

extension URL {
  fileprivate static var library: URL {
    let directories = FileManager.default.urls(
      for: .applicationSupportDirectory,
      in: .userDomainMask
    )
    let directory = directories.first?.appending(path: "ensemble-gallery") ?? .galleryState
    return directory.appending(path: "bookshelf.json")
  }
}
