// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// A job: its progress while it runs, and how the last one ended.
struct CancelRecipeView: View {
  let store: StoreOf<CancelRecipe>

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      if let step = store.step {
        ProgressView(value: Double(step), total: 10) { Text("Step \(step) of 10") }
        Button("Cancel") { store.send(.cancelTapped) }
      } else {
        Text(store.outcome)
        Button("Start") { store.send(.startTapped) }.buttonStyle(.borderedProminent)
      }
    }
  }
}
