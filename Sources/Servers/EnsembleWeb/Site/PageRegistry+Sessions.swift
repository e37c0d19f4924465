// SPDX-License-Identifier: MIT

#if Web
/// The facts about a session, for operators. They include neither its identifier nor its browser's.
package struct SessionRecord: Sendable {
  /// The number of the session in its process.
  package let number: Int
  /// The owner, as returned by the closure that was passed to the mount; nil without one.
  package let owner: (any Hashable & Sendable)?
  /// The time since the session was opened.
  package let age: Duration
  /// The time since it was used last; nil without a page.
  package let idle: Duration?
  /// The number of its pages.
  package let pageCount: Int
  /// The measured work; nil if it is not measured.
  package let meter: SessionMeter?
  /// The number of actions per second in the last seconds.
  package let rate: Double
  /// A closure that returns the total size of the stores' states, as measured by a function; 0 if
  /// the session is not measured.
  package let size: @MainActor @Sendable (_ measure: (Any) -> Int) -> Int
}

extension PageRegistry {
  /// The sessions, in the order in which they were opened.
  package var sessionRecords: [SessionRecord] {
    let now = clock.now
    return sessions.values.compactMap { session in
      guard let listing = session.listing else { return nil }
      let meter = session.activity?.meter
      return SessionRecord(
        number: listing.number,
        owner: session.owner?.value,
        age: now - listing.start,
        idle: session.pages.map(\.lastUsed).max().map { now - $0 },
        pageCount: session.pages.count,
        meter: meter,
        rate: meter?.rate(at: now) ?? 0,
        size: { [weak activity = session.activity] in activity?.size(measuring: $0) ?? 0 }
      )
    }
    .sorted { $0.number < $1.number }
  }

  /// Returns the states of the stores of a session, and the cases of its last actions; nil if the
  /// session has ended, or is not measured.
  package func contents(ofSession number: Int) -> (states: [Any], actions: [String])? {
    let session = sessions.values.first { $0.listing?.number == number }
    guard let activity = session?.activity else { return nil }
    return (activity.states, activity.labels)
  }
}
#endif
