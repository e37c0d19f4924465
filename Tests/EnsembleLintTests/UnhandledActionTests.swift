// SPDX-License-Identifier: MIT

import Testing

@testable import EnsembleLint

@Suite("Actions that no reducer handles")
struct UnhandledActionTests {
  /// Returns the findings in files as `line:column`.
  private func findings(_ texts: String...) -> [String] {
    let sources = texts.enumerated().map { LintSource(path: "\($0).swift", text: $1) }
    let report = LintReport(checking: sources)
    #expect(report.syntaxErrors.isEmpty)
    return report.findings.filter { $0.rule == "unhandled-action" }
      .map { "\($0.line):\($0.column)" }
  }

  private func feature(_ action: String, body: String, attribute: String = "@Reducer") -> String {
    """
    \(attribute) struct Feature {
      enum Action { case \(action) }
      var body: some ReducerOf<Self> { \(body) }
    }
    """
  }

  @Test(arguments: [
    ("edit(PresentationAction<Edit.Action>)", ".ifLet(\\.$edit, action: \\.edit) { Edit() }"),
    ("alert(PresentationAction<Alert>)", ".ifLet(\\.$alert, action: \\.alert)"),
    ("rows(IdentifiedActionOf<Row>)", ".forEach(\\.rows, action: \\.rows) { Row() }"),
    ("rows(IdentifiedAction<Int, Row.Action>)", ".forEach(\\.rows, action: \\.rows) { Row() }"),
    ("path(StackActionOf<Path>)", ".forEach(\\.path, action: \\.path)"),
    ("path(StackAction<Path.State, Path.Action>)", ".forEach(\\.path, action: \\.path)"),
    ("form(FormAction<State>)", ".form(action: \\.form)"),
  ])
  func `actions of a part need its operator`(action: String, operation: String) {
    let reduce = "Reduce { _, _ in .none }"
    #expect(findings(feature(action, body: reduce)) == ["2:22"])
    #expect(findings(feature(action, body: "\(reduce)\(operation)")) == [])
  }

  @Test func `actions of bindings need a reducer`() {
    let action = "binding(BindingAction<State>)"
    #expect(findings(feature(action, body: "Reduce { _, _ in .none }")) == ["2:22"])
    #expect(findings(feature(action, body: "BindingReducer()")) == [])
  }

  private static let empty = "EmptyReducer()"

  @Test(arguments: [
    // A macro writes the body.
    "@Composer struct F { enum Action { case a(PresentationAction<A>) }\nvar body: some ReducerOf<Self> { composedBody } }",
    // A function may run the child.
    "struct F: Reducer { enum Action { case a(PresentationAction<A>) }\nfunc reduce(into s: inout S, action: Action) -> Effect<Action> { .none } }",
    // Each case of an enum reducer has its own reducer.
    "@Reducer enum F { case a(A) }",
    // A body in another file is unknown.
    "@Reducer struct F { enum Action { case a(PresentationAction<A>) } }",
    // Code that runs the child, or writes the form.
    "@Reducer struct F { enum Action { case a(IdentifiedActionOf<A>) }\nvar body: some ReducerOf<Self> { Reduce { A().reduce(into: &$0.a, action: $1) } } }",
    "@Reducer struct F { enum Action { case a(FormAction<State>) }\nvar body: some ReducerOf<Self> { Reduce { s, a in a.apply(to: &s); return .none } } }",
    // No actions of a feature.
    "struct V { enum Action { case a(PresentationAction<A>) }\nvar body: some View { EmptyView() } }",
    "@Reducer struct F { enum Other { case a(PresentationAction<A>) }\nvar body: some ReducerOf<Self> { EmptyReducer() } }",
  ])
  func `where the reducer is not known, nothing is missing`(text: String) {
    #expect(findings(text) == [])
  }

  @Test(arguments: [
    // In an extension, and in a property that the body uses.
    "extension Feature { var parts: some ReducerOf<Self> { EmptyReducer().ifLet(\\.$a, action: \\.a) } }",
    // In a reducer with the same actions.
    "struct Parts: Reducer { var body: some Reducer<Feature.State, Feature.Action> { EmptyReducer().ifLet(\\.$a, action: \\.a) } }",
  ])
  func `another file may have the operator`(other: String) {
    let text = feature("a(PresentationAction<A>)", body: "parts")
    #expect(findings(text) == ["2:22"])
    #expect(findings(text, other) == [])
  }

  @Test func `an operator of the package's own may be the one`() {
    let text = feature("a(PresentationAction<A>)", body: "EmptyReducer().editing()")
    #expect(findings(text, "extension Reducer { func editing() -> Self { self } }") == [])
    #expect(findings(text, "extension View { func editing() -> Self { self } }") == ["2:22"])
  }

  @Test func `the view of a feature handles nothing`() {
    let text = feature("a(PresentationAction<A>)", body: "EmptyReducer()")
    let view =
      "struct V: View { var body: some View { A().sheet(item: $store.scope(state: \\.a, action: \\.a)) } }"
    #expect(findings(text, view) == ["2:22"])
  }
}
