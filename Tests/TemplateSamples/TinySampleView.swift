// SPDX-License-Identifier: MIT

import EnsembleTiny
import EnsembleUI

struct TinySampleView: View {
  @StoreState<TinySample> private var state: TinySample.State

  init(store: Store<TinySample>) {
    _state = StoreState(store)
  }

  var body: some View {
    HStack {
      Text("\(state.count)").font(.title)
      Button("+") { $state.send(.incrementTapped) }
      Button("Random") { $state.send(.randomTapped) }.disabled(state.isLoading)
      if state.isLoading { ProgressView() }
    }
  }
}
