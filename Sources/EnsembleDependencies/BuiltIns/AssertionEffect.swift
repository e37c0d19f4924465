// SPDX-License-Identifier: MIT

/// A function that checks a condition.
///
/// ```swift
/// @Dependency(\.assert) var assert
/// assert(rows.count == 3, "A board has three rows")
/// ```
public protocol AssertionEffect: Sendable {
  /// Checks a condition for a place in the user's code.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionEffect {
  /// Checks a condition, here.
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

/// A function that says that a place must not be reached.
///
/// ```swift
/// @Dependency(\.assertionFailure) var assertionFailure
/// assertionFailure("A closed door was opened")
/// ```
public protocol AssertionFailureEffect: Sendable {
  /// Says that a place in the user's code must not be reached.
  func callAsFunction(
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionFailureEffect {
  /// Says that this place must not be reached.
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
