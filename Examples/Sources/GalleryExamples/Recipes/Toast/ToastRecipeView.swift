// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// The songs, each with a button that deletes it.
struct ToastRecipeView: View {
  @Bindable var store: StoreOf<ToastRecipe>

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
    .toast($store.scope(state: \.toast, action: \.toast))
  }
}
