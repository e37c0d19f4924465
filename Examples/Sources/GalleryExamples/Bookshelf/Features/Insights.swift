// SPDX-License-Identifier: MIT

import Ensemble

/// Figures about reading.
@Reducer
struct Insights: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    /// The number of days in the chart.
    var dayCount = 7
    var statistics: ReadingStatistics?
    @Shared(.library) var books
    @Shared(.bookshelfPreferences) var preferences

    /// The finished books with the best ratings.
    var best: [Book] {
      Array(books.filter { $0.rating > 0 }.sorted { $0.rating > $1.rating }.prefix(3))
    }
  }

  enum Action: Sendable {
    case bookTapped(Book.ID)
    case daysChosen(Int)
    case updated
  }

  @Dependency(\.calendar) private var calendar
  @Dependency(\.date.now) private var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bookTapped:
        return .none

      case .daysChosen(let count):
        state.dayCount = count
        update(&state)
        return .none

      case .updated:
        update(&state)
        return .none
      }
    }
  }

  private func update(_ state: inout State) {
    state.statistics = ReadingStatistics(
      state.books,
      now: now,
      calendar: calendar,
      dayCount: state.dayCount
    )
  }
}
