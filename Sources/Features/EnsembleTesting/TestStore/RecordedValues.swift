// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleCore
import EnsembleDependencies
import EnsembleInternals
import Foundation

extension UUIDGenerator {
  /// Returns a generator that returns the given identifiers in order.
  ///
  /// Each use after the last value is reported as an issue, and returns a random identifier.
  public static func recorded(
    _ values: [UUID],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let rest = RecordedValues(values, "identifiers", location)
    return UUIDGenerator { rest.next() ?? UUID() }
  }
}

extension DateGenerator {
  /// Returns a generator that returns the given dates in order.
  ///
  /// Each use after the last value is reported as an issue, and returns the current date.
  public static func recorded(
    _ values: [Date],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let rest = RecordedValues(values, "dates", location)
    return DateGenerator { rest.next() ?? Date() }
  }
}

extension WithRandomNumberGenerator {
  /// Returns a generator that returns the given numbers in order.
  ///
  /// Each use after the last value is reported as an issue, and returns a random number.
  public static func recorded(
    _ values: [UInt64],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> WithRandomNumberGenerator {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let rest = RecordedValues(values, "random numbers", location)
    return WithRandomNumberGenerator(RecordedNumbers(rest: rest))
  }
}

private struct RecordedNumbers: RandomNumberGenerator, Sendable {
  let rest: RecordedValues<UInt64>

  func next() -> UInt64 { rest.next() ?? .random(in: 0 ... .max) }
}

/// Values that are given one after the other.
private struct RecordedValues<Value: Sendable>: Sendable {
  private let rest: LockIsolated<ArraySlice<Value>>
  private let count: Int
  private let name: String
  private let location: SourceLocation

  init(_ values: [Value], _ name: String, _ location: SourceLocation) {
    rest = LockIsolated(values[...])
    count = values.count
    self.name = name
    self.location = location
  }

  func next() -> Value? {
    if let value = rest.withValue({ $0.popFirst() }) { return value }
    location.report(
      """
      All \(count) recorded \(name) are used.

      The feature takes more of them than when it was recorded.
      """
    )
    return nil
  }
}
