// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

struct ComposerSampleView: View {
  let store: StoreOf<ComposerSample>

  var body: some View {
    HStack {
      Text("\(store.count)").font(.title)
      Button("+") { store.send(.view(.incrementTapped)) }
      Button("Random") { store.send(.view(.randomTapped)) }.disabled(store.isLoading)
      if store.isLoading { ProgressView() }
    }
  }
}

#Preview {
  ComposerSampleView(store: Store(initialState: ComposerSample.State()) { ComposerSample() })
}
