// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// A form that edits a book.
struct BookFormView: View {
  @Bindable var store: StoreOf<BookForm>
  @FocusState private var focus: BookForm.Field?

  var body: some View {
    VStack(spacing: 16) {
      BookCover(book: store.book, width: 88)
      Form {
        Section("Book") {
          TextField("Title", text: $store.book.title)
            .focused($focus, equals: .title)
            .textInputAutocapitalization(.words)
          TextField("Author", text: $store.book.author)
            .focused($focus, equals: .author)
            .textInputAutocapitalization(.words)
          if store.showsProblems, let problem = store.problem {
            Label(problem, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
          }
        }
        Section("Details") {
          Picker("Genre", selection: $store.book.genre) {
            ForEach(Genre.allCases, id: \.self) { Text($0.title) }
          }
          Stepper("\(store.book.pages) pages", value: $store.book.pages, in: 10...2_000, step: 10)
          Toggle("Favorite", isOn: $store.book.isFavorite)
        }
      }
    }
    .bind($store.focus, to: $focus)
    .interactiveDismissDisabled(store.hasChanges)
    .navigationTitle(store.isNew ? "New book" : "Edit book")
    .toolbar {
      Button("Cancel", role: .cancel) { store.send(.cancelTapped) }
      Button("Save") { store.send(.saveTapped) }.buttonStyle(.borderedProminent)
    }
  }
}
