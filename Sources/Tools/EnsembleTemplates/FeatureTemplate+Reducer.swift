// SPDX-License-Identifier: MIT

extension FeatureTemplate {
  var reducerSource: String {
    """
    import Ensemble

    /// A count, which can be set to a random number that arrives after a second.
    @Reducer
    struct \(name.text) {
      @ObservableState
      struct State: Equatable {
        var count = 0
        var isLoading = false
      }

      enum Action {
        case incrementTapped
        case randomLoaded(Int)
        case randomTapped
      }

      @Dependency(\\.continuousClock) private var clock
      @Dependency(\\.withRandomNumberGenerator) private var withRandomNumberGenerator

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .incrementTapped:
            state.count += 1
            return .none

          case .randomLoaded(let number):
            state.count = number
            state.isLoading = false
            return .none

          case .randomTapped:
            state.isLoading = true
            return .run { [clock, withRandomNumberGenerator] send in
              try await clock.sleep(for: .seconds(1))
              await send(.randomLoaded(withRandomNumberGenerator { .random(in: 1...100, using: &$0) }))
            }
          }
        }
      }
    }

    """
  }

  /// Returns the view of a feature whose store takes all actions.
  func storeView(send: (String) -> String) -> String {
    """
    import Ensemble
    import EnsembleUI

    struct \(name.text)View: View {
      let store: StoreOf<\(name.text)>

      var body: some View {
        HStack {
          Text("\\(store.count)").font(.title)
          Button("+") { store.send(\(send("incrementTapped"))) }
          Button("Random") { store.send(\(send("randomTapped"))) }.disabled(store.isLoading)
          if store.isLoading { ProgressView() }
        }
      }
    }

    #Preview {
      \(viewExpression(indent: 2))
    }

    """
  }

  func storeTests(of module: String) -> String {
    """
    import Ensemble
    import EnsembleTestSupport
    import Testing

    @testable import \(module)

    @MainActor
    @Suite struct \(name.text)Tests {
      @Test func `a tap increments the count`() async {
        let store = TestStore(initialState: \(name.text).State()) { \(name.text)() }
        await store.send(\(sending("incrementTapped"))) { $0.count = 1 }
      }

      @Test func `a random number arrives after a second`() async {
        let clock = TestClock()
        let store = TestStore(initialState: \(name.text).State(count: 5)) {
          \(name.text)()
        } withDependencies: {
          $0.continuousClock = clock
          $0.withRandomNumberGenerator = WithRandomNumberGenerator(Highest())
        }
        await store.send(\(sending("randomTapped"))) { $0.isLoading = true }
        await clock.advance(by: .seconds(1))
        await store.receive(\(received)) {
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
