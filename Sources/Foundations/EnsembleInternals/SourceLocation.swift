// SPDX-License-Identifier: MIT

/// A location in the client's code, at which issues are reported.
@usableFromInline
package struct SourceLocation: Sendable {
  @usableFromInline package let fileID: StaticString
  @usableFromInline package let filePath: StaticString
  @usableFromInline package let line: UInt
  @usableFromInline package let column: UInt

  @inlinable
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
