// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The knowledge that several files of a migration share.
package struct MigrationContext: Sendable {
  /// The cases with an id and an action, as `row(id:action:)`, that get an `IdentifiedAction` instead.
  var identifiedCases: Set<String> = []

  /// Those of these cases that other types have, too.
  var ambiguousCases: Set<String> = []

  /// The names of the types that the sources declare.
  var declaredTypes: Set<String> = []

  /// The libraries, and modules of Ensemble, that files get from modules which re-export them, by paths.
  var reexportedModules: [String: Set<String>] = [:]

  /// Collects the knowledge in the texts of sources that are migrated together.
  package init(of sources: [String]) {
    self.init(of: sources.map { ParsedSource($0, path: "") }, layout: nil)
  }

  /// Collects the knowledge in sources that are migrated together.
  init(of files: [ParsedSource], layout: PackageLayout?) {
    let indexes = concurrentMap(files) { FileIndex(of: $0.tree) }
    for index in indexes {
      identifiedCases.formUnion(index.declared.intersection(index.used))
      ambiguousCases.formUnion(index.others)
      declaredTypes.formUnion(index.types)
    }
    ambiguousCases.formIntersection(identifiedCases)
    let exports = Exports(of: Array(zip(files, indexes)), layout: layout)
    for (file, index) in zip(files, indexes) {
      reexportedModules[file.path] = exports.reached(
        from: index.imports,
        in: layout?.module(of: file.path)
      )
    }
  }
}

/// The declarations and imports of a file.
struct FileIndex: Sendable {
  let declared: Set<String>
  let used: Set<String>
  let others: Set<String>
  let types: Set<String>

  /// The modules that the file imports.
  let imports: Set<String>

  /// Those of them that other modules get from this one.
  let exports: Set<String>

  init(of tree: SourceFileSyntax) {
    let finder = IdentifiedCaseFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    (declared, used, others, types) = (finder.declared, finder.used, finder.others, finder.types)
    imports = importedModules(in: tree)
    exports = importedModules(in: tree, onlyExported: true)
  }
}

/// The libraries that modules re-export, directly or through other modules.
private struct Exports {
  private var libraries: [String: Set<String>] = [:]

  init(of files: [(file: ParsedSource, index: FileIndex)], layout: PackageLayout?) {
    var exports: [String: Set<String>] = [:]
    for (file, index) in files {
      guard let module = layout?.module(of: file.path) else { continue }
      exports[module, default: []].formUnion(index.exports)
    }
    libraries = exports.mapValues { $0.filter(isLibrary) }
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (module, names) in exports {
        let reached = names.reduce(into: libraries[module] ?? []) {
          $0.formUnion(libraries[$1] ?? [])
        }
        if reached != libraries[module] { (libraries[module], isComplete) = (reached, false) }
      }
    }
  }

  /// Returns the libraries that a file of a module reaches by its imports of other modules.
  func reached(from imports: Set<String>, in module: String?) -> Set<String> {
    let names = module.map { imports.union([$0]) } ?? imports
    return names.reduce(into: []) { $0.formUnion(libraries[$1] ?? []) }
  }
}

/// Indicates that a module is a migrated library, or one of Ensemble.
private func isLibrary(_ module: String) -> Bool {
  ImportRules.modules[module] != nil || module.hasPrefix("Ensemble")
}

/// Finds cases `row(id:action:)` whose reducer is run by `forEach` in the same file.
private final class IdentifiedCaseFinder: SyntaxAnyVisitor {
  var declared: Set<String> = []
  var used: Set<String> = []
  var others: Set<String> = []
  var types: Set<String> = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if node.isProtocol((any DeclGroupSyntax).self) || node.is(TypeAliasDeclSyntax.self),
      let name = node.asProtocol((any NamedDeclSyntax).self)?.name.text
    {
      types.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if node.hasIDAndAction, node.isAction {
      declared.insert(node.name.text)
    } else if node.parameterClause?.parameters.count == 2 {
      others.insert(node.name.text)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if ["forEach", "forEachNamespaced", "ForEachStore"].contains(node.calleeName),
      let action = node.argument("action"), let name = action.caseName
    {
      used.insert(name)
    }
    return .visitChildren
  }
}

extension EnumCaseElementSyntax {
  /// Indicates that the case is one of actions.
  var isAction: Bool { ancestor(EnumDeclSyntax.self)?.name.text.hasSuffix("Action") == true }

  /// Indicates that the case has exactly an id and an action.
  var hasIDAndAction: Bool {
    name.text != "element"
      && parameterClause?.parameters.map { $0.firstName?.text } == ["id", "action"]
  }
}
