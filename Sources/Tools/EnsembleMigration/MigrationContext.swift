// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The facts about all files of a migration that affect each of them.
package struct MigrationContext: Sendable {
  /// The cases with an id and an action, as `row(id:action:)`, that get an `IdentifiedAction`
  /// instead.
  var identifiedCases: Set<String> = []

  /// The identified cases whose names other types use, too.
  var ambiguousCases: Set<String> = []

  /// The names of the types that the sources declare.
  var declaredTypes: Set<String> = []

  /// The qualified names of the reducers without a macro.
  var reducers: Set<String> = []

  /// The libraries, and modules of Ensemble, that files get from modules which re-export them, by
  /// paths.
  var reexportedModules: [String: Set<String>] = [:]

  /// The enums by their qualified names.
  var enums: [String: CasePaths] = [:]

  /// The targets of type aliases by the qualified names of the aliases.
  var aliases: [String: String] = [:]

  /// The functions of the sources that take case paths.
  var casePathFunctions: Set<String> = []

  /// The names of the functions of the sources that modify their receiver and take a closure.
  var mutatingFunctions: Set<String> = []

  /// The names that extensions use, by the names of the extended types.
  var extensionNames: [String: [(path: String, names: Set<String>)]] = [:]

  /// The paths of the files in modules whose default isolation is the main actor.
  var isolatedFiles: Set<String> = []

  /// The names of the types whose values other threads encode or create.
  private var typesOffTheMainActor: Set<String> = []

  /// Whether files with views import Ensemble's views on platforms without SwiftUI.
  var movesViews = false

  /// Returns whether values of a type are needed off the main actor.
  func isNeededOffTheMainActor(_ type: String) -> Bool { typesOffTheMainActor.contains(type) }

  /// The case paths of an enum.
  enum CasePaths {
    /// The enum has case paths.
    case declared

    /// The enum gets case paths, because code uses them.
    case needed

    /// The enum is local to a function, so it cannot get case paths.
    case local

    /// The enum is declared in a file that is not migrated.
    case unreachable
  }

  /// Returns the case paths of an enum that is named in scopes, from the innermost on; nil for an
  /// unknown one.
  func casePaths(of name: String, in scopes: [String]) -> CasePaths? {
    enumName(name, in: scopes).flatMap { enums[$0] }
  }

  private func enumName(_ name: String, in scopes: [String]) -> String? {
    let names = scopes.lazy.map { $0.isEmpty ? name : "\($0).\(name)" }
    if let found = names.first(where: { enums[$0] != nil }) { return found }
    // The target of an alias is named from the scope of the alias.
    guard let alias = names.first(where: { aliases[$0] != nil }), let target = aliases[alias]
    else { return nil }
    let scope = alias.split(separator: ".").dropLast().joined(separator: ".")
    return [scope, ""].lazy.map { $0.isEmpty ? target : "\($0).\(target)" }
      .first { enums[$0] != nil }
  }

  /// Collects the facts about sources that are migrated together, from their texts.
  package init(of sources: [String]) {
    self.init(of: sources.map { ParsedSource($0, path: "") }, layout: nil)
  }

  /// Collects the facts about sources that are migrated together.
  init(of files: [ParsedSource], layout: PackageLayout?) {
    let indexes = concurrentMap(files) { FileIndex(of: $0.tree) }
    for index in indexes {
      identifiedCases.formUnion(index.declared.intersection(index.used))
      ambiguousCases.formUnion(index.others)
      declaredTypes.formUnion(index.types)
      reducers.formUnion(index.reducers)
      casePathFunctions.formUnion(index.casePathFunctions)
      mutatingFunctions.formUnion(index.mutatingFunctions)
      aliases.merge(index.aliases) { first, _ in first }
    }
    ambiguousCases.formIntersection(identifiedCases)
    collectExports(of: files, indexes, layout: layout)
    collectEnums(of: files, indexes)
    if let layout { collectIsolation(of: files, indexes, layout: layout) }
    // A text without a path is the only file.
    for (file, index) in zip(files, indexes) where !file.path.isEmpty {
      for (type, names) in index.extensionNames {
        extensionNames[type, default: []].append((file.path, names))
      }
    }
  }

  private mutating func collectIsolation(
    of files: [ParsedSource],
    _ indexes: [FileIndex],
    layout: PackageLayout
  ) {
    isolatedFiles = Set(files.lazy.map(\.path).filter(layout.isIsolated))
    guard !isolatedFiles.isEmpty else { return }
    let parts = indexes.reduce(into: [:]) { $0.merge($1.parts) { $0.union($1) } }
    var added = indexes.reduce(into: Set<String>()) { $0.formUnion($1.stored) }.intersection(
      declaredTypes
    )
    // The values in a stored value are stored, too.
    while !added.isEmpty {
      typesOffTheMainActor.formUnion(added)
      added = added.reduce(into: Set<String>()) { $0.formUnion(parts[$1] ?? []) }
        .intersection(declaredTypes).subtracting(typesOffTheMainActor)
    }
  }

  private mutating func collectExports(
    of files: [ParsedSource],
    _ indexes: [FileIndex],
    layout: PackageLayout?
  ) {
    let exports = Exports(of: Array(zip(files, indexes)), layout: layout)
    for (file, index) in zip(files, indexes) {
      reexportedModules[file.path] = exports.reached(
        from: index.imports,
        in: layout?.module(of: file.path)
      )
    }
  }

  /// Finds the enums, and those whose case paths are used.
  private mutating func collectEnums(of files: [ParsedSource], _ indexes: [FileIndex]) {
    for (file, index) in zip(files, indexes) {
      let modules = index.imports.union(reexportedModules[file.path] ?? [])
      for (name, kind) in index.enums where enums[name] != .declared {
        enums[name] = kind == .needed && !modules.contains(where: isLibrary) ? .unreachable : kind
      }
    }
    var used: Set<String> = []
    for path in indexes.flatMap(\.casePaths) {
      if let name = enumName(path.root, in: path.scopes) { used.insert(name) }
    }
    for (name, kind) in enums where kind == .needed && !used.contains(name) { enums[name] = nil }
  }
}

/// The declarations and imports of a file.
struct FileIndex: Sendable {
  let declared: Set<String>
  let used: Set<String>
  let others: Set<String>
  let types: Set<String>
  let reducers: Set<String>

  /// The enums by their qualified names, as if all of them had to have case paths.
  let enums: [String: MigrationContext.CasePaths]

  /// The enums of case paths that the file uses, with the scopes of the uses.
  let casePaths: [(root: String, scopes: [String])]

  let aliases: [String: String]
  let casePathFunctions: Set<String>
  let mutatingFunctions: Set<String>

  /// The names that extensions in the file use, by the names of the extended types.
  let extensionNames: [String: Set<String>]

  /// The modules that the file imports.
  let imports: Set<String>

  /// The imports that the file re-exports to other modules.
  let exports: Set<String>

  /// The names of types that files and settings store.
  let stored: Set<String>

  /// The names of the types of the properties and cases of types.
  let parts: [String: Set<String>]

  init(of tree: SourceFileSyntax) {
    let finder = IdentifiedCaseFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    extensionNames = finder.extensionNames
    (aliases, casePathFunctions) = (finder.aliases, finder.casePathFunctions)
    mutatingFunctions = finder.mutatingFunctions
    (enums, casePaths, reducers) = (finder.enums, finder.casePaths, finder.reducers)
    (declared, used, others, types) = (finder.declared, finder.used, finder.others, finder.types)
    let storedTypes = StoredTypeFinder(viewMode: .sourceAccurate)
    storedTypes.walk(tree)
    (stored, parts) = (storedTypes.stored, storedTypes.parts)
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
    libraries = exports.mapValues { $0.filter { isLibrary($0) || $0 == "Foundation" } }
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

/// Returns whether a module is a migrated library, or one of Ensemble.
func isLibrary(_ module: String) -> Bool {
  ImportRules.modules[module] != nil || module.hasPrefix("Ensemble")
}

/// Finds types, case paths, and cases `row(id:action:)` whose reducer is run by `forEach` in the
/// same file.
private final class IdentifiedCaseFinder: SyntaxAnyVisitor {
  var declared: Set<String> = []
  var used: Set<String> = []
  var others: Set<String> = []
  var types: Set<String> = []
  var reducers: Set<String> = []
  var enums: [String: MigrationContext.CasePaths] = [:]
  var casePaths: [(root: String, scopes: [String])] = []

  var extensionNames: [String: Set<String>] = [:]
  var aliases: [String: String] = [:]
  var casePathFunctions: Set<String> = []
  var mutatingFunctions: Set<String> = []

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    types.insert(node.name.text)
    let scope = scopes(around: node)[0]
    aliases[scope.isEmpty ? node.name.text : "\(scope).\(node.name.text)"] =
      node.initializer.value.trimmedDescription
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause
    if parameters.takesCasePaths { casePathFunctions.insert(node.name.text) }
    if node.modifiers.contains(where: { $0.name.text == "mutating" }), parameters.takesFunctions {
      mutatingFunctions.insert(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.signature.parameterClause.takesCasePaths {
      let type = scopes(around: node)[0].split(separator: ".").last
      casePathFunctions.insert(type.map(String.init) ?? "init")
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.inheritanceClause.isOfReducer {
      reducers.insert(node.extendedType.trimmedDescription)
    }
    let names = node.memberBlock.tokens(viewMode: .sourceAccurate).compactMap {
      $0.parent?.is(DeclReferenceExprSyntax.self) == true ? $0.text : nil
    }
    extensionNames[node.extendedType.trimmedDescription, default: []].formUnion(names)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    types.insert(node.name.text)
    let scope = scopes(around: node)[0]
    let name = scope.isEmpty ? node.name.text : "\(scope).\(node.name.text)"
    enums[name] =
      node.hasCasePaths ? .declared : Syntax(node).isLocal ? .local : .needed
    // An enum reducer gets both types from its macro.
    if node.attributes.contains(where: { $0.trimmedDescription.hasPrefix("@Reducer") }) {
      enums["\(name).State"] = .declared
      enums["\(name).Action"] = .declared
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    types.insert(node.name.text)
    if node.inheritanceClause.isOfReducer {
      let scope = scopes(around: node)[0]
      reducers.insert(scope.isEmpty ? node.name.text : "\(scope).\(node.name.text)")
    }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let path = OldCasePath(ExprSyntax(node)) { addUse(of: path, at: node) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.elements.contains(where: { $0.isOldCasePath }) {
      for element in node.elements where !element.isOldCasePath {
        if let path = OldCasePath(element) { addUse(of: path, at: element) }
      }
    }
    return .visitChildren
  }

  private func addUse(of path: OldCasePath, at node: some SyntaxProtocol) {
    casePaths.append((path.root, scopes(around: node)))
  }

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

extension InheritanceClauseSyntax? {
  /// Whether the type conforms to the protocol of reducers.
  fileprivate var isOfReducer: Bool {
    self?.inheritedTypes.contains {
      ["Reducer", "ReducerProtocol"].contains($0.type.trimmedDescription)
    } == true
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate var takesFunctions: Bool {
    parameters.contains { $0.type.trimmedDescription.contains("->") }
  }

  fileprivate var takesCasePaths: Bool {
    parameters.contains {
      let type = $0.type.trimmedDescription
      return type.hasPrefix("CasePath<") || type.hasPrefix("AnyCasePath<")
    }
  }
}

extension EnumDeclSyntax {
  /// Whether a macro gives the enum case paths: the enum's own macro, or the macro of the reducer
  /// around it.
  fileprivate var hasCasePaths: Bool {
    if attributes.contains(where: { $0.trimmedDescription == "@CasePathable" }) { return true }
    guard ["Action", "State"].contains(name.text),
      let reducer = parent?.ancestor(MemberBlockSyntax.self)?.parent
    else { return inheritanceClause?.trimmedDescription.contains("TCAFeatureAction") == true }
    let attributes = reducer.asProtocol((any WithAttributesSyntax).self)?.attributes
    let clause = reducer.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
    return attributes?.contains { $0.trimmedDescription.hasPrefix("@Reducer") } == true
      || attributes?.contains { $0.trimmedDescription.hasPrefix("@Composer") } == true
      || clause?.inheritedTypes.contains { $0.type.trimmedDescription.contains("Reducer") } == true
      || reducer.is(ExtensionDeclSyntax.self)
  }
}

extension EnumCaseElementSyntax {
  /// Whether the case belongs to an enum of actions.
  var isAction: Bool { ancestor(EnumDeclSyntax.self)?.name.text.hasSuffix("Action") == true }

  /// Whether the case has exactly an id and an action.
  var hasIDAndAction: Bool {
    name.text != "element"
      && parameterClause?.parameters.map { $0.firstName?.text } == ["id", "action"]
  }
}
