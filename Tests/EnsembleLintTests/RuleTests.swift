// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleLint

@Suite("Rules")
struct RuleTests {
  /// Returns the findings in a text as `line:column rule`.
  func findings(_ text: String) -> [String] {
    let report = LintReport(checking: [LintSource(path: "A.swift", text: text)])
    #expect(report.syntaxErrors.isEmpty)
    return report.findings.map { "\($0.line):\($0.column) \($0.rule)" }
  }

  /// Returns the source code of a reducer with some cases of its switch.
  func reducer(_ cases: String, before: String = "") -> String {
    """
    @Reducer struct Feature {
    \(before)
    var body: some ReducerOf<Self> { Reduce { state, action in switch action {
    \(cases)
    } } }
    }
    """
  }

  // MARK: Shared logic

  @Test func `an action that several cases send to run its code`() {
    let text = reducer(
      """
      case .added: return .send(.sorted)
      case .removed:
        state.rows = []
        return Effect<Action>.send(.sorted)
      case .moved: .send(.sorted)
      case .sorted:
        state.rows.sort()
        return .none
      """
    )
    #expect(
      findings(text) == [
        "4:21 shared-logic-action", "7:10 shared-logic-action", "8:14 shared-logic-action",
      ]
    )
  }

  @Test(
    arguments: [
      // One sender only, such as for an action that an effect sends, too.
      "case .added: return .send(.sorted)\ncase .sorted: state.sort(); return .none",
      // To the parent, which is not handled here.
      "case .a: return .send(.delegate(.done))\ncase .b: return .send(.delegate(.done))",
      // To a child.
      "case .a: return .send(.child(.b))\ncase .b: return .send(.child(.b))\ncase .child: return .none",
      // In an effect.
      "case .a: return .run { await $0(.c) }\ncase .b: return .run { send in await send(.c) }\ncase .c: c(); return .none",
      // By a choice among actions, as for a key of several buttons.
      "case .a: return .send(.c)\ncase .b: return switch state.a { case 1: .send(.c); default: .none }\ncase .c: c(); return .none",
      // Without code to share, as for an action that the parent handles.
      "case .a: return .send(.c)\ncase .b: return .send(.c)\ncase .c: return .none",
      "case .a: .send(.c)\ncase .b: .send(.c)\ncase .c: Effect<Action>.none",
      "case .a: return .send(.delegate(state.a))\ncase .b: return .send(.delegate(state.b))\ncase .delegate: log(); return .none",
    ]
  )
  func `actions for somebody else are no shared logic`(cases: String) {
    #expect(findings(reducer(cases)) == [])
  }

  @Test func `outside of a reducer nothing is shared logic`() {
    let text = """
      func run(_ action: Action) -> Effect<Action> { switch action {
      case .a: return .send(.c)
      case .b: return .send(.c)
      case .c: return c()
      } }
      """
    #expect(findings(text) == [])
  }

  // MARK: Stores in views

  @Test func `a store in the body, in the init and in a property of a view`() {
    let text = """
      struct A: View {
        let plain = Store(initialState: F.State()) { F() }
        let other: StoreOf<F>
        init() { other = Store(initialState: F.State()) { F() } }
        var body: some View { B(store: Store(initialState: F.State()) { F() }) }
      }
      """
    #expect(
      findings(text) == ["2:15 store-in-view", "4:20 store-in-view", "5:34 store-in-view"]
    )
  }

  @Test(
    arguments: [
      "StoreOf<F>(initialState: F.State()) { F() }",
      "Store<F.State, F.Action>(initialState: F.State()) { F() }",
      "Store.init(initialState: F.State()) { F() }",
    ]
  )
  func `a store that is made by another name`(store: String) {
    #expect(
      findings("struct A: SwiftUI.View { let s = \(store) }") == ["1:34 store-in-view"]
    )
  }

  @Test func `a store in the content and in the label of a view`() {
    let text = """
      struct A: View {
        var body: some View {
          Button(action: { tap() }) { B(store: Store(initialState: F.State()) { F() }) }
          Button { tap() } label: { B(store: Store(initialState: F.State()) { F() }) }
          .sheet(isPresented: $isShown, onDismiss: { end() }) {
            B(store: Store(initialState: F.State()) { F() })
          }
        }
      }
      """
    #expect(findings(text).count == 3)
  }

  @Test(
    arguments: [
      "struct A: View { @State var store = Store(initialState: F.State()) { F() } }",
      "struct A: View { static let store = Store(initialState: F.State()) { F() } }",
      "struct A: View { init() { _store = State(initialValue: Store(initialState: F.State()) { F() }) } }",
      "struct A: View { init() { _store = .init(wrappedValue: Store(initialState: F.State()) { F() }) } }",
      "struct A: View { var body: some View { Button(\"\") { store = Store(initialState: F.State()) { F() } } } }",
      "struct A: View { var body: some View { Button { show(Store(initialState: F.State()) { F() }) } label: { B() } } }",
      "struct A: View { var body: some View { Button(action: { show(Store(initialState: F.State()) { F() }) }) { B() } } }",
      "struct A: View { var body: some View { B().task { let s = Store(initialState: F.State()) { F() } } } }",
      "struct A: View { var body: some View { B().onAppear { show(Store(initialState: F.State()) { F() }) } } }",
      "struct A: App { var body: some Scene { WindowGroup { V(store: Store(initialState: F.State()) { F() }) } } }",
      "#Preview { V(store: Store(initialState: F.State()) { F() }) }",
      "struct A: View { static func make() -> A { A(store: Store(initialState: F.State()) { F() }) } }",
      "@Test func test() { let store = Store(initialState: F.State()) { F() } }",
    ]
  )
  func `a store that is kept, or made elsewhere`(text: String) {
    #expect(findings(text) == [])
  }

  // MARK: Dependencies

  @Test(
    arguments: [
      ("Date()", 26), ("Date.now", 26), ("UUID()", 26), ("Int.random(in: 0...9)", 26),
      ("rows.shuffled()", 26), ("rows.randomElement()", 26), ("ContinuousClock.now", 26),
      ("Date(timeIntervalSinceNow: 3)", 26), ("Date.init()", 26), ("UUID.init()", 26),
      ("Foundation.UUID()", 26), ("Foundation.Date.now", 26), ("Bool.random()", 26),
      (".random(in: 0...9)", 26), ("ContinuousClock().now", 26),
    ]
  )
  func `a value that tests cannot control`(value: String, column: Int) {
    let text = reducer("case .a: state.value = .a(\(value)); return .none")
    #expect(findings(text) == ["4:\(column + 1) uncontrolled-dependency"])
  }

  @Test(arguments: ["Task", "Task<Never, Never>", "ContinuousClock()"])
  func `sleeping in an effect`(sleeper: String) {
    let text = reducer(
      "case .a: return .run { _ in try await \(sleeper).sleep(for: .seconds(1)) }"
    )
    #expect(findings(text) == ["4:39 uncontrolled-dependency"])
  }

  @Test func `an extension of a reducer, also of one in another file`() {
    let reducer = LintSource(
      path: "A.swift",
      text: "extension Login { @Reducer struct Form {} }\n@Reducer struct Twice {}"
    )
    let text = """
      extension Login.Form { func a() { _ = UUID() } }
      extension Login { func a() { _ = UUID() } }
      extension Twice { func a() { _ = UUID() } }
      """
    let other = LintSource(path: "C.swift", text: "struct Twice {}")
    let report = LintReport(checking: [reducer, LintSource(path: "B.swift", text: text), other])
    #expect(
      report.findings.map { "\($0.file):\($0.line) \($0.rule)" } == [
        "B.swift:1 uncontrolled-dependency"
      ]
    )
  }

  @Test func `a dependency that has a function of such a name`() {
    let properties = """
      @Dependency(\\.dice) var dice
      @Dependency(\\.player) var player
      """
    let text = reducer(
      """
      case .a:
        state.value = dice.random(in: 1...6)
        player.shuffle()
        self.player.queue.shuffle()
        state.rows.shuffle()
        return .none
      """,
      before: properties
    )
    #expect(findings(text) == ["9:3 uncontrolled-dependency"])
  }

  @Test(
    arguments: [
      "Date(timeIntervalSince1970: 0)", "Int.random(in: 0...9, using: &generator)", "date.now",
      "uuid()", "UUID(uuidString: \"\")", "Own.UUID()", "Own.random()", "clock.sleep()",
      "UUID.init(uuidString: \"\")", "rows.shuffled(using: &generator)", "Task.yield()",
    ]
  )
  func `a value that is given`(value: String) {
    #expect(findings(reducer("case .a: state.value = \(value); return .none")) == [])
  }

  @Test func `a client, a view and a state in a feature may ask the system`() {
    let text = """
      struct Client { var now = { Date() } }
      struct V: View { var body: some View { Text("\\(Date())") } }
      @Reducer struct F { struct State { var id = UUID() } }
      """
    #expect(findings(text) == [])
  }

  // MARK: Effects

  @Test func `an effect in a loop without an identifier`() {
    let text = reducer(
      """
      case .a: return .run { send in for await value in values { await send(.b(value)) } }
      case .b: return Effect.run { send in while true { try await clock.sleep(for: .seconds(1)) } }
      """
    )
    #expect(findings(text) == ["4:17 unidentified-effect", "5:17 unidentified-effect"])
  }

  @Test(
    arguments: [
      "Effect<Action>.run { send in while true { await wait() } }",
      "Effect<Action>.run { send in repeat { await wait() } while true }",
      ".run(operation: { send in for await v in vs { await send(.b(v)) } })",
      // A child of a group, a `break` of a switch, and a `return` of a closure do not end the loop.
      ".run { send in await withTaskGroup { group in group.addTask { for await v in vs { b(v) } } } }",
      ".run { send in for await v in vs { switch v { case 1: break; default: b(v) } } }",
      ".run { send in while true { let a = vs.map { return $0 } } }",
    ]
  )
  func `another way to write an endless effect`(effect: String) {
    #expect(findings(reducer("case .a: return \(effect)")) == ["4:17 unidentified-effect"])
  }

  @Test(
    arguments: [
      "case .a: return .run { send in for await v in vs { await send(.b(v)) } }.cancellable(id: 1)",
      "case .a: return .merge(.run { send in for await v in vs { await send(.b(v)) } }).cancellable(id: 1)",
      "case .task: return .run { send in for await v in vs { await send(.b(v)) } }",
      "case .view(.task): return .run { send in for await v in vs { await send(.b(v)) } }",
      "case .a: return .run { send in for row in rows { await send(.b(row)) } }",
      "case .a: return .run { send in await withTaskGroup { group in for await v in group { await send(.b(v)) } } }",
      "case .a: return .run { send in await withTaskCancellation(id: 1) { for await v in vs { await send(.b(v)) } } }",
      "case .a: return .run { send in while true { if await isDone() { break } } }",
      "case .a: return .run { send in loop: while true { switch a { case 1: break loop; default: b() } } }",
      "case .a: return .run { send in for await v in vs { guard v.isValid else { return } } }",
      "case .a: return .run { send in for await v in vs.prefix(3) { await send(.b(v)) } }",
      "case .a: return .run { send in for await v in vs.prefix(3).map(\\.id) { await send(.b(v)) } }",
    ]
  )
  func `an effect that ends, or that something ends`(text: String) {
    #expect(findings(reducer(text)) == [])
  }

  @Test func `an effect of a method, whose caller can give it an identifier`() {
    let method = """
      func listen() -> Effect<Action> { .run { send in for await v in vs { await send(.b(v)) } } }
      """
    #expect(findings(reducer("case .a: return listen().cancellable(id: 1)", before: method)) == [])
  }

  // MARK: Views

  @Test func `a view that sends an action of an effect`() {
    let feature = LintSource(
      path: "F.swift",
      text: """
        @Reducer struct F {
          enum Action { case view(View), loaded(Int), binding(Int)
            enum View { case tapped } }
        }
        """
    )
    let view = LintSource(
      path: "V.swift",
      text: """
        struct V: View {
          let store: StoreOf<F>
          var body: some View {
            Button("") { store.send(.loaded(3)) }
            Button("") { store.send(.view(.tapped)) }
            Button("") { other.send(.loaded(3)) }
          }
        }
        """
    )
    let report = LintReport(checking: [view, feature])
    #expect(
      report.findings.map { "\($0.file):\($0.line):\($0.column) \($0.rule)" } == [
        "V.swift:4:18 internal-action-in-view"
      ]
    )
    // Without the feature, nothing is known about its actions.
    #expect(LintReport(checking: [view]).findings.isEmpty)
  }

  @Test(
    arguments: [
      ("StoreOf<F>", "self.store.send(.loaded(3))"),
      ("StoreOf<F>", "store.send(F.Action.loaded(3))"),
      ("Store<F.State, F.Action>", "store.send(.loaded(3))"),
      ("StoreOf<F>", "rows.map { store in store.id }; store.send(.loaded(3))"),
      ("StoreOf<F>", "ForEach(rows) { store in self.store.send(.loaded(3)) }"),
    ]
  )
  func `another way to write that a view sends`(type: String, code: String) {
    let lines = findings(viewSending(type, code)).map { $0.replacing(/:\d+/, with: "") }
    #expect(lines == ["4 internal-action-in-view"])
  }

  @Test(
    arguments: [
      "ForEach(rows) { store in store.send(.loaded(3)) }",
      "if let store = store.child { store.send(.loaded(3)) }",
      "let store = store.child; store.send(.loaded(3))",
      "switch store.case { case .a(let store): store.send(.loaded(3)) }",
      "for store in stores { store.send(.loaded(3)) }",
      "guard let store else { return }; store.send(.loaded(3))",
    ]
  )
  func `another store of the same name`(code: String) {
    #expect(findings(viewSending("StoreOf<F>", code)) == [])
  }

  /// Returns the source code of a feature with a case for its view, and of a view.
  private func viewSending(_ type: String, _ code: String) -> String {
    """
    @Reducer struct F { enum Action { case view(View), loaded(Int); enum View { case tapped } } }
    struct V: View {
      let store: \(type)
      var body: some View { \(code) }
    }
    """
  }

  @Test func `a feature without a case for its view`() {
    let text = """
      @Reducer struct F { enum Action { case loaded(Int) } }
      struct V: View { let store: StoreOf<F>; var body: some View { Button("") { store.send(.loaded(3)) } } }
      """
    #expect(findings(text) == [])
  }

  // MARK: Tests

  @Test func `a test store that is not exhaustive and not finished`() {
    let text = """
      @Test func a() async {
        let store = TestStore(initialState: F.State()) { F() }
        store.exhaustivity = .off
        await store.send(.a)
        await store.receive(\\.b)
      }
      """
    #expect(findings(text) == ["3:3 unfinished-test-store"])
  }

  @Test(arguments: ["TestStore(", "await TestStore(", "try await TestStoreOf<F>("])
  func `a test store that is made in another way`(maker: String) {
    let text = """
      @Test func a() async {
        let store = \(maker)initialState: F.State()) { F() }
        store.exhaustivity = .on
        store.exhaustivity = .off
        await store.receive(\\.b)
        await other.finish()
      }
      """
    #expect(findings(text) == ["4:3 unfinished-test-store"])
  }

  @Test(
    arguments: [
      "store.exhaustivity = .off\nawait store.send(.a)",
      "store.exhaustivity = .off\nawait store.receive(\\.b)\nawait store.finish()",
      "store.exhaustivity = .off\nawait store.receive(\\.b)\nawait store.skipInFlightEffects()",
      "await store.receive(\\.b)",
      "store.exhaustivity = .off\nawait store.receive(\\.b)\nstore.exhaustivity = .on",
      "store.exhaustivity = .off\nlet task = await store.send(.a)\nawait store.receive(\\.b)\nawait task.cancel()",
      "store.exhaustivity = .off\nawait store.receive(\\.b)\nawait store.send(.a).finish()",
    ]
  )
  func `a test store that is exhaustive, finished, or without effects`(body: String) {
    let text =
      "@Test func a() async {\nlet store = TestStore(initialState: F.State()) { F() }\n\(body)\n}"
    #expect(findings(text) == [])
  }

  // MARK: Order

  @Test func `a child that runs after its parent`() {
    let text = """
      @Reducer struct F {
        var body: some ReducerOf<Self> {
          Reduce { state, action in .none }
          EmptyReducer().forEach(\\.rows, action: \\.rows) { Row() }
          EmptyReducer().ifLet(\\.$child, action: \\.child) { Child() }
        }
      }
      @Reducer struct G {
        enum State { case a(A.State) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in .none }
          Scope(state: \\.a, action: \\.a) { A() }
        }
      }
      """
    #expect(
      findings(text) == [
        "4:5 child-after-parent", "5:5 child-after-parent", "12:5 child-after-parent",
      ]
    )
  }

  @Test(
    arguments: [
      "Reduce { _, _ in .none }.forEach(\\.rows, action: \\.rows) { Row() }",
      "Scope(state: \\.a, action: \\.a) { A() }\nReduce { _, _ in .none }",
      "Reduce { _, _ in .none }\nScope(state: \\.a, action: \\.a) { A() }",
      "EmptyReducer().ifLet(\\.a, action: \\.a) { A() }\nReduce { _, _ in .none }",
    ]
  )
  func `a child that runs first, or cannot be removed`(body: String) {
    let text = "@Reducer struct F { struct State {}; var body: some ReducerOf<Self> {\n\(body)\n} }"
    #expect(findings(text) == [])
  }

  @Test func `a long chain of calls is checked`() {
    let chain = String(repeating: ".b(0)", count: 6000)
    #expect(findings("@Reducer struct F { func a() { let x = a\(chain); _ = UUID() } }").count == 1)
  }

  @Test func `each rule has an identifier, a summary and an explanation in sentences`() {
    let rules = LintRules.descriptions
    #expect(Set(rules.map(\.id)).count == rules.count)
    for rule in rules {
      #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
      #expect(rule.summary.hasSuffix("."))
      #expect(rule.explanation.hasSuffix("."))
    }
  }
}
