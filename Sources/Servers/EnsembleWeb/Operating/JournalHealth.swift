// SPDX-License-Identifier: MIT

#if Web
/// The health of a journal according to the last check: a state machine without effects.
///
/// A check that takes longer than ``interval`` counts as failed, so that the next check can start.
package struct JournalHealth: Sendable {
  /// The interval between two checks, and the timeout of a check.
  package static let interval = Duration.seconds(5)

  /// A change that operators want to know of.
  package enum Change: Equatable { case lost, returned }

  private var askedAt: Duration?
  private var isAsking = false
  private var isThere: Bool?

  package init() {}

  /// Returns whether to start a check now. The check is then in progress until ``answered(_:)``.
  package mutating func ask(at now: Duration) -> Bool {
    guard !isAsking, askedAt.map({ now - $0 >= Self.interval }) ?? true else { return false }
    askedAt = now
    isAsking = true
    return true
  }

  /// Records whether the journal has answered.
  package mutating func answered(_ isThere: Bool) -> Change? {
    let before = self.isThere
    self.isThere = isThere
    isAsking = false
    guard before != isThere else { return nil }
    return isThere ? (before == nil ? nil : .returned) : .lost
  }

  /// Returns whether the last check is too old to be relied on.
  package func isOld(at now: Duration) -> Bool {
    !isAsking && (askedAt.map { now - $0 >= Self.interval * 3 } ?? true)
  }

  /// Returns whether the journal has answered, and is not late with its next answer.
  package func isHealthy(at now: Duration) -> Bool {
    guard let askedAt, isThere == true else { return false }
    return !isAsking || now - askedAt < Self.interval
  }
}
#endif
