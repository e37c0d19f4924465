// SPDX-License-Identifier: MIT

import Testing

@Suite("@Reducer: the types of the body, or of the function")
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
      "var body: CombineReducers<Int, Bool, Other> { CombineReducers { Other() } }",
      "func reduce(into state: inout Int, action: Bool) -> Effect<Bool> { .none }",
      "func reduce(into state: inout Other.State, action: Other.Action) -> EffectOf<Other> { .none }",
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
      "func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }",
      "func reduce(into state: inout Self.State, action: Feature.Action) -> Effect<Action> { .none }",
    ]
  )
  func `State and Action are added unless the body names other types`(body: String) {
    let text = expanded("@Reducer\nstruct Feature {\n  \(body)\n}")
    #expect(text.contains("struct State"))
    #expect(text.contains("enum Action"))
  }

  @Test(
    arguments: [
      "var body: some Reducer<State, Action> { EmptyReducer() }",
      "var body: some ReducerOf<Parent> { EmptyReducer() }",
      "func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }",
    ],
    ["struct Parent", "enum Parent", "extension Parent", "extension Parent { struct Child"]
  )
  func `names in a nested feature are those of the types around it`(
    member: String,
    surrounding: String
  ) {
    let end = surrounding.contains("{") ? "} }" : "}"
    let text = expanded("\(surrounding) { @Reducer struct Feature { \(member) } \(end)")
    #expect(!text.contains("struct State"))
    #expect(!text.contains("enum Action"))
  }

  @Test(
    arguments: [
      "var body: some ReducerOf<Self> { EmptyReducer() }",
      "var body: some ReducerOf<Feature> { EmptyReducer() }",
      "var body: some ReducerOf<Feature< Base >> { EmptyReducer() }",
      "var body: some Reducer<Self.State, Parent.Child.Feature.Action> { EmptyReducer() }",
      "var body: some Reducer { EmptyReducer() }",
      "func reduce(into: inout Feature<Base>.State, action: Child.Feature.Action) {}",
      "let child: Base",
    ]
  )
  func `State and Action are added to a nested feature that names its own`(member: String) {
    let text = expanded(
      "extension Parent { enum Child { @Reducer struct Feature<Base> { \(member) } } }"
    )
    #expect(text.contains("struct State"))
    #expect(text.contains("enum Action"))
  }

  @Test func `a nested feature has the types that it declares`() {
    let text = expanded(
      """
      enum Parent {
        @Reducer struct Feature {
          enum Action {}
          typealias State = Int
          var body: some Reducer<State, Action> { EmptyReducer() }
        }
      }
      """
    )
    #expect(!text.contains("struct State"))
    #expect(text.contains("@EnsembleCore.ReducerBuilder<Self.State, Self.Action>"))
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
