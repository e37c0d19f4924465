// SPDX-License-Identifier: MIT

import IssueReporting

/// A clock that reports an issue whenever it is used, and then does what another clock does.
///
/// Give it to code that is expected not to touch time.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in the time of the clock that is wrapped.
  public typealias Instant = AnyClock<Duration>.Instant

  private let base: AnyClock<Duration>
  private let name: String
  private let fileID: StaticString
  private let filePath: StaticString
  private let line: UInt
  private let column: UInt

  /// Creates a clock that stands for a missing one.
  ///
  /// - Parameters:
  ///   - base: What to do after the report.
  ///   - name: What the reports call the clock.
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
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Reports an issue. The time of the wrapped clock.
  public var now: Instant {
    report("now")
    return base.now
  }

  /// Reports an issue. The resolution of the wrapped clock.
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
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension UnimplementedClock {
  /// Creates a clock that stands for a missing one, over one whose sleeps take no time.
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
  /// A clock that reports an issue whenever it is used, and then does what another clock does.
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
