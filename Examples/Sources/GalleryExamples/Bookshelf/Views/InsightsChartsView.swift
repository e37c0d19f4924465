// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

#if canImport(Charts)
import Charts
#endif

/// The pages of the last days, with the days that reached the goal in another color.
struct PagesChart: View {
  let statistics: ReadingStatistics
  let goal: Int
  @Binding var days: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Pages per day").shelfHeading()
        Spacer()
        Picker("Days", selection: $days) {
          Text("7").tag(7)
          Text("14").tag(14)
          Text("30").tag(30)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
      }
      Chart(statistics.days) { day in
        BarMark(x: .value("Day", name(of: day)), y: .value("Pages", day.pages))
          .foregroundStyle(day.pages >= goal ? .green : .teal)
      }
      .frame(height: 170)
      .accessibilityLabel("Pages per day")
      WrappingHStack(spacing: 16) {
        LegendMark(color: .green, title: "Goal reached")
        LegendMark(color: .teal, title: "Below \(goal) pages")
      }
    }
    .card()
  }

  /// The day of the week, or of the month where weeks repeat.
  private func name(of day: ReadingStatistics.Day) -> String {
    days > 7 ? day.label : day.name
  }
}

/// A color and its meaning.
private struct LegendMark: View {
  let color: Color
  let title: String

  var body: some View {
    HStack(spacing: 6) {
      Circle().fill(color).frame(width: 10, height: 10).accessibilityHidden(true)
      Text(title).font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// The number of books of each genre, as bars of one width.
struct GenreShares: View {
  let shares: [ReadingStatistics.Share]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Genres").shelfHeading()
      if shares.isEmpty { Text("There are no books yet.").foregroundStyle(.secondary) }
      ForEach(shares) { share in
        HStack(spacing: 12) {
          Text(share.genre.title).frame(width: 72, alignment: .leading)
          ProgressView(value: fraction(of: share))
            .tint(share.genre.color)
            .accessibilityLabel(share.genre.title)
          Text("\(share.count)").monospacedDigit().foregroundStyle(.secondary)
        }
      }
    }
    .card()
  }

  private func fraction(of share: ReadingStatistics.Share) -> Double {
    Double(share.count) / Double(shares.map(\.count).max() ?? 1)
  }
}

/// The books with the best ratings.
struct BestBooks: View {
  let books: [Book]
  let open: (Book.ID) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Best rated").shelfHeading()
      if books.isEmpty {
        Text("Rate a book to see it here.").foregroundStyle(.secondary)
      }
      ForEach(books) { book in
        HStack(spacing: 12) {
          BookCover(book: book, width: 36)
          VStack(alignment: .leading, spacing: 4) {
            Text(book.title).font(.subheadline).bold()
            RatingStars(rating: book.rating)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          Button("Open") { open(book.id) }.controlSize(.small)
        }
      }
    }
    .card()
  }
}
