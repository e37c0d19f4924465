// SPDX-License-Identifier: MIT

import EnsembleMigration
import Testing

@Suite("Names that a move may not pass over")
struct SilentKindTests {
  @Test(
    "constructs without an equivalent are reported",
    arguments: [
      ("import Combine", "3:1: 'Combine' exists on Apple's platforms only"),
      (
        "AsyncStream.streamWithContinuation(Int.self)",
        "3:1: 'streamWithContinuation' is not available"
      ),
      ("let e = Effect(error: failure)", "3:9: 'Effect(error:)' is not available"),
      ("dependencies.mainQueue.sleep()", "3:14: schedulers are not available"),
      (
        "AlertState(title: t, message: m, dismissButton: .cancel(t))",
        "3:1: this initializer is not available"
      ),
      (
        "let e: Effect<A> = .run { send in await send(.a) }.animation()",
        "3:52: an effect is not animated as a whole"
      ),
      (
        "await store.send(.refreshed, while: \\.isLoading)",
        "3:30: 'send(_:while:)' is not available"
      ),
      ("e.deferred(for: 1, scheduler: q)", "3:1: 'deferred' is not available"),
      ("let p: Case<Int>", "3:8: 'Case' is not available"),
      (
        "XCTModify(&$0.destination, case: \\.edit) { $0.count = 1 }",
        "3:1: 'XCTModify' is not available"
      ),
      (
        "func f() { @Reducer struct Local {} }",
        "3:12: '@Reducer' cannot be attached to a local type"
      ),
      (
        "@Test func f() { @ObservableState struct State {} }",
        "3:18: '@ObservableState' cannot be attached to a local type"
      ),
      (
        "let f = { @CasePathable enum E { case a } }",
        "3:11: '@CasePathable' cannot be attached to a local type"
      ),
      (
        "func f() -> S {\n  var s = S()\n  _ = R().reduce(into: &s, action: .a)\n  return s\n}",
        "5:11: 'reduce(into:action:)' is isolated to the main actor"
      ),
      (
        "func f() -> some Reducer<S, A> { Reduce { s, a in r.reduce(into: &s, action: a) } }",
        "3:53: 'reduce(into:action:)' is isolated to the main actor"
      ),
    ]
  )
  func reported(text: String, remark: String) {
    #expect(remarks(text) == [remark])
    #expect(migrated(text) == text)
  }

  @Test(arguments: [
    "#if canImport(Combine)\n  import Combine\n#endif",
    "enum Case<A> {}\nlet p: Case<Int>", "let p: Case",
    "func f() { struct Local {} }",
    "let v = Text(a).task { await b() }.animation(.default)",
    "let v = run { send in }.animation()",
    "@MainActor func f() { _ = r.reduce(into: &s, action: .a) }",
    "@MainActor class T { func f() { _ = r.reduce(into: &s, action: .a) } }",
    "func reduce(into s: inout S, action: A) -> Effect<A> { r.reduce(into: &s, action: action) }",
    "var body: some Reducer<S, A> { Reduce { s, a in r.reduce(into: &s, action: a) } }",
    "func f() { use { s, a in r.reduce(into: &s, action: a) } }",
    "func f() { [1].reduce(into: 0) { $0 += $1 } }",
    "func XCTModify() {}\nstruct F { @Reducer struct Inner {} }",
  ])
  func `other code is not reported`(text: String) {
    #expect(remarks(text) == [])
    #expect(migrated(text) == text)
  }

  @Test(
    "names of 'XCTestDynamicOverlay' get those of today",
    arguments: [
      ("if _XCTIsTesting { a() }", "if isTesting { a() }"),
      ("let f: () -> Void = XCTUnimplemented(\"f\")", "let f: () -> Void = unimplemented(\"f\")"),
      ("XCTFail(\"wrong\")", "XCTFail(\"wrong\")"),
    ]
  )
  func overlay(old: String, new: String) {
    #expect(migrated(old, of: "XCTestDynamicOverlay") == new)
  }

  @Test(
    "tests on the main actor are asynchronous, which XCTest needs on Linux",
    arguments: [
      (
        "class T: XCTestCase {\n  @MainActor func testA() { a() }\n}",
        "class T: XCTestCase {\n  @MainActor func testA() async { a() }\n}"
      ),
      (
        "@MainActor\nfinal class T: XCTestCase {\n  func testA() throws { a() }\n}",
        "@MainActor\nfinal class T: XCTestCase {\n  func testA() async throws { a() }\n}"
      ),
      (
        "@MainActor final class T: XCTestCase {\n  nonisolated func testA() {}\n  func makeB() {}\n  func testC() async {}\n  func testD(x: Int) {}\n}",
        "@MainActor final class T: XCTestCase {\n  nonisolated func testA() {}\n  func makeB() {}\n  func testC() async {}\n  func testD(x: Int) {}\n}"
      ),
      (
        "@MainActor struct T {\n  func testA() {}\n}", "@MainActor struct T {\n  func testA() {}\n}"
      ),
    ]
  )
  func isolatedTests(old: String, new: String) {
    #expect(migrated(old) == new)
  }

  @Test(
    "'Foundation' is imported where a name needs it, which the libraries passed on",
    arguments: [
      "let d: Date", "let d = Date()", "f(UUID(1))", "let t: [URL: Data?]",
      "func f() throws -> TimeInterval",
    ]
  )
  func foundation(text: String) {
    #expect(migration(text).text == "import Ensemble\nimport Foundation\n\n\(text)\n")
  }

  @Test(
    "'Foundation' is not imported for other names",
    arguments: [
      "struct Date {}\nlet d: Date", "let d: Int", "import Foundation\nlet d: Date",
      "let x = state.Date", "let x = \"Date\"  // Date",
      "#if canImport(Foundation)\n  import Foundation\n#endif\nlet d: Date",
    ]
  )
  func noFoundation(text: String) {
    #expect(migrated(text) == text)
  }

  @Test(
    "older names get those of today",
    arguments: [
      ("let e = Effect(value: .a)", "let e = Effect.send(.a)"),
      ("let e = EffectTask<Int>(value: 1)", "let e = Effect<Int>.send(1)"),
      (
        "let s = AsyncStream<Int>.streamWithContinuation()", "let s = AsyncStream<Int>.makeStream()"
      ),
      ("Environment(mainQueue: .main)", "Environment(mainQueue: ContinuousClock())"),
      (
        "let e: E = .cancel(id: Timer.self)", "let e: E = .cancel(id: ObjectIdentifier(Timer.self))"
      ),
      (
        "e.cancellable(id: A.B.self, cancelInFlight: true)",
        "e.cancellable(id: ObjectIdentifier(A.B.self), cancelInFlight: true)"
      ),
      ("switch v { case /Route.a: f() }", "switch v { case .a: f() }"),
      ("f(scheduler: .immediate)", "f(scheduler: ImmediateClock())"),
    ]
  )
  func olderNames(old: String, new: String) {
    #expect(migrated(old) == new)
  }
}
