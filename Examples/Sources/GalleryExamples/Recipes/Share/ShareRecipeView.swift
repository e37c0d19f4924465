// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// The guests, and what the kitchen makes of them.
struct ShareRecipeView: View {
  @Bindable var store: StoreOf<ShareRecipe>

  var body: some View {
    Form {
      Section("Table") {
        Stepper(
          "Guests: \(store.guests)",
          value: $store.guests.sending(\.guestsChanged),
          in: 1...12
        )
      }
      KitchenView(store: store.scope(state: \.kitchen, action: \.kitchen))
    }
  }
}

private struct KitchenView: View {
  @Bindable var store: StoreOf<Kitchen>

  var body: some View {
    Section("Kitchen") {
      Stepper("Courses: \(store.courses)", value: $store.courses, in: 1...7)
      LabeledContent("Plates", value: "\(store.plates)")
    }
  }
}
