// SPDX-License-Identifier: MIT

import Ensemble

/// The settings of the bookshelf.
nonisolated struct BookshelfPreferences: Codable, Equatable, Sendable {
  var dailyGoal = 30
  var yearlyGoal = 12
  var order = BookOrder.added
  var layout = ShelfLayout.covers
  var accent = ShelfAccent.indigo
  var confirmsDeletion = true
}

/// The arrangement of books on the shelf.
nonisolated enum ShelfLayout: String, CaseIterable, Codable, Sendable {
  case covers, list

  var title: String { rawValue == "covers" ? "Covers" : "List" }
}

/// The color of buttons and progress.
nonisolated enum ShelfAccent: String, CaseIterable, Codable, Sendable {
  case indigo, teal, orange, pink
}

extension SharedReaderKey where Self == AppStorageKey<BookshelfPreferences>.Default {
  /// The key of the settings.
  static var bookshelfPreferences: Self {
    Self[.appStorage("bookshelf"), default: BookshelfPreferences()]
  }
}
