// SPDX-License-Identifier: MIT

import EnsembleDependencies
import EnsembleJournal
import Foundation

/// The source of dates and random numbers that a history provides to reducers.
///
/// They are derived from the number and the time of the action, so that a replay provides the same
/// values. Nothing is computed for an action whose reducers read none.
///
/// `@unchecked Sendable`: only accessed by the thread that runs a reducer of the store, through
/// `StampScope`.
final class HistoryStamps: StampSource, @unchecked Sendable {
  private let seed: UInt64 = .random(in: 0 ... .max)
  /// The number of the running action.
  @exclusivity(unchecked) private(set) var number: UInt64 = 0
  /// The time of the running action, in nanoseconds since 1970.
  @exclusivity(unchecked) private(set) var time: UInt64 = 0
  private var generator: (number: UInt64, StampGenerator)?

  /// Begins an action.
  func begin(_ number: UInt64, at time: UInt64) {
    self.number = number
    self.time = time
  }

  var date: Date? { Self.date(time) }

  func nextNumber() -> UInt64? {
    if generator?.number != number {
      generator = (number, StampGenerator(seed: (seed, number)))
    }
    return generator?.1.next()
  }

  /// Returns the stamp with which a replay gives the same dates and numbers to an action.
  func stamp(of record: ActionRecord, _ number: UInt64) -> JournalStamp {
    JournalStamp(
      time: Self.date(record.time),
      seed: (seed, number),
      nextStackElement: record.nextStackElement
    )
  }

  private static func date(_ time: UInt64) -> Date {
    Date(timeIntervalSince1970: Double(time) / 1e9)
  }
}
