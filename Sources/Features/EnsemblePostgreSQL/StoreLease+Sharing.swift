// SPDX-License-Identifier: MIT

#if PostgreSQL
import EnsembleJournal
import Foundation

// The statements for a store with replicas, which share one opening.
extension StoreLease {
  /// Joins a store that no process has opened exclusively, or creates it.
  ///
  /// The store then has an unnamed owner, whose lease all replicas extend, so no process can open
  /// it exclusively.
  ///
  /// - Returns: The number of the shared opening; nil if a process has the lease.
  static func join(
    _ store: String,
    _ duration: Duration,
    _ connection: Connection
  ) throws -> Int64? {
    let rows = try connection.query(
      """
      INSERT INTO ensemble_journal_store AS s (id, fence, owner, opening, deadline, last, used)
      VALUES (
        $1, (1000000 * extract(epoch FROM clock_timestamp()))::bigint, '', NULL,
        clock_timestamp() + $2::bigint * interval '1 microsecond', 0, clock_timestamp()
      )
      ON CONFLICT (id) DO UPDATE
      SET fence = CASE WHEN s.owner = '' THEN s.fence ELSE greatest(s.fence + 1, excluded.fence) END,
        owner = '', opening = NULL, deadline = excluded.deadline, used = excluded.used
      WHERE s.owner IS NULL OR s.owner = '' OR s.deadline < clock_timestamp()
      RETURNING fence
      """,
      [.text(store), .number(duration.microseconds)]
    )
    return try rows.first?.number(0)
  }

  /// Saves the first snapshot, unless there is one, and returns the contents.
  func begin(
    with snapshot: JournalSnapshot,
    _ connection: Connection
  ) throws -> JournalContents {
    try connection.transaction {
      _ = try lock(connection)
      let rows = try connection.query(
        "SELECT 1 FROM ensemble_journal_snapshot WHERE store = $1 LIMIT 1",
        [.text(store)]
      )
      if rows.isEmpty { try insert(snapshot, connection) }
      return try read(connection)
    }
  }

  /// Returns the entries after a number, and extends the lease of the store, which thus lasts as
  /// long as a replica calls this.
  ///
  /// - Throws: `JournalError.forgotten` if the next entry was removed, or if the database no longer
  ///   has the entry with the number, such as after a failover to a replica that was behind, and
  ///   `JournalError.leaseLost` if a process has opened the store exclusively.
  func entries(after number: UInt64, _ connection: Connection) throws -> [JournalEntry] {
    let store = store
    let known = try connection.query(
      """
      SELECT last, deadline < clock_timestamp() + $3::bigint * interval '0.5 microsecond'
      FROM ensemble_journal_store WHERE id = $1 AND fence = $2 AND owner IS NOT NULL
      """,
      [.text(store), .number(fence), .number(duration.microseconds)]
    )
    guard let row = known.first else { throw JournalError.leaseLost(store: store) }
    if row.columns[1] == "t" { _ = try Self.extend([self], connection) }
    let last = try row.bits(0)
    if last == number { return [] }
    if last < number { throw JournalError.forgotten(store: store, number: number + 1) }
    var entries: [JournalEntry] = []
    for row in try rows(after: number, connection) {
      guard let entry = try Self.entry(row), entry.number == number + UInt64(entries.count) + 1
      else { break }
      entries.append(entry)
    }
    if entries.isEmpty { throw JournalError.forgotten(store: store, number: number + 1) }
    return entries
  }
}
#endif
