// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// A counter with a timer. The view can send the view actions of the feature only.
struct BoundedCounterView: View {
  let store: BoundedStoreOf<BoundedCounter>

  var body: some View {
    HStack {
      Button("−") { store.send(.decrementTapped) }
      Text("\(store.count)").font(.title.monospacedDigit())
      Button("+") { store.send(.incrementTapped) }
    }
    HStack {
      Button(store.isTimerOn ? "Stop timer" : "Start timer") { store.send(.timerTapped) }
      Button("Done") { store.send(.doneTapped) }
    }
  }
}

/// A counter, until it is finished.
struct CounterSessionView: View {
  let store: StoreOf<CounterSession>

  var body: some View {
    if store.isFinished {
      Text("Finished at \(store.counter.count).").font(.headline)
      Button("Start again") { store.send(.view(.restartTapped)) }
    } else {
      BoundedCounterView(store: store.scope(state: \.counter, action: \.counter).bounded)
    }
  }
}
