// SPDX-License-Identifier: MIT

/// A function that checks a condition.
///
/// ```swift
/// @Dependency(\.assert) var assert
/// assert(rows.count == 3, "A board has three rows")
/// ```
public protocol AssertionEffect: Sendable {
  /// Checks a condition, and attributes a failure to a source location.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionEffect {
  /// Checks a condition, and attributes a failure to the caller.
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = "",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    withIssueContext(fileID: fileID, filePath: filePath, line: line, column: column) {
      self(condition(), message(), file: filePath, line: line)
    }
  }
}

/// A function that marks code as unreachable.
///
/// ```swift
/// @Dependency(\.assertionFailure) var assertionFailure
/// assertionFailure("A closed door was opened")
/// ```
public protocol AssertionFailureEffect: Sendable {
  /// Reports that a source location was reached.
  func callAsFunction(
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionFailureEffect {
  /// Reports that the caller was reached.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    withIssueContext(fileID: fileID, filePath: filePath, line: line, column: column) {
      self(message(), file: filePath, line: line)
    }
  }
}
