// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// The shelf: the book in progress, filters, and all books as covers or as a list.
struct ShelfView: View {
  @Bindable var store: StoreOf<Shelf>

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      if let book = store.current, !store.isFiltered {
        ContinueReadingCard(book: book, goal: store.preferences.dailyGoal) {
          store.send(.bookTapped(book.id))
        }
      }
      ShelfFilters(store: store)
      if store.books.isEmpty {
        EmptyShelf { store.send(.addTapped) }
      } else if store.visibleBooks.isEmpty {
        NoMatches(query: store.query) { store.send(.clearTapped) }
      } else {
        switch store.preferences.layout {
        case .covers: CoverGrid(store: store)
        case .list: BookList(store: store)
        }
      }
    }
    .navigationTitle("Books")
    .toolbar {
      ShelfMenu(store: store)
      Button("Add book", systemImage: "plus") { store.send(.addTapped) }
        .buttonStyle(.borderedProminent)
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .sheet(item: $store.scope(state: \.destination?.add, action: \.destination.add)) { form in
      BookFormView(store: form)
    }
  }
}

/// The book that was read last.
private struct ContinueReadingCard: View {
  let book: Book
  let goal: Int
  let open: @MainActor () -> Void

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      BookCover(book: book, width: 84)
      VStack(alignment: .leading, spacing: 6) {
        Text("Continue reading")
          .font(.caption)
          .textCase(.uppercase)
          .foregroundStyle(.secondary)
        Text(book.title).font(.title3).bold()
        Text(book.author).foregroundStyle(.secondary)
        ProgressView(value: book.progress) {
          Text("Page \(book.page) of \(book.pages), \(days)")
        }
        .progressViewStyle(.thin(book.genre.color))
        .padding(.vertical, 4)
        Button("Open", action: open).buttonStyle(.borderedProminent)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .card(color: book.genre.color)
  }

  /// The days that are left with the daily goal.
  private var days: String {
    let days = (book.pagesLeft + goal - 1) / max(goal, 1)
    return days == 1 ? "a day left" : "\(days) days left"
  }
}

/// The search field and the filters.
private struct ShelfFilters: View {
  @Bindable var store: StoreOf<Shelf>

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      TextField("Search books", text: $store.query, prompt: Text("A title or an author"))
        .textFieldStyle(.roundedBorder)
        .submitLabel(.search)
        .autocorrectionDisabled()
        .labelsHidden()
      WrappingHStack(spacing: 8) {
        ForEach(ReadingStatus.allCases, id: \.self) { status in
          Button(status.title) { store.send(.statusTapped(status)) }
            .buttonStyle(.pill(isChosen: store.status == status))
            .accessibilityAddTraits(store.status == status ? .isSelected : [])
        }
        Toggle("Favorites", isOn: $store.onlyFavorites).toggleStyle(.pill)
      }
    }
  }
}

/// The order and the layout of books.
private struct ShelfMenu: View {
  let store: StoreOf<Shelf>

  var body: some View {
    Menu("View") {
      Picker("Sort by", selection: Binding(store.$preferences.order)) {
        ForEach(BookOrder.allCases, id: \.self) { Text($0.title).tag($0) }
      }
      Divider()
      Picker("Show as", selection: Binding(store.$preferences.layout)) {
        Text("Covers").tag(ShelfLayout.covers)
        Text("List").tag(ShelfLayout.list)
      }
    }
  }
}
