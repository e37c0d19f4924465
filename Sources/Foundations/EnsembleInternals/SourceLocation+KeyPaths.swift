// SPDX-License-Identifier: MIT

/// The file name that a subscript takes, so that key paths can contain the subscript.
///
/// All values are equal: key paths that are written in different files are equal.
public struct _SourceText: ExpressibleByStringLiteral, Hashable, Sendable {
  package let text: StaticString

  public init(stringLiteral text: StaticString) { self.text = text }

  package init(_ text: StaticString) { self.text = text }

  public static func == (one: Self, other: Self) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}

/// The line or column that a subscript takes, so that key paths can contain the subscript.
///
/// All values are equal: key paths that are written on different lines are equal.
public struct _SourceNumber: ExpressibleByIntegerLiteral, Hashable, Sendable {
  package let number: UInt

  public init(integerLiteral number: UInt) { self.number = number }

  package init(_ number: UInt) { self.number = number }

  public static func == (one: Self, other: Self) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}

extension SourceLocation {
  package init(
    _ file: _SourceText,
    _ path: _SourceText,
    _ line: _SourceNumber,
    _ column: _SourceNumber
  ) {
    self.init(fileID: file.text, filePath: path.text, line: line.number, column: column.number)
  }
}
