// SPDX-License-Identifier: MIT

import SwiftSyntax
import SwiftSyntaxMacros

/// A location in the user's source, as the expressions that the compiler provides for it.
struct CallSite: Sendable {
  let fileID: String
  let filePath: String
  let line: String
  let column: String

  /// Creates the location of an argument of an attribute.
  init?(of expression: ExprSyntax, in context: some MacroExpansionContext) {
    guard
      let file = context.location(
        of: expression,
        at: .afterLeadingTrivia,
        filePathMode: .fileID
      ),
      let path = context.location(
        of: expression,
        at: .afterLeadingTrivia,
        filePathMode: .filePath
      )
    else { return nil }
    fileID = file.file.trimmedDescription
    filePath = path.file.trimmedDescription
    line = file.line.trimmedDescription
    column = file.column.trimmedDescription
  }

  /// The source location arguments of a call that reports issues.
  var arguments: [String] {
    ["fileID: \(fileID)", "filePath: \(filePath)", "line: \(line)", "column: \(column)"]
  }
}
