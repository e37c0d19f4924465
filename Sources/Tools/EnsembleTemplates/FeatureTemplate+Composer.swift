// SPDX-License-Identifier: MIT

extension FeatureTemplate {
  var composerSource: String {
    """
    import Ensemble

    /// A count, which can be set to a random number that arrives after a second.
    @ComposeReducer
    @Composer
    struct \(name.text) {
      struct State: Equatable {
        var count = 0
        var isLoading = false
      }

      enum ViewAction {
        case incrementTapped
        case randomTapped
      }

      @Dependency(\\.continuousClock) private var clock
      @Dependency(\\.withRandomNumberGenerator) private var withRandomNumberGenerator

      @ComposeBodyActionCase
      func view(state: inout State, action: ViewAction) -> Effect<Action> {
        switch action {
        case .incrementTapped:
          state.count += 1
          return .none

        case .randomTapped:
          state.isLoading = true
          return .run { [clock, withRandomNumberGenerator] send in
            try await clock.sleep(for: .seconds(1))
            await send(.randomLoaded(withRandomNumberGenerator { .random(in: 1...100, using: &$0) }))
          }
        }
      }

      @ComposeBodyActionCase
      func randomLoaded(state: inout State, _ number: Int) {
        state.count = number
        state.isLoading = false
      }
    }

    """
  }
}
