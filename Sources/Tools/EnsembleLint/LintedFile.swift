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

/// The reducers of all files, with their stored properties.
struct Features: Sendable {
  /// The cases of the actions of features that have a case `view`, by the name of the feature.
  private(set) var actionCases: [String: Set<String>] = [:]
  /// The stored properties of all types, by the name of the type with those around it.
  private var properties: [String: Set<String>] = [:]
  private var reducers: Set<String> = []
  /// The types that are no reducers.
  private var others: Set<String> = []

  init() {}

  /// Finds the features of a file.
  init(in tree: SourceFileSyntax) {
    let visitor = FeatureVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    self = visitor.found
  }

  /// Adds the features of another file.
  mutating func add(_ other: Features) {
    actionCases.merge(other.actionCases) { first, _ in first }
    properties.merge(other.properties) { $0.union($1) }
    reducers.formUnion(other.reducers)
    others.formUnion(other.others)
  }

  /// Returns whether a name is that of a reducer, and of no other type.
  func isReducer(_ name: String) -> Bool { reducers.contains(name) && !others.contains(name) }

  /// Returns the stored properties of a type.
  func properties(of type: String) -> Set<String> { properties[type] ?? [] }

  private final class FeatureVisitor: ScopeVisitor {
    var found = Features()

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
      guard let type = types.last, !type.isExtension else { return .visitChildren }
      // A type in a function has no extensions.
      let isLocal = node.ancestors.contains { $0.is(CodeBlockSyntax.self) }
      if !isLocal && type.isReducer {
        found.reducers.insert(qualifiedName)
      } else if !isLocal {
        found.others.insert(qualifiedName)
      }
      let variables = node.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      let stored = variables.flatMap(\.bindings).filter { $0.accessorBlock == nil }
      let names = stored.map(\.pattern.trimmedDescription)
      found.properties[qualifiedName, default: []].formUnion(names)
      return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == "Action", let feature = types.last {
        let elements = node.memberBlock.members
          .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
          .flatMap { $0.elements.map { $0 } }
        let view = elements.first { $0.name.text == "view" }
        if view?.parameterClause != nil {
          found.actionCases[feature.name] = Set(elements.map(\.name.text))
        }
      }
      return super.visit(node)
    }
  }
}
