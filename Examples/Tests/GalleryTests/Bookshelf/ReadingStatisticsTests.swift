// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import GalleryExamples

@Suite struct ReadingStatisticsTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func `pages are counted by day, today last`() {
    let statistics = statistics([(0, 10), (0, 5), (2, 7), (9, 100)])
    #expect(statistics.days.map(\.pages) == [0, 0, 0, 0, 7, 0, 15])
    #expect(statistics.pagesToday == 15)
    #expect(statistics.pages == 122)
  }

  @Test(arguments: [
    ([0, 1, 2, 4], 3), ([1, 2], 2), ([2, 3], 0), ([], 0), ([0], 1),
  ])
  func `a streak lasts until a day without pages, and today is not over`(
    days: [Int],
    streak: Int
  ) {
    #expect(statistics(days.map { ($0, 10) }).streak == streak)
  }

  @Test func `the pace is that of all sessions`() {
    #expect(statistics([(0, 30), (1, 50)]).pagesPerHour == 40)
    #expect(statistics([]).pagesPerHour == 0)
  }

  @Test func `genres without books are left out, and the most frequent is first`() {
    let genres: [Genre] = [.crime, .poetry, .crime]
    let books = genres.map { Book(id: UUID(), genre: $0) }
    let shares = ReadingStatistics(books, now: now, calendar: calendar).genres
    #expect(shares.map(\.genre) == [.crime, .poetry])
    #expect(shares.map(\.count) == [2, 1])
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  /// Returns the statistics of sessions of an hour, by the days since they were and their pages.
  private func statistics(_ sessions: [(day: Int, pages: Int)]) -> ReadingStatistics {
    var book = Book(id: UUID())
    for (day, pages) in sessions {
      let date = now.addingTimeInterval(Double(-day) * 86_400)
      book.sessions.append(ReadingSession(id: UUID(), date: date, pages: pages, minutes: 60))
    }
    return ReadingStatistics([book], now: now, calendar: calendar)
  }
}
