// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation

/// A book: its header, bookmark, sessions and notes.
struct BookDetailView: View {
  @Bindable var store: StoreOf<BookDetail>

  var body: some View {
    content
      .navigationTitle(store.book?.title ?? "Book")
      .toolbar {
        if let book = store.book {
          Button(book.isFavorite ? "Unmark" : "Favorite", systemImage: heart(book)) {
            store.send(.favoriteTapped)
          }
          Button("Edit") { store.send(.editTapped) }
        }
      }
      .modifier(BookDestinations(store: store))
  }

  @ViewBuilder private var content: some View {
    if let book = store.book {
      VStack(alignment: .leading, spacing: 20) {
        BookHeader(store: store, book: book)
        BookmarkCard(store: store, book: book)
        SessionsCard(store: store, book: book)
        NotesCard(store: store, book: book)
        Button("Delete book", role: .destructive) { store.send(.deleteTapped) }
      }
    } else {
      ContentUnavailableView(
        "This book was deleted",
        systemImage: "trash",
        description: Text("Go back to the shelf.")
      )
    }
  }

  private func heart(_ book: Book) -> String { book.isFavorite ? "heart.fill" : "heart" }
}

/// The alert and the sheets of a book.
private struct BookDestinations: ViewModifier {
  @Bindable var store: StoreOf<BookDetail>

  func body(content: Content) -> some View {
    content
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
      .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) {
        BookFormView(store: $0)
      }
      .sheet(item: $store.scope(state: \.destination?.session, action: \.destination.session)) {
        SessionFormView(store: $0)
      }
      .sheet(item: $store.scope(state: \.destination?.note, action: \.destination.note)) {
        NoteFormView(store: $0)
      }
  }
}

/// The cover, the author, the genre and the rating.
private struct BookHeader: View {
  let store: StoreOf<BookDetail>
  let book: Book

  var body: some View {
    HStack(alignment: .top, spacing: 20) {
      BookCover(book: book, width: 120)
      VStack(alignment: .leading, spacing: 10) {
        Text(book.title).font(.title2).bold()
        Text("by \(book.author)").foregroundStyle(.secondary)
        WrappingHStack(spacing: 8) {
          GenreTag(genre: book.genre)
          Label(book.status.title, systemImage: book.status.symbol)
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        RatingPicker(rating: book.rating) { store.send(.rated($0)) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The name of a genre in a capsule.
struct GenreTag: View {
  let genre: Genre

  var body: some View {
    Text(genre.title)
      .font(.footnote)
      .padding(.horizontal, 10)
      .padding(.vertical, 3)
      .background(genre.color.opacity(0.18), in: Capsule())
  }
}

/// The bookmark, and what is left.
private struct BookmarkCard: View {
  let store: StoreOf<BookDetail>
  let book: Book

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 16) {
        ProgressRing(fraction: book.progress, color: book.genre.color, size: 76)
        VStack(alignment: .leading, spacing: 4) {
          Text("Page \(book.page) of \(book.pages)").font(.headline).monospacedDigit()
          Text(estimate).font(.footnote).foregroundStyle(.secondary)
        }
      }
      Slider(value: page, in: 0...Double(book.pages), step: 1) { Text("Bookmark") }
      WrappingHStack {
        Button("Log session", systemImage: "plus") { store.send(.sessionTapped) }
          .buttonStyle(.borderedProminent)
          .disabled(book.isFinished)
        Button(book.isFinished ? "Read again" : "Mark as finished") {
          store.send(.finishTapped)
        }
      }
    }
    .card(color: book.genre.color)
  }

  private var page: Binding<Double> {
    Binding(
      get: { @MainActor in Double(store.book?.page ?? 0) },
      set: { @MainActor in store.send(.pageChanged(Int($0))) }
    )
  }

  /// The time that is left, at the pace of all sessions.
  private var estimate: String {
    let pages = book.sessions.reduce(0) { $0 + $1.pages }
    let minutes = book.sessions.reduce(0) { $0 + $1.minutes }
    if book.isFinished { return "You have read it all." }
    guard pages > 0 else { return "\(book.pagesLeft) pages left" }
    return "\(book.pagesLeft) pages left, about \((book.pagesLeft * minutes / pages).clockText)"
  }
}

/// A ring that is closed at 1, with the percentage in it.
struct ProgressRing: View {
  let fraction: Double
  let color: Color
  let size: Double

  var body: some View {
    ZStack {
      RingShape(fraction: 1).fill(color.opacity(0.18))
      RingShape(fraction: min(fraction, 1)).fill(color)
      Text("\(Int(fraction * 100)) %").font(.footnote).bold().monospacedDigit()
    }
    .frame(width: size, height: size)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(Int(fraction * 100)) percent")
  }
}

extension Int {
  /// The number of minutes as hours and minutes.
  var clockText: String {
    self < 60 ? "\(self) min" : "\(self / 60) h \(self % 60) min"
  }
}
