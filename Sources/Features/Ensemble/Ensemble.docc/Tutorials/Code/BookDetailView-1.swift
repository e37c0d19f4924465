// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

struct BookDetailView: View {
  let store: StoreOf<BookDetail>

  var body: some View {
    Form {
      if store.isLoading { ProgressView("Loading") }
      if let blurb = store.blurb { Text(blurb) }
      Button(store.book.isRead ? "Mark as unread" : "Mark as read") { store.send(.readTapped) }
    }
    .navigationTitle(store.book.title)
    .task { await store.send(.task).finish() }
  }
}
