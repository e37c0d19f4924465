// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A parsed file, with what is known of all files that are checked together.
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
  func place(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    let location = node.startLocation(converter: converter, afterLeadingTrivia: true)
    return (location.line, location.column)
  }

  /// Returns the line and the column of a position.
  func location(of position: AbsolutePosition) -> (line: Int, column: Int) {
    let location = converter.location(for: position)
    return (location.line, location.column)
  }
}

/// The features whose views can send a part of their actions only, by the names of their types.
struct Features: Sendable {
  /// The cases of the actions of features that have a case `view`, by the name of the feature.
  private(set) var actionCases: [String: Set<String>] = [:]

  /// Adds the features of a file.
  mutating func add(_ tree: SourceFileSyntax) {
    let visitor = ActionVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    actionCases.merge(visitor.found) { first, _ in first }
  }

  private final class ActionVisitor: ScopeVisitor {
    var found: [String: Set<String>] = [:]

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == "Action", let feature = types.last {
        let elements = node.memberBlock.members
          .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
          .flatMap { $0.elements.map { $0 } }
        let view = elements.first { $0.name.text == "view" }
        if view?.parameterClause != nil { found[feature.name] = Set(elements.map(\.name.text)) }
      }
      return super.visit(node)
    }
  }
}
