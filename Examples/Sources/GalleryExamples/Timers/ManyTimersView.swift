// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// A countdown timer.
struct LonelyTimerView: View {
  let store: StoreOf<LonelyTimer>

  var body: some View {
    WrappingHStack {
      HStack {
        Text(store.name)
        ProgressView(value: Double(store.elapsed), total: Double(max(store.duration, 1)))
          .accessibilityLabel(store.name)
        Text(store.phase == .finished ? "Done!" : "\(store.position) s").monospacedDigit()
      }
      .frame(minWidth: 160, maxWidth: .infinity, alignment: .leading)
      HStack {
        Button(title) { store.send(.toggled) }
        Button("Reset") { store.send(.resetTapped) }.disabled(store.elapsed == 0)
      }
    }
  }

  private var title: String {
    switch store.phase {
    case .ready: "Start"
    case .counting: "Stop"
    case .finished: "Again"
    }
  }
}

/// Ten timers.
struct ManyTimersView: View {
  let store: StoreOf<ManyTimers>

  var body: some View {
    List {
      ForEach(store.scope(state: \.timers, action: \.timers)) {
        LonelyTimerView(store: $0.scope(state: \.value, action: \.self))
      }
    }
  }
}
