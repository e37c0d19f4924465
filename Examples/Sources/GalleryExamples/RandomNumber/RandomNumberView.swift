// SPDX-License-Identifier: MIT

import EnsembleTiny
import EnsembleUI

/// A counter, and a button for a random number.
struct RandomNumberView: View {
  @StoreState<RandomNumber> private var state: RandomNumber.State

  init(store: Store<RandomNumber>) {
    _state = StoreState(store)
  }

  var body: some View {
    Text("Count: \(state.count)").font(.title)
    if state.isLoading { ProgressView("Loading…") }
    HStack {
      Button("Decrement") { $state.send(.decrement) }
      Button("Increment") { $state.send(.increment) }
      Button("Random") { $state.send(.loadRandomNumber) }.disabled(state.isLoading)
    }
  }
}
