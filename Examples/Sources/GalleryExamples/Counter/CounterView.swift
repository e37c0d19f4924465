// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// A number, and buttons that change it.
struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    HStack {
      Button("−") { store.send(.decrementTapped) }
      Text("\(store.count)").font(.title.monospacedDigit())
      Button("+") { store.send(.incrementTapped) }
      Spacer()
      Button("Reset") { store.send(.resetTapped) }.disabled(store.count == 0)
    }
  }
}

#Preview {
  CounterView(store: Store(initialState: Counter.State()) { Counter() })
}

/// Two counters and their sum.
struct TwoCountersView: View {
  let store: StoreOf<TwoCounters>

  var body: some View {
    Form {
      Section("First") { CounterView(store: store.scope(state: \.first, action: \.first)) }
      Section("Second") { CounterView(store: store.scope(state: \.second, action: \.second)) }
      LabeledContent("Sum", value: "\(store.sum)")
      Button("Swap") { store.send(.swapTapped) }
    }
  }
}
