// SPDX-License-Identifier: MIT

#if os(Linux)
import CompilerSupport
import Testing

@Suite("Compiler diagnostics")
struct CompilerTests {
  @Test func `a write to a writable field compiles`() throws {
    let errors = try compile(
      """
      struct State { var name = "" }
      let action = BindingAction<State>.set(\\.name, "Blob")
      """,
      importing: "EnsembleCore"
    ).errors
    #expect(errors == [])
  }

  @Test func `a write to a read-only field is an error`() throws {
    let errors = try compile(
      """
      struct State { let name = "" }
      let action = BindingAction<State>.set(\\.name, "Blob")
      """,
      importing: "EnsembleCore"
    ).errors
    #expect(errors.contains { $0.contains("WritableKeyPath") })
  }

  @Test func `a write of another type is an error`() throws {
    let errors = try compile(
      """
      struct State { var name = "" }
      let action = BindingAction<State>.set(\\.name, 1)
      """,
      importing: "EnsembleCore"
    ).errors
    #expect(!errors.isEmpty)
  }

  @Test func `a reducer that implements the function has the types that it names`() throws {
    let report = try compile(
      """
      @Reducer
      public struct Filter<Base: Reducer> {
        let base: Base
        public func reduce(into state: inout Base.State, action: Base.Action) -> EffectOf<Base> {
          base.reduce(into: &state, action: action)
        }
      }
      @Reducer
      struct Counter {
        struct State { var count = 0 }
        enum Action { case tapped }
        @Reducer
        struct Taps {
          func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
        }
        var body: some ReducerOf<Self> { Filter(base: Taps()) }
      }
      """,
      importing: "Ensemble"
    )
    #expect(report.errors == [])
    #expect(report.warnings.allSatisfy { $0.text.contains("use 'body'") })
  }

  @Test func `a conformance of a generated type is declared once`() throws {
    let errors = try compile(
      """
      @Reducer struct Leaf {}
      @Reducer(state: .equatable) enum Destination { case leaf(Leaf) }
      extension Destination.State: Equatable {}
      """,
      importing: "Ensemble"
    ).errors
    #expect(errors.contains { $0.contains("redundant conformance of 'Destination.State'") })
  }

  @Test func `stores outside of the main actor compile in Swift 5`() throws {
    let report = try compile(
      """
      @Reducer
      struct Counter {
        @ObservableState
        struct State: Equatable { var count = 0 }
        enum Action { case tapped }
        var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
      }
      struct Globals {
        static let store = StoreOf<Counter>(initialState: Counter.State()) { Counter() }
      }
      let global = Store(initialState: Counter.State()) { Counter() }
      struct Holder {
        let store: StoreOf<Counter>
        init(store: StoreOf<Counter> = Store(initialState: Counter.State()) { Counter() }) {
          self.store = store
        }
      }
      final class Model {
        let store = Store(initialState: Counter.State()) { Counter() }
        func start() { store.send(.tapped) }
      }
      """,
      importing: "Ensemble",
      flags: ["-swift-version", "5"]
    )
    #expect(report.errors == [])
    #expect(report.warnings.isEmpty)
  }

  @Test func `a static store outside of the main actor is an error in Swift 6`() throws {
    let counter = """
      @Reducer struct Counter {
        struct State {}
        enum Action { case tapped }
        var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
      }
      """
    let report = try compile(
      """
      \(counter)
      struct Previews {
        static let store = StoreOf<Counter>(initialState: Counter.State()) { Counter() }
      }
      """,
      importing: "Ensemble"
    )
    #expect(
      report.errors.contains { $0.contains("main actor-isolated default value in a nonisolated") }
    )
    let isolated = try compile(
      """
      \(counter)
      struct Previews {
        @MainActor static let store = StoreOf<Counter>(initialState: .init()) { Counter() }
      }
      """,
      importing: "Ensemble"
    )
    #expect(isolated.errors == [])
  }
}
#endif
