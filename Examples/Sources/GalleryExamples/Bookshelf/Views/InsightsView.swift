// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// Figures about reading: goals, a chart of the last days, genres and the best books.
struct InsightsView: View {
  let store: StoreOf<Insights>

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      if let statistics = store.statistics {
        GoalCards(statistics: statistics, preferences: store.preferences)
        StatisticTiles(statistics: statistics)
        PagesChart(statistics: statistics, goal: store.preferences.dailyGoal, days: days)
        GenreShares(shares: statistics.genres)
        BestBooks(books: store.best) { store.send(.bookTapped($0)) }
      } else {
        ProgressView("Counting pages…")
      }
    }
    .navigationTitle("Insights")
    .onAppear { store.send(.updated) }
    .onChange(of: store.books) { _, _ in store.send(.updated) }
  }

  private var days: Binding<Int> {
    Binding(
      get: { @MainActor in store.dayCount },
      set: { @MainActor in store.send(.daysChosen($0)) }
    )
  }
}

/// The goals of the day and of the year.
private struct GoalCards: View {
  let statistics: ReadingStatistics
  let preferences: BookshelfPreferences

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 220), spacing: 16)], spacing: 16) {
      GoalCard(
        title: "Today",
        value: "\(statistics.pagesToday) of \(preferences.dailyGoal) pages",
        hint: today,
        fraction: Double(statistics.pagesToday) / Double(max(preferences.dailyGoal, 1)),
        color: .teal
      )
      GoalCard(
        title: "This year",
        value: "\(statistics.finished) of \(preferences.yearlyGoal) books",
        hint: year,
        fraction: Double(statistics.finished) / Double(max(preferences.yearlyGoal, 1)),
        color: .orange
      )
    }
  }

  private var today: String {
    let left = preferences.dailyGoal - statistics.pagesToday
    return left > 0 ? "\(left) pages to go" : "Goal reached"
  }

  private var year: String {
    let left = preferences.yearlyGoal - statistics.finished
    return left > 0 ? "\(left) books to go" : "Goal reached"
  }
}

/// A goal: a ring, and the numbers behind it.
private struct GoalCard: View {
  let title: String
  let value: String
  let hint: String
  let fraction: Double
  let color: Color

  var body: some View {
    HStack(spacing: 16) {
      ProgressRing(fraction: fraction, color: color, size: 84)
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.subheadline).foregroundStyle(.secondary)
        Text(value).font(.headline)
        Text(hint).font(.footnote).foregroundStyle(.secondary)
      }
    }
    .card(color: color)
  }
}

/// Numbers over all sessions.
private struct StatisticTiles: View {
  let statistics: ReadingStatistics

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 12)], spacing: 12) {
      StatisticTile(title: "Days in a row", value: "\(statistics.streak)", symbol: "flame")
      StatisticTile(title: "Pages", value: "\(statistics.pages)", symbol: "book")
      StatisticTile(title: "Time", value: statistics.minutes.clockText, symbol: "clock")
      StatisticTile(title: "Pages an hour", value: "\(statistics.pagesPerHour)", symbol: "bolt")
    }
  }
}

/// A number with a symbol and a title.
private struct StatisticTile: View {
  let title: String
  let value: String
  let symbol: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Label(title, systemImage: symbol).font(.footnote).foregroundStyle(.secondary)
      Text(value).font(.title3).bold().monospacedDigit()
    }
    .card(padding: 12)
  }
}
