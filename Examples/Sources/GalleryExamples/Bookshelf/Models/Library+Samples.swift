// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

nonisolated extension Library {
  /// Books to begin with. Their dates are relative to that of the first start.
  static var samples: Library {
    @Dependency(\.date.now) var now
    func session(_ number: Int, daysAgo: Double, pages: Int, minutes: Int) -> ReadingSession {
      ReadingSession(
        id: .sample(number),
        date: now.addingTimeInterval(-daysAgo * 86_400),
        pages: pages,
        minutes: minutes
      )
    }
    return [
      Book(
        id: .sample(1),
        title: "Pride and Prejudice",
        author: "Jane Austen",
        pages: 432,
        page: 188,
        isFavorite: true,
        notes: [
          BookNote(id: .sample(40), page: 1, text: "One of the best first sentences there is."),
          BookNote(id: .sample(41), page: 120, text: "The letter changes everything."),
        ],
        sessions: [
          session(20, daysAgo: 0.1, pages: 34, minutes: 45),
          session(21, daysAgo: 1.1, pages: 28, minutes: 40),
          session(22, daysAgo: 3.1, pages: 52, minutes: 70),
          session(23, daysAgo: 5.1, pages: 74, minutes: 95),
        ]
      ),
      Book(
        id: .sample(2),
        title: "On the Origin of Species",
        author: "Charles Darwin",
        genre: .science,
        pages: 502,
        page: 96,
        sessions: [
          session(24, daysAgo: 2.1, pages: 40, minutes: 75),
          session(25, daysAgo: 4.1, pages: 56, minutes: 100),
        ]
      ),
      Book(
        id: .sample(3),
        title: "The Hound of the Baskervilles",
        author: "Arthur Conan Doyle",
        genre: .crime,
        pages: 256,
        page: 256,
        isFinished: true,
        rating: 5,
        sessions: [
          session(26, daysAgo: 6.1, pages: 120, minutes: 130),
          session(27, daysAgo: 8.1, pages: 136, minutes: 150),
        ]
      ),
      Book(
        id: .sample(4),
        title: "The Histories",
        author: "Herodotus",
        genre: .history,
        pages: 716
      ),
      Book(
        id: .sample(5),
        title: "Leaves of Grass",
        author: "Walt Whitman",
        genre: .poetry,
        pages: 624,
        page: 624,
        isFinished: true,
        isFavorite: true,
        rating: 4
      ),
      Book(
        id: .sample(6),
        title: "Phantastes",
        author: "George MacDonald",
        genre: .fantasy,
        pages: 288
      ),
    ]
  }
}

nonisolated extension UUID {
  /// Returns the identity of a sample.
  fileprivate static func sample(_ number: Int) -> UUID {
    UUID(uuid: (0xB0, 0x0C, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, UInt8(number)))
  }
}
