// SPDX-License-Identifier: MIT

#if os(Linux)
import CompilerSupport
import Testing

@Suite("Boundaries: compiler diagnostics")
struct BoundaryCompilerTests {
  @Test func `the base feature compiles`() throws {
    #expect(try compilerErrors(in: feature()) == [])
  }

  @Test func `a group without a handler is an error`() throws {
    let errors = try compilerErrors(in: feature(internalHandler: ""))
    #expect(errors.contains { $0.contains("'Login' does not conform to protocol") })
  }

  @Test func `a handler with a wrong label is an error`() throws {
    let handler = """
      func reduce(into state: inout State, internal action: Action.InternalAction)
        -> Effect<Action> { .none }
      """
    let errors = try compilerErrors(in: feature(internalHandler: handler))
    #expect(errors.contains { $0.contains("'Login' does not conform to protocol") })
  }

  @Test func `a composed feature without a body is an error`() throws {
    let errors = try compilerErrors(in: feature(kind: "ComposedBoundingReducer"))
    #expect(errors.contains { $0.contains("'Login' does not conform to protocol") })
  }

  @Test(
    arguments: [
      "loginTapped", "_internal(.responded)", "delegate(.loggedIn)", "view(.loginTapped)",
    ]
  )
  func `a bounded store sends view actions only`(action: String) throws {
    let errors = try compilerErrors(
      in: feature() + "\n@MainActor func send(_ store: BoundedStoreOf<Login>) "
        + "{ store.send(.\(action)) }"
    )
    if action == "loginTapped" {
      #expect(errors == [])
    } else {
      #expect(errors.contains { $0.contains("'Login.Action.ViewAction' has no member") })
    }
  }

  @Test func `a bounded store does not expose the store`() throws {
    let errors = try compilerErrors(
      in: feature() + "\n@MainActor func send(_ store: BoundedStoreOf<Login>) "
        + "{ store.store.send(.delegate(.loggedIn)) }"
    )
    #expect(errors.contains { $0.contains("'store'") })
  }

  @Test func `a bounded store scopes to children`() throws {
    let errors = try compilerErrors(
      in: feature() + parent("EmptyReducer()")
        + "@MainActor func scope(_ store: BoundedStoreOf<Parent>) "
        + "{ store.scope(state: \\.login, action: \\.login).bounded.send(.loginTapped) }"
    )
    #expect(errors == [])
  }

  @Test func `a composed parent that ignores delegate actions is warned`() throws {
    let call = "func check() { _ignoresDelegate(of: Login.Action.self) }"
    let warnings = try compilerWarnings(in: feature() + call)
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("write '@ComposeDelegate") == true)
    #expect(try compilerWarnings(in: feature(isDelegating: false) + call) == [])
  }

  @Test func `the delegate handler receives only delegate actions`() throws {
    let body = "Scope(\\.login, action: \\.login) { Login() } delegate: { state, event in"
    let errors = try compilerErrors(
      in: feature() + parent("\(body)\nif case .view = event {}\nreturn .none }")
    )
    #expect(errors.contains { $0.contains("'Login.Action.DelegateAction' has no member 'view'") })
  }

  @Test(arguments: operators)
  func `a parent with boundaries that ignores delegates is warned`(child: String) throws {
    let warnings = try compilerWarnings(in: feature() + parent("\(child) { Login() }"))
    let message = "the child delegates, and nothing here reacts to it; add 'delegate: {"
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains(message) == true)
  }

  @Test func `a parent that handles delegate actions or has no boundaries gets no warning`()
    throws
  {
    let bodies = operators.map { child in
      let parameters = child.contains(".forEach") ? "_, _, _" : "_, _"
      return "\(child) { Login() } delegate: { \(parameters) in .none }"
    }
    let plain = operators.map { "\($0) { Login() }" }
    let source =
      feature() + parent(bodies.joined(separator: "\n"))
      + parent(plain.joined(separator: "\n"), name: "Plain", isBounded: false)
    #expect(try compilerErrors(in: source) == [])
    #expect(try compilerWarnings(in: source) == [])
  }

  @Test func `a child without delegate actions causes no warning`() throws {
    let source =
      feature(isDelegating: false) + parent("Scope(\\.login, action: \\.login) { Login() }")
    #expect(try compilerErrors(in: source) == [])
    #expect(try compilerWarnings(in: source) == [])
  }
}

private func compilerErrors(in source: String) throws -> [String] {
  try compile(
    "import EnsembleComposition\nimport EnsembleCore\n" + source,
    importing: "EnsembleBoundaries"
  ).errors
}

private func compilerWarnings(in source: String) throws -> [String] {
  try compile(
    "import EnsembleComposition\nimport EnsembleCore\n" + source,
    importing: "EnsembleBoundaries"
  ).warnings.map(
    \.text
  )
}

/// All operators that compose a child.
private let operators = [
  "Scope(\\.login, action: \\.login)",
  "Scope(state: \\.login, action: \\.login)",
  "EmptyReducer().ifLet(\\.maybe, action: \\.login)",
  "EmptyReducer().ifLet(\\.$shown, action: \\.shown)",
  "EmptyReducer().forEach(\\.rows, action: \\.rows)",
  "EmptyReducer().forEach(\\.path, action: \\.path)",
  "EmptyReducer().forEachNamespaced(\\.rows, action: \\.rows)",
  "EmptyReducer().forEachNamespaced(\\.named, action: \\.rows)",
  "EmptyReducer().forEachNamespaced(\\.table, action: \\.rows)",
]

/// A feature with handlers.
private func feature(
  kind: String = "BoundingReducer",
  internalHandler: String = """
  func reduce(into state: inout State, internalAction action: Action.InternalAction)
    -> Effect<Action> { .none }
  """,
  isDelegating: Bool = true
) -> String {
  """
  struct Login: \(kind) {
    struct State: Identifiable { let id = 1 }
    enum Action: TCAFeatureAction {
      enum ViewAction { case loginTapped }
      enum InternalAction { case responded }
      case view(ViewAction), _internal(InternalAction)
      \(isDelegating ? "enum DelegateAction { case loggedIn }" : "")
      \(isDelegating ? "case delegate(DelegateAction)" : "")
    }
    func reduce(into state: inout State, viewAction action: Action.ViewAction)
      -> Effect<Action> { .none }
    func reduce(into state: inout State, delegateAction action: Action.DelegateAction)
      -> Effect<Action> { \(isDelegating ? ".none" : "") }
    \(internalHandler)
  }

  """
}

/// A parent of it. The macros, which generate the case paths, are in another module.
private func parent(_ body: String, name: String = "Parent", isBounded: Bool = true) -> String {
  let cases = """
    case login(Login.Action), rows(IdentifiedActionOf<Login>)
    case shown(PresentationAction<Login.Action>), path(StackActionOf<Login>)
    """
  let paths = { (root: String) in
    """
      var login: AnyCasePath<\(root), Login.Action> { fatalError() }
      var rows: AnyCasePath<\(root), IdentifiedActionOf<Login>> { fatalError() }
      var shown: AnyCasePath<\(root), PresentationAction<Login.Action>> { fatalError() }
      var path: AnyCasePath<\(root), StackActionOf<Login>> { fatalError() }
    """
  }
  let actions = { (name: String, root: String) in
    """
    enum \(name): CasePathable {
      \(cases)
      struct AllCasePaths: Sendable { \(paths(root)) }
      static var allCasePaths: AllCasePaths { fatalError() }
    }
    """
  }
  let bounded = """
    enum Action: TCAFeatureAction, CasePathable {
      \(actions("InternalAction", "InternalAction"))
      case _internal(InternalAction)
      struct AllCasePaths: _BoundedCasePaths {
        subscript(root: Action) -> PartialCaseKeyPath<Action> { fatalError() }
      }
      static var allCasePaths: AllCasePaths { fatalError() }
    }
    """
  return """
    import EnsembleCasePaths
    import EnsembleCollections
    struct \(name): Reducer {
      struct State {
        var login = Login.State()
        var maybe: Login.State?
        var rows: IdentifiedArrayOf<Login.State> = []
        var named: IdentifiedArrayOf<Identified<Int, Login.State>> = []
        var table: [Int: Login.State] = [:]
        @PresentationState var shown: Login.State?
        var path = StackState<Login.State>()
      }
      \(isBounded ? bounded : actions("Action", "Action"))
      var body: some ReducerOf<Self> {
        \(body)
      }
    }

    """
}
#endif
