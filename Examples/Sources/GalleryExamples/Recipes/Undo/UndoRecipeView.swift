// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// The tempo, and the buttons that go through its history.
struct UndoRecipeView: View {
  @Bindable var store: StoreOf<UndoRecipe>

  var body: some View {
    Form {
      Stepper(
        "Tempo: \(store.tempo)",
        value: $store.tempo.sending(\.tempoChanged),
        in: 40...240,
        step: 4
      )
      HStack {
        Button("Undo") { store.send(.undoTapped) }.disabled(store.past.isEmpty)
        Button("Redo") { store.send(.redoTapped) }.disabled(store.future.isEmpty)
      }
      .buttonStyle(.bordered)
    }
  }
}
