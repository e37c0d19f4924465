// SPDX-License-Identifier: MIT

extension FeatureTemplate {
  var tinySource: String {
    """
    import EnsembleTiny

    /// A count, which can be set to a random number that arrives after a second.
    struct \(name.text): Feature {
      struct State: Equatable, Sendable {
        var count = 0
        var isLoading = false
      }

      enum Action: Equatable, Sendable {
        case incrementTapped
        case randomLoaded(Int)
        case randomTapped
      }

      static var initialState: State { State() }

      static func reducer(state: inout State, action: Action) {
        switch action {
        case .incrementTapped:
          state.count += 1
        case .randomLoaded(let number):
          state.count = number
          state.isLoading = false
        case .randomTapped:
          state.isLoading = true
        }
      }

      static func effect(for action: Action, state: State) async throws -> Action? {
        guard case .randomTapped = action else { return nil }
        @Dependency(\\.continuousClock) var clock
        @Dependency(\\.withRandomNumberGenerator) var withRandomNumberGenerator
        try await clock.sleep(for: .seconds(1))
        return .randomLoaded(withRandomNumberGenerator { .random(in: 1...100, using: &$0) })
      }
    }

    """
  }

  var tinyView: String {
    """
    import EnsembleTiny
    import EnsembleUI

    struct \(name.text)View: View {
      @StoreState<\(name.text)> private var state: \(name.text).State

      init(store: Store<\(name.text)>) {
        _state = StoreState(store)
      }

      var body: some View {
        HStack {
          Text("\\(state.count)").font(.title)
          Button("+") { $state.send(.incrementTapped) }
          Button("Random") { $state.send(.randomTapped) }.disabled(state.isLoading)
          if state.isLoading { ProgressView() }
        }
      }
    }

    """
  }

  func tinyTests(of module: String) -> String {
    """
    import EnsembleTestSupport
    import EnsembleTiny
    import Testing

    @testable import \(module)

    @MainActor
    @Suite struct \(name.text)Tests {
      @Test func `a tap increments the count`() async {
        let store = TestStore<\(name.text)>()
        await store.send(.incrementTapped) { $0.count = 1 }
      }

      @Test func `a random number arrives after a second`() async {
        let clock = TestClock()
        let store = TestStore<\(name.text)>(withDependencies: {
          $0.continuousClock = clock
          $0.withRandomNumberGenerator = WithRandomNumberGenerator(Highest())
        })
        await store.send(.randomTapped) { $0.isLoading = true }
        await clock.advance(by: .seconds(1))
        await store.receive(.randomLoaded(100)) {
          $0.count = 100
          $0.isLoading = false
        }
      }
    }

    /// A generator whose numbers are the highest ones.
    private nonisolated struct Highest: RandomNumberGenerator, Sendable {
      func next() -> UInt64 { .max }
    }

    """
  }
}
