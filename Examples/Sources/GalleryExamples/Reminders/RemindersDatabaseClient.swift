// SPDX-License-Identifier: MIT

#if SQLite
import Ensemble
import EnsembleSQLite
import GRDB

/// The database of the example.
nonisolated struct RemindersDatabase: Sendable {
  /// Opens the database, and brings its tables up to date.
  let open: @Sendable () throws -> any DatabaseWriter

  /// An empty database in memory.
  static var inMemory: Self {
    Self { try migrated(DatabaseQueue()) }
  }

  private static func migrated(_ database: some DatabaseWriter) throws -> any DatabaseWriter {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("lists and reminders") { db in
      try db.create(table: "list") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("title", .text).notNull()
      }
      try db.create(table: "reminder") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("listID", .integer).notNull().indexed()
          .references("list", onDelete: .cascade)
        table.column("title", .text).notNull()
        table.column("isCompleted", .boolean).notNull()
        table.column("isFlagged", .boolean).notNull()
        table.column("due", .datetime)
      }
      var list = ReminderList(title: "Personal")
      try list.insert(db)
    }
    try migrator.migrate(database)
    return database
  }
}

nonisolated extension RemindersDatabase: DependencyKey {
  /// The file of the user, which all pages of the program share.
  static let liveValue: Self = {
    let database = Result { try migrated(defaultDatabase()) }
    return Self { try database.get() }
  }()

  static var testValue: Self { inMemory }
}

extension DependencyValues {
  /// The database of the example.
  var remindersDatabase: RemindersDatabase {
    get { self[RemindersDatabase.self] }
    set { self[RemindersDatabase.self] = newValue }
  }
}
#endif
