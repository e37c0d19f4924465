// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// All visible books as covers.
struct CoverGrid: View {
  let store: StoreOf<Shelf>

  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 136), spacing: 16, alignment: .top)],
      spacing: 20
    ) {
      ForEach(store.visibleBooks) { book in
        Button {
          store.send(.bookTapped(book.id))
        } label: {
          CoverTile(book: book)
        }
        .buttonStyle(.plain)
      }
    }
  }
}

/// A cover with the title below it.
private struct CoverTile: View {
  let book: Book

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      BookCover(book: book, width: 136)
      Text(book.title).font(.subheadline).bold().lineLimit(2)
      Text(book.author).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
      BookStatusLine(book: book)
    }
    .frame(width: 136, alignment: .leading)
  }
}

/// The state of a book in a line: its progress, its rating, or that it waits.
struct BookStatusLine: View {
  let book: Book

  var body: some View {
    switch book.status {
    case .planned:
      Text("Not started").font(.caption).foregroundStyle(.secondary)
    case .reading:
      ProgressView(value: book.progress) { Text("\(Int(book.progress * 100)) %") }
        .progressViewStyle(.thin(book.genre.color))
    case .finished:
      if book.rating > 0 {
        RatingStars(rating: book.rating)
      } else {
        Text("Finished").font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// A cover: the colors of the genre, the initials, and the author.
struct BookCover: View {
  let book: Book
  let width: Double

  var body: some View {
    ZStack(alignment: .topTrailing) {
      RoundedRectangle(cornerRadius: width / 14).fill(background)
      VStack(spacing: width / 16) {
        Spacer()
        Text(book.initials)
          .font(.system(size: width / 3, weight: .bold, design: .serif))
        Text(surname)
          .font(.system(size: max(width / 12, 10), weight: .medium))
        Spacer()
      }
      .foregroundStyle(.white)
      .frame(width: width, height: height)
      if book.isFavorite {
        RibbonShape()
          .fill(Color(red: 1, green: 0.76, blue: 0.2))
          .frame(width: width / 7, height: width / 3.5)
          .padding(.trailing, width / 10)
      }
    }
    .frame(width: width, height: height)
    .background(book.genre.coverColors[1])
    .clipShape(RoundedRectangle(cornerRadius: width / 14))
    .shadow(color: .black.opacity(0.25), radius: 6, y: 3)
    .accessibilityHidden(true)
  }

  private var height: Double { width * 1.45 }

  private var background: LinearGradient {
    LinearGradient(colors: book.genre.coverColors, startPoint: .top, endPoint: .bottom)
  }

  private var surname: String {
    book.author.split(separator: " ").last.map(String.init) ?? book.author
  }
}
