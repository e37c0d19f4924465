// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import IssueReporting

extension TestClock {
  /// Advances the time by a duration.
  ///
  /// See `advance(to:)`. A duration of zero lets the program settle, and resumes the sleeps whose
  /// deadline is now.
  public func advance(
    by duration: Duration = .zero,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await advance(
      to: now.advanced(by: duration),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Advances the time to a deadline, and resumes the sleeps that end until then.
  ///
  /// Sleeps are resumed one at a time in the order of their deadlines, equal deadlines in the order
  /// of their suspension; meanwhile the time is the deadline of the sleep. After each resumption
  /// the program may run, and its new sleeps are taken into account: a timer with an interval of
  /// one second ticks five times in five seconds. Time never goes back.
  ///
  /// A program that repeatedly sleeps for a duration of zero would keep the time from advancing:
  /// after 1,000 such sleeps in a row, an issue is reported, and the time stops advancing.
  public func advance(
    to deadline: Instant,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    await settleDown(isolation: isolation)
    var instantSleeps = 0
    while let wakeup = withQueue({ $0.advance(to: deadline) }) {
      wakeup.continuation.resume()
      await settleDown(isolation: isolation)
      instantSleeps = wakeup.endsInstant ? instantSleeps + 1 : 0
      guard instantSleeps < maximumInstantSleeps else {
        reportIssue(
          """
          Expected the time to advance, but \(instantSleeps) sleeps for no time ended in a row:

            Time:
              \(now)

          A loop that sleeps for '.zero', or a timer with an interval of '.zero', never lets a test \
          clock advance. Give it a duration, or cancel it before the clock is advanced.
          """,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
        return
      }
    }
  }

  /// Advances the time until no sleep is suspended.
  ///
  /// - Parameter timeout: The real time after which an issue is reported, as for a timer, which
  ///   never ends. Unless it is zero, at least a hundred sleeps may end, since on a busy machine
  ///   other processes may use up the time.
  public func run(
    timeout: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    let end = ContinuousClock.now + timeout
    var stepsInAnyCase = timeout > .zero ? 100 : 0
    await settleDown(isolation: isolation)
    while let next = withQueue({ $0.sleeps.first?.deadline }) {
      stepsInAnyCase -= 1
      guard stepsInAnyCase >= 0 || ContinuousClock.now < end else {
        let deadlines = withQueue { $0.sleeps.map { "\($0.deadline)" } }
        reportIssue(
          """
          Expected all sleeps to end, but some are suspended after \(timeout):

            Time:
              \(now)
            Deadlines:
              \(deadlines.joined(separator: "\n    "))

          A repeated sleep, such as that of a timer, has to be cancelled before the clock is run. \
          If the program only needs longer, raise the 'timeout'.
          """,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
        return
      }
      withQueue { $0.advance(to: next) }?.continuation.resume()
      await settleDown(isolation: isolation)
    }
  }

  /// Lets the program settle, and checks that no sleep is suspended.
  ///
  /// - Throws: ``SuspensionError`` if a sleep is suspended.
  public func checkSuspension(
    isolation: isolated (any Actor)? = #isolation
  ) async throws {
    await settleDown(isolation: isolation)
    guard withQueue({ $0.sleeps.isEmpty }) else { throw SuspensionError() }
  }
}

private let maximumInstantSleeps = 1_000
