// SPDX-License-Identifier: MIT

#if SQLite
import EnsembleSQLite
import Foundation
import GRDB

/// A choice of reminders.
nonisolated enum ReminderFilter: Hashable, Sendable {
  case all
  case today
  case flagged
  case completed
  case list(Int64)
}

/// The reminders of a filter whose titles contain a text.
struct FilteredReminders: FetchKeyRequest {
  var filter = ReminderFilter.all
  var search = ""
  var today: DateInterval

  func fetch(_ db: Database) throws -> [Reminder] {
    var request = Reminder.matching(filter, today: today)
    let words = search.trimmingCharacters(in: .whitespaces)
    if !words.isEmpty { request = request.filter(Reminder.Columns.title.contains(words)) }
    return try request.order(Reminder.Columns.isCompleted, Column.rowID).fetchAll(db)
  }
}

/// The lists, and the numbers of reminders.
struct ReminderOverview: FetchKeyRequest {
  struct Value: Equatable, Sendable {
    var all = 0
    var today = 0
    var flagged = 0
    var completed = 0
    var lists: [ListSummary] = []
  }

  /// A list, and the number of its open reminders.
  struct ListSummary: Codable, Equatable, FetchableRecord, Identifiable, Sendable {
    var id: Int64
    var title: String
    var count: Int
  }

  var today: DateInterval

  func fetch(_ db: Database) throws -> Value {
    Value(
      all: try count(.all, db),
      today: try count(.today, db),
      flagged: try count(.flagged, db),
      completed: try count(.completed, db),
      lists: try ListSummary.fetchAll(
        db,
        sql: """
          SELECT list.id, list.title, count(reminder.id) AS count FROM list
          LEFT JOIN reminder ON reminder.listID = list.id AND NOT reminder.isCompleted
          GROUP BY list.id ORDER BY list.id
          """
      )
    )
  }

  private func count(_ filter: ReminderFilter, _ db: Database) throws -> Int {
    try Reminder.matching(filter, today: today).fetchCount(db)
  }
}

nonisolated extension Reminder {
  /// The reminders of a filter; those that are completed belong to their list and to `completed`.
  fileprivate static func matching(
    _ filter: ReminderFilter,
    today: DateInterval
  ) -> QueryInterfaceRequest<Reminder> {
    let open = Reminder.filter(!Columns.isCompleted)
    return switch filter {
    case .all: open
    case .today: open.filter(Columns.due >= today.start && Columns.due < today.end)
    case .flagged: open.filter(Columns.isFlagged)
    case .completed: Reminder.filter(Columns.isCompleted)
    case .list(let id): Reminder.filter(Columns.listID == id)
    }
  }
}

nonisolated extension Column {
  /// Returns a condition that the column contains a text, which is no pattern.
  fileprivate func contains(_ text: String) -> some SQLSpecificExpressible {
    let pattern = text.replacing("\\", with: "\\\\").replacing("%", with: "\\%")
      .replacing("_", with: "\\_")
    return like("%\(pattern)%", escape: "\\")
  }
}
#endif
