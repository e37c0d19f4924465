// SPDX-License-Identifier: MIT

#if Web
/// The state of a journal, as the last question to it has shown: a state machine without effects.
///
/// Whoever asks gives up after ``interval``, which is no answer, so that there is a next question.
package struct JournalHealth: Sendable {
  /// The interval between two questions, and the time that an answer may take.
  package static let interval = Duration.seconds(5)

  /// A change that operators want to know of.
  package enum Change: Equatable { case lost, returned }

  private var askedAt: Duration?
  private var isAsking = false
  private var isThere: Bool?

  package init() {}

  /// Returns whether to ask the journal now. It is then being asked until ``answered(_:)``.
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

  /// Returns whether nobody has asked the journal for a while, so that the last answer says little.
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
