// SPDX-License-Identifier: MIT

#if SQLite
import Foundation
import GRDB

/// A list of reminders.
nonisolated struct ReminderList: Codable, Equatable, Identifiable, Sendable {
  var id: Int64?
  var title: String
}

nonisolated extension ReminderList: FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "list"

  mutating func didInsert(_ inserted: InsertionSuccess) {
    id = inserted.rowID
  }
}

/// A reminder in a list.
nonisolated struct Reminder: Codable, Equatable, Identifiable, Sendable {
  var id: Int64?
  var listID: Int64
  var title: String
  var isCompleted = false
  var isFlagged = false
  var due: Date?
}

nonisolated extension Reminder: FetchableRecord, MutablePersistableRecord {
  enum Columns {
    static let listID = Column("listID")
    static let title = Column("title")
    static let isCompleted = Column("isCompleted")
    static let isFlagged = Column("isFlagged")
    static let due = Column("due")
  }

  mutating func didInsert(_ inserted: InsertionSuccess) {
    id = inserted.rowID
  }
}
#endif
