// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// All visible books as rows.
struct BookList: View {
  let store: StoreOf<Shelf>

  var body: some View {
    List {
      ForEach(store.visibleBooks) { book in
        Button {
          store.send(.bookTapped(book.id))
        } label: {
          BookRow(book: book)
        }
        .swipeActions(edge: .trailing) {
          Button("Delete", role: .destructive) { store.send(.deleteTapped(book.id)) }
          Button(book.isFavorite ? "Unmark" : "Favorite") {
            store.send(.favoriteTapped(book.id))
          }
        }
      }
    }
  }
}

/// A book in a row.
struct BookRow: View {
  let book: Book

  var body: some View {
    HStack(spacing: 12) {
      BookCover(book: book, width: 40)
      VStack(alignment: .leading, spacing: 2) {
        Text(book.title).font(.headline)
        Text("\(book.author), \(book.genre.title.lowercased())")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      BookStatusLine(book: book).frame(width: 96, alignment: .trailing)
    }
  }
}

/// The shelf without books.
struct EmptyShelf: View {
  let add: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView {
      Label("No books yet", systemImage: "books.vertical")
    } description: {
      Text("Add the book that you are reading, or the one that waits on your table.")
    } actions: {
      Button("Add a book", action: add).buttonStyle(.borderedProminent)
    }
  }
}

/// The shelf when a search or a filter hides all books.
struct NoMatches: View {
  let query: String
  let clear: @MainActor () -> Void

  var body: some View {
    ContentUnavailableView {
      Label("No matches", systemImage: "magnifyingglass")
    } description: {
      Text(query.isEmpty ? "No book has this state." : "No book matches “\(query)”.")
    } actions: {
      Button("Show all books", action: clear).buttonStyle(.bordered)
    }
  }
}
