// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// The songs, each with a button that asks before it deletes.
struct ConfirmRecipeView: View {
  @Bindable var store: StoreOf<ConfirmRecipe>

  var body: some View {
    VStack {
      if store.songs.isEmpty {
        ContentUnavailableView("No songs", systemImage: "music.note")
      }
      List {
        ForEach(store.songs, id: \.self) { song in
          HStack {
            Text(song)
            Spacer()
            Button("Delete", role: .destructive) { store.send(.deleteTapped(song)) }
              .buttonStyle(.borderless)
          }
        }
      }
    }
    .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  }
}
