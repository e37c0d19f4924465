// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A parsed file, with the facts about all files that are checked together.
struct LintedFile {
  let path: String
  let tree: SourceFileSyntax
  /// The features of all files.
  let features: Features

  private let converter: SourceLocationConverter

  init(path: String, tree: SourceFileSyntax, features: Features) {
    self.path = path
    self.tree = tree
    self.features = features
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// Returns the line and the column of a node.
  func location(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    let location = node.startLocation(converter: converter, afterLeadingTrivia: true)
    return (location.line, location.column)
  }

  /// Returns the line and the column of a position.
  func location(of position: AbsolutePosition) -> (line: Int, column: Int) {
    let location = converter.location(for: position)
    return (location.line, location.column)
  }
}
