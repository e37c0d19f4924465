// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A book on the shelf.
nonisolated struct Book: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var title = ""
  var author = ""
  var genre = Genre.novel
  var pages = 300
  /// The number of the last page that was read.
  var page = 0
  var isFinished = false
  var isFavorite = false
  /// From 1 to 5, or 0 without a rating.
  var rating = 0
  var notes: IdentifiedArrayOf<BookNote> = []
  var sessions: IdentifiedArrayOf<ReadingSession> = []

  /// The state of reading.
  var status: ReadingStatus {
    if isFinished { return .finished }
    return page > 0 ? .reading : .planned
  }

  /// The part that was read, from 0 to 1.
  var progress: Double {
    isFinished ? 1 : Double(min(page, pages)) / Double(max(pages, 1))
  }

  var pagesLeft: Int { isFinished ? 0 : max(pages - page, 0) }

  /// The first letters of the first two words of the title.
  var initials: String {
    title.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
  }
}

/// A note about a page.
nonisolated struct BookNote: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var page: Int
  var text: String
}

/// Pages that were read without a break.
nonisolated struct ReadingSession: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var date: Date
  var pages: Int
  var minutes: Int
}

/// The state of reading a book.
nonisolated enum ReadingStatus: String, CaseIterable, Codable, Sendable {
  case reading, planned, finished

  var title: String { rawValue.capitalized }
}

/// The kind of a book.
nonisolated enum Genre: String, CaseIterable, Codable, Sendable {
  case novel, crime, fantasy, science, history, poetry

  var title: String { rawValue.capitalized }
}
