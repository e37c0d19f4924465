// SPDX-License-Identifier: MIT

import Testing

@Suite("@Reducer: the types of the body")
struct BodyTypeTests {
  @Test(
    arguments: [
      "var body: some Reducer<Int, Bool> { EmptyReducer() }",
      "var body: some EnsembleCore.Reducer<OtherState, OtherAction> { Other() }",
      "var body: some ReducerOf<Other> { Other() }",
      "var body: some Reducer<Int, Bool> & Sendable { EmptyReducer() }",
      "let body = EmptyReducer<Int, Int>()",
      "let body: Reduce<Int, Int> = make()",
      "let body = EnsembleCore.Reduce<Int, Int> { _, _ in .none }._printChanges()",
    ]
  )
  func `other types named by the body replace State and Action`(body: String) {
    let text = expanded("@Reducer\nstruct Feature {\n  \(body)\n}")
    #expect(!text.contains("struct State"))
    #expect(!text.contains("enum Action"))
  }

  @Test(
    arguments: [
      "var body: some ReducerOf<Self> { EmptyReducer() }",
      "var body: some ReducerOf<Feature> { EmptyReducer() }",
      "var body: some Reducer<State, Action> { EmptyReducer() }",
      "var body: some Reducer<Self.State, Feature.Action> { EmptyReducer() }",
      "var body: some Reducer { EmptyReducer() }",
      "let body = EmptyReducer<State, Action>()",
      "let body = Helper()",
    ]
  )
  func `State and Action are added unless the body names other types`(body: String) {
    let text = expanded("@Reducer\nstruct Feature {\n  \(body)\n}")
    #expect(text.contains("struct State"))
    #expect(text.contains("enum Action"))
  }

  @Test func `the body may name one type of the feature`() {
    let text = expanded(
      "@Reducer\nstruct Feature {\n  var body: some Reducer<Int, Action> { EmptyReducer() }\n}"
    )
    #expect(!text.contains("struct State"))
    #expect(text.contains("enum Action"))
    #expect(text.contains("@EnsembleCore.ReducerBuilder<Int, Self.Action>"))
  }
}
