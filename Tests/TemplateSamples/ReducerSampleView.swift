// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

struct ReducerSampleView: View {
  let store: StoreOf<ReducerSample>

  var body: some View {
    HStack {
      Text("\(store.count)").font(.title)
      Button("+") { store.send(.incrementTapped) }
      Button("Random") { store.send(.randomTapped) }.disabled(store.isLoading)
      if store.isLoading { ProgressView() }
    }
  }
}

#Preview {
  ReducerSampleView(store: Store(initialState: ReducerSample.State()) { ReducerSample() })
}
