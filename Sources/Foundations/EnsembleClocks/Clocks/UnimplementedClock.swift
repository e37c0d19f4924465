// SPDX-License-Identifier: MIT

import EnsembleInternals
import IssueReporting

/// A clock that reports an issue whenever it is used, and then behaves like another clock.
///
/// Pass it to code that is expected not to use time.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// An instant of the wrapped clock.
  public typealias Instant = AnyClock<Duration>.Instant

  private let base: AnyClock<Duration>
  private let name: String
  private let location: SourceLocation

  /// Creates a placeholder for a missing clock.
  ///
  /// - Parameters:
  ///   - base: The clock that determines the behavior after the report.
  ///   - name: The name of the clock in the reports.
  public init(
    _ base: some Clock<Duration>,
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.base = AnyClock(base)
    self.name = name
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The current time of the wrapped clock; reading it reports an issue.
  public var now: Instant {
    report("now")
    return base.now
  }

  /// The resolution of the wrapped clock; reading it reports an issue.
  public var minimumResolution: Duration {
    report("minimumResolution")
    return base.minimumResolution
  }

  /// Reports an issue, then sleeps on the wrapped clock.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report("sleep")
    try await base.sleep(until: deadline, tolerance: tolerance)
  }

  private func report(_ member: StaticString) {
    reportIssue(
      "Unimplemented: \(name).\(member)",
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }
}

extension UnimplementedClock {
  /// Creates a placeholder for a missing clock, whose sleeps take no time.
  public init(
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Duration == Swift.Duration {
    self.init(
      ImmediateClock(),
      name: name,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// Returns a clock that reports an issue whenever it is used, and then behaves like another
  /// clock.
  public static func unimplemented(
    _ base: some Clock<Swift.Duration> = ImmediateClock(),
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    UnimplementedClock(
      base,
      name: name,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
