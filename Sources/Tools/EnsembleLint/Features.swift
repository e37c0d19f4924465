// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The reducers of all files, with their stored properties.
struct Features: Sendable {
  /// The code of a reducer and of its extensions.
  struct Code: Sendable {
    /// The names of the calls.
    var calls: Set<String> = []
    /// The names in key paths and in case paths, without `$`.
    var paths: Set<String> = []
    var hasBody = false
    /// Whether the reducer has a function that may run its children, or calls one.
    var hasFunction = false
    /// Whether a macro writes parts of the body.
    var isComposed = false
  }

  /// The protocols of the library that reducers conform to.
  static let reducerProtocols: Set = [
    "BoundingReducer", "ComposedBoundingReducer", "Reducer", "ReducerProtocol",
  ]

  /// The cases of the actions of features that have a case `view`, by the name of the feature.
  private(set) var actionCases: [String: Set<String>] = [:]
  /// The methods of extensions of reducers.
  private(set) var operators: Set<String> = []
  /// The stored properties of all types, by the qualified name of the type.
  private var properties: [String: Set<String>] = [:]
  /// The `@Shared` properties of states, by the qualified name of the state.
  private var shared: [String: Set<String>] = [:]
  private var reducers: Set<String> = []
  /// The types that are not marked as reducers by an attribute, with their inherited types.
  private var others: [String: Set<String>] = [:]
  /// The types whose conformance to a reducer protocol is declared in an extension.
  private var extended: Set<String> = []
  private var code: [String: Code] = [:]
  /// The types that declare their own actions.
  private var owners: Set<String> = []
  /// The code of the reducers that use the actions of another feature.
  private var borrowingCode = Code()
  /// The protocols that inherit from `Reducer`, directly or indirectly. Complete once all files
  /// were added.
  private var protocols = Self.reducerProtocols
  private var inheritedProtocols: [String: Set<String>] = [:]

  init() {}

  /// Finds the features of a file.
  init(in tree: SourceFileSyntax) {
    let visitor = FeatureVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    self = visitor.found
  }

  /// Adds the features of other files.
  init(_ files: some Sequence<Features>) {
    for file in files {
      actionCases.merge(file.actionCases) { first, _ in first }
      operators.formUnion(file.operators)
      properties.merge(file.properties) { $0.union($1) }
      shared.merge(file.shared) { $0.union($1) }
      reducers.formUnion(file.reducers)
      others.merge(file.others) { $0.intersection($1) }
      extended.formUnion(file.extended)
      code.merge(file.code) { $0.union($1) }
      owners.formUnion(file.owners)
      inheritedProtocols.merge(file.inheritedProtocols) { $0.intersection($1) }
    }
    var isComplete = false
    while !isComplete {
      let count = protocols.count
      for (name, inherited) in inheritedProtocols
      where areOfReducer(inherited) && !["Feature", "InstanceFeature"].contains(name) {
        protocols.insert(name)
      }
      isComplete = protocols.count == count
    }
    for (name, code) in code where !owners.contains(name) && isReducer(name) {
      borrowingCode = borrowingCode.union(code)
    }
  }

  /// Returns whether a name belongs to a reducer, and to no other type.
  func isReducer(_ name: String) -> Bool {
    if extended.contains(name) { return true }
    guard let inherited = others[name] else { return reducers.contains(name) }
    return areOfReducer(inherited)
  }

  /// Returns whether any of the protocols is `Reducer`, or inherits from it.
  func areOfReducer(_ inherited: Set<String>) -> Bool { !protocols.isDisjoint(with: inherited) }

  /// Returns the stored properties of a type.
  func properties(of type: String) -> Set<String> { properties[type] ?? [] }

  /// Returns the properties of a state that have `@Shared`.
  func sharedProperties(of state: String) -> Set<String> { shared[state] ?? [] }

  /// Returns the code of a reducer, together with the code of reducers that may handle its actions.
  func code(of reducer: String) -> Code {
    var code = code[reducer] ?? Code()
    code.calls.formUnion(borrowingCode.calls)
    code.paths.formUnion(borrowingCode.paths)
    return code
  }

  private final class FeatureVisitor: ScopeVisitor {
    var found = Features()

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.lastName } ?? []
      found.inheritedProtocols[node.name.text, default: []].formUnion(inherited)
      return .skipChildren
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
      guard let type = types.last else { return .visitChildren }
      for member in node.members { addCode(of: member.decl) }
      if type.attributes.contains("Composer") {
        found.code[qualifiedName, default: .init()].isComposed = true
      }
      if type.isExtension {
        if type.isReducer { found.extended.insert(qualifiedName) }
        return .visitChildren
      }
      // A type in a function has no extensions.
      let isLocal = node.ancestors.contains { $0.is(CodeBlockSyntax.self) }
      if !isLocal && type.isReducer {
        found.reducers.insert(qualifiedName)
      } else if !isLocal {
        let before = found.others[qualifiedName]
        found.others[qualifiedName] = before?.intersection(type.inherited) ?? type.inherited
      }
      if type.name == "State" { addSharedProperties(of: node) }
      let variables = node.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      let stored = variables.flatMap(\.bindings).filter { $0.accessorBlock == nil }
      let names = stored.map(\.pattern.trimmedDescription)
      found.properties[qualifiedName, default: []].formUnion(names)
      return .visitChildren
    }

    private func addSharedProperties(of state: MemberBlockSyntax) {
      for variable in state.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) })
      where variable.attributes.names.contains("Shared") {
        let names = variable.bindings.compactMap {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        }
        found.shared[qualifiedName, default: []].formUnion(names)
      }
    }

    private func addCode(of declaration: DeclSyntax) {
      if let function = declaration.as(FunctionDeclSyntax.self) {
        if function.name.text == "reduce" {
          found.code[qualifiedName, default: .init()].hasFunction = true
        }
        if let type = types.last, type.isExtension, Features.reducerProtocols.contains(type.name) {
          found.operators.insert(function.name.text)
        }
      }
      if let variable = declaration.as(VariableDeclSyntax.self),
        variable.bindings.first?.pattern.trimmedDescription == "body"
      {
        found.code[qualifiedName, default: .init()].hasBody = true
      }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      found.code[qualifiedName, default: .init()].calls.insert(node.madeType)
      if node.calledName == "reduce", node.arguments.map(\.label?.text) == ["into", "action"] {
        found.code[qualifiedName, default: .init()].hasFunction = true
      }
      return .visitChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
      for component in node.components {
        guard let name = component.component.as(KeyPathPropertyComponentSyntax.self) else {
          continue
        }
        let text = name.declName.baseName.text
        found.code[qualifiedName, default: .init()].paths
          .insert(String(text.drop { $0 == "$" }))
      }
      return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
      if node.operator.text == "/" {
        found.code[qualifiedName, default: .init()].paths.insert(node.expression.lastName)
      }
      return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == "Action", let feature = types.last {
        found.owners.insert(qualifiedName)
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

extension Features.Code {
  fileprivate func union(_ other: Self) -> Self {
    Self(
      calls: calls.union(other.calls),
      paths: paths.union(other.paths),
      hasBody: hasBody || other.hasBody,
      hasFunction: hasFunction || other.hasFunction,
      isComposed: isComposed || other.isComposed
    )
  }
}
