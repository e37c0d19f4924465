// SPDX-License-Identifier: MIT

import Foundation

/// Figures about the reading of all books.
struct ReadingStatistics: Equatable, Sendable {
  /// The pages of a day.
  struct Day: Equatable, Identifiable, Sendable {
    let date: Date
    /// The short name of the weekday.
    let name: String
    /// The day and the month as numbers, without a year.
    let label: String
    var pages = 0

    var id: Date { date }
  }

  /// The books of a genre.
  struct Share: Equatable, Identifiable, Sendable {
    let genre: Genre
    let count: Int

    var id: Genre { genre }
  }

  /// The last days, today last.
  let days: [Day]
  /// The genres with books, the most frequent first.
  let genres: [Share]
  let pages: Int
  let minutes: Int
  let finished: Int
  /// The number of days in a row with pages, up to today or yesterday.
  let streak: Int

  /// The pages of an hour, or 0 without sessions.
  var pagesPerHour: Int { minutes > 0 ? pages * 60 / minutes : 0 }

  var pagesToday: Int { days.last?.pages ?? 0 }

  /// Creates the statistics of books at a time.
  init(_ books: some Collection<Book>, now: Date, calendar: Calendar, dayCount: Int = 7) {
    let sessions = books.flatMap(\.sessions)
    let today = calendar.startOfDay(for: now)
    var pagesByDay: [Date: Int] = [:]
    for session in sessions {
      pagesByDay[calendar.startOfDay(for: session.date), default: 0] += session.pages
    }
    func day(_ ago: Int) -> Date {
      calendar.date(byAdding: .day, value: -ago, to: today) ?? today
    }
    days = (0..<dayCount).reversed().map { ago in
      let date = day(ago)
      let name = calendar.shortWeekdaySymbols[calendar.component(.weekday, from: date) - 1]
      let label =
        "\(calendar.component(.day, from: date))/\(calendar.component(.month, from: date))"
      return Day(date: date, name: name, label: label, pages: pagesByDay[date] ?? 0)
    }
    genres = Genre.allCases
      .map { genre in Share(genre: genre, count: books.count { $0.genre == genre }) }
      .filter { $0.count > 0 }
      .sorted { $0.count > $1.count }
    pages = sessions.reduce(0) { $0 + $1.pages }
    minutes = sessions.reduce(0) { $0 + $1.minutes }
    finished = books.count(where: \.isFinished)
    // A day without pages that is not over yet breaks no streak.
    let first = pagesByDay[today] == nil ? 1 : 0
    var streak = 0
    while pagesByDay[day(first + streak)] != nil { streak += 1 }
    self.streak = streak
  }
}
