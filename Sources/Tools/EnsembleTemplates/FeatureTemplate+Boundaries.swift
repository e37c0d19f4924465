// SPDX-License-Identifier: MIT

extension FeatureTemplate {
  var boundariesSource: String {
    """
    import Ensemble

    /// A count, which can be set to a random number that arrives after a second.
    @Reducer
    struct \(name.text): BoundingReducer {
      @ObservableState
      struct State: Equatable {
        var count = 0
        var isLoading = false
      }

      enum Action: FeatureAction {
        /// The actions that views can send.
        enum ViewAction {
          case incrementTapped
          case randomTapped
        }

        /// The actions of effects.
        enum InternalAction {
          case randomLoaded(Int)
        }

        case view(ViewAction)
        case _internal(InternalAction)
      }

      @Dependency(\\.continuousClock) private var clock
      @Dependency(\\.withRandomNumberGenerator) private var withRandomNumberGenerator

      func reduce(
        into state: inout State,
        viewAction action: Action.ViewAction
      ) -> Effect<Action> {
        switch action {
        case .incrementTapped:
          state.count += 1
          return .none

        case .randomTapped:
          state.isLoading = true
          return .run { [clock, withRandomNumberGenerator] send in
            try await clock.sleep(for: .seconds(1))
            let number = withRandomNumberGenerator { Int.random(in: 1...100, using: &$0) }
            await send(._internal(.randomLoaded(number)))
          }
        }
      }

      func reduce(
        into state: inout State,
        internalAction action: Action.InternalAction
      ) -> Effect<Action> {
        switch action {
        case .randomLoaded(let number):
          state.count = number
          state.isLoading = false
          return .none
        }
      }
    }

    """
  }

  var boundariesView: String {
    """
    import Ensemble
    import EnsembleUI

    struct \(name.text)View: View {
      /// A store that takes the view actions only.
      let store: BoundedStoreOf<\(name.text)>

      var body: some View {
        HStack {
          Text("\\(store.count)").font(.title)
          Button("+") { store.send(.incrementTapped) }
          Button("Random") { store.send(.randomTapped) }.disabled(store.isLoading)
          if store.isLoading { ProgressView() }
        }
      }
    }

    #Preview {
      \(viewExpression(indent: 2))
    }

    """
  }
}
