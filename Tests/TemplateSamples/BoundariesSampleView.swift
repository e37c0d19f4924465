// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

struct BoundariesSampleView: View {
  /// A store that takes the view actions only.
  let store: BoundedStoreOf<BoundariesSample>

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
  BoundariesSampleView(
    store: Store(initialState: BoundariesSample.State()) { BoundariesSample() }.bounded
  )
}
