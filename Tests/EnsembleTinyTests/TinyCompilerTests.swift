// SPDX-License-Identifier: MIT

#if os(Linux)
import CompilerSupport
import Testing

@Suite("Compile-time checks of tiny features")
struct TinyCompilerTests {
  @Test(arguments: [
    "",
    "static func effect(for action: Action, state: State) async throws -> Action? { nil }",
    "static func effect(for action: Action, state: State) async -> Action? { nil }",
  ])
  func `an effect that returns an action, or none, compiles`(effect: String) throws {
    #expect(try errors(of: feature(with: effect)) == [])
  }

  @Test(arguments: ["Int", "Action", "Effect<Action>", "Action??"])
  func `an effect with another result does not compile`(result: String) throws {
    let errors = try self.errors(
      of: feature(
        with: """
          static func effect(for action: Action, state: State) async throws -> \(result) {
            fatalError()
          }
          """
      )
    )
    #expect(errors.contains { $0.contains("does not conform to protocol") })
  }

  @Test func `writing to the state outside the reducer does not compile`() throws {
    let errors = try self.errors(
      of: """
        \(feature(with: ""))
        @MainActor func write(_ store: EnsembleTiny.Store<Counter>) { store.state.count = 1 }
        """
    )
    #expect(errors.contains { $0.contains("get-only property") })
  }

  private func errors(of source: String) throws -> [String] {
    try compile(source, importing: "EnsembleTiny").errors
  }

  private func feature(with effect: String) -> String {
    """
    struct Counter: Feature {
      struct State: Sendable { var count = 0 }
      enum Action: Sendable { case increment }
      static var initialState: State { State() }
      static func reducer(state: inout State, action: Action) throws { state.count += 1 }
      \(effect)
    }
    """
  }
}
#endif
