// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

struct ReadingListView: View {
  @Bindable var store: StoreOf<ReadingList>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Form {
        Section("New") {
          TextField("Title", text: $store.draft)
          Button("Add") { store.send(.addTapped) }.disabled(store.draft.isEmpty)
        }
        Section("Books") {
          ForEach(store.books) { book in
            HStack {
              NavigationLink(state: BookDetail.State(book: book)) {
                Text(book.title).strikethrough(book.isRead)
              }
              Spacer()
              Button(book.isRead ? "Unread" : "Read") { store.send(.readTapped(book.id)) }
            }
          }
        }
      }
      .navigationTitle("Reading list")
    } destination: { store in
      BookDetailView(store: store)
    }
  }
}
