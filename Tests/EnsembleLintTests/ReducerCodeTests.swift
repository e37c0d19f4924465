// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleLint

/// The recognition of reducer code, in the styles of several versions of TCA.
@Suite("Code of reducers")
struct ReducerCodeTests {
  /// Returns the number of findings in files.
  private func count(_ texts: String...) -> Int {
    let sources = texts.enumerated().map { LintSource(path: "\($0).swift", text: $1) }
    let report = LintReport(checking: sources)
    #expect(report.syntaxErrors.isEmpty)
    return report.findings.count
  }

  @Test(arguments: [
    "struct F: ReducerProtocol { func reduce() { _ = UUID() } }",
    "@Ensemble.Reducer struct F { func reduce() { _ = UUID() } }",
    "@ComposableArchitecture.Reducer public struct F { func reduce() { _ = UUID() } }",
    "struct F: ComposableArchitecture.Reducer { func reduce() { _ = UUID() } }",
    "let reducer = Reduce<Int, Int> { state, action in _ = UUID(); return .none }",
    "let reducer = AnyReducer<Int, Int, Void> { state, action, _ in _ = UUID(); return .none }",
    "func run(_ state: inout S, _ action: A) -> Effect<A> { _ = UUID(); return .none }",
    "struct Part { func run(_ state: inout S) -> EffectOf<F> { _ = UUID(); return .none } }",
    "extension Reducer { func counted() -> some Reducer<State, Action> { Reduce { _, _ in _ = UUID(); return .none } } }",
  ])
  func `code of a reducer is found in every style`(text: String) {
    #expect(count(text) == 1)
  }

  @Test(arguments: [
    "func make() -> Effect<A> { _ = UUID(); return .none }",
    "func change(_ state: inout S) { state.id = UUID() }",
    "struct F: Feature { static func run(_ state: inout S) -> Effect<A> { _ = UUID(); return .none } }",
    "let client = Client(make: { UUID() })",
    "struct V: View { var body: some View { Text(UUID().uuidString) } }",
  ])
  func `other code may ask the system`(text: String) {
    #expect(count(text) == 0)
  }

  @Test func `a protocol that inherits from that of reducers is one of reducers`() {
    let feature = "struct F: Screen { func reduce() { _ = UUID() } }"
    #expect(count(feature) == 0)
    #expect(count(feature, "protocol Screen: Part {}", "protocol Part: Reducer {}") == 1)
    // With another protocol of the same name, it is unknown whether the type is a reducer.
    #expect(count(feature, "protocol Screen: Reducer {}", "protocol Screen {}") == 0)
  }

  @Test func `a type is a reducer by an extension in another file`() {
    let code = "extension F { func a() { _ = UUID() } }"
    #expect(count(code, "struct F {}") == 0)
    #expect(count(code, "struct F {}", "extension F: Reducer {}") == 1)
  }

  @Test func `a state in another file has shared values`() {
    let reducer = "extension F { func a(_ state: inout State) { state.count = 1 } }"
    #expect(count(reducer, "@Reducer struct F {}") == 0)
    let state = "extension F { struct State { @Shared(.count) var count = 0 } }"
    #expect(count(reducer, "@Reducer struct F {}", state) == 1)
  }

  @Test func `a file with case paths of the time before macros is checked`() {
    let text = """
      struct F: Reducer {
        var body: some ReducerOf<Self> {
          Reduce { _, _ in _ = UUID(); return .none }
          Scope(state: \\.a, action: /Action.a) { A() }.ifLet(\\.b, action: /Action.b) { B() }
        }
      }
      """
    #expect(count(text) == 1)
  }

  @Test(arguments: [
    "@Reducer struct F { static let mock = State(id: UUID()) }",
    "@Reducer struct F { static var previewState: State { State(id: UUID()) } }",
    "@Reducer struct F { var body: some ReducerOf<Self> { A().dependency(\\.uuid, UUIDGenerator { UUID() }) } }",
    "@Reducer struct F { func a() { withDependencies { $0.date.now = Date() } operation: {} } }",
    "@Reducer struct F { func a(now: Date = Date()) {} }",
  ])
  func `a value for previews, or of a dependency, may come from the system`(text: String) {
    #expect(count(text) == 0)
  }

  @Test(arguments: [
    ("testValue", 0), ("previews", 0), ("mockURL", 0), ("URLMock", 0), ("SAMPLE_1", 0),
    ("latest", 1), ("contest", 1), ("fastest", 1), ("resampled", 1), ("attestation", 1),
  ])
  func `the words of its name tell that a value is for tests`(name: String, count: Int) {
    let text = "@Reducer struct F { static let \(name) = State(id: UUID()) }"
    #expect(self.count(text) == count)
  }

  @Test(arguments: [
    "case .appDelegate(.didFinishLaunching): return .run { send in for await v in vs { await send(.b(v)) } }",
    "case .a: return .run { send in for try await line in url.lines { await send(.b(line)) } }",
    "case .a: return .run { send in for try await byte in file.bytes { await send(.b(byte)) } }",
  ])
  func `an effect that ends, or that runs once, needs no identifier`(text: String) {
    let reducer = "@Reducer struct F { func reduce() { switch action { \(text) } } }"
    #expect(count(reducer) == 0)
    #expect(
      count(
        reducer.replacing("url.lines", with: "vs").replacing("file.bytes", with: "vs")
          .replacing("didFinishLaunching", with: "a")
      ) == 1
    )
  }
}
