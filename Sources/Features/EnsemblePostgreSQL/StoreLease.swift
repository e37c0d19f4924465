// SPDX-License-Identifier: MIT

#if PostgreSQL
import EnsembleJournal
import Foundation

/// A lease on a store, by which one process writes to it, and its statements.
///
/// Each statement that writes checks `fence` and locks the row of the store, so no other opening
/// writes between the check and the end of the transaction.
struct StoreLease: Sendable {
  /// The channel on which the server notifies of new entries in shared stores, by name.
  static let channel = "ensemble_journal"

  let store: String
  /// The number of the opening.
  let fence: Int64
  let keepsHistory: Bool
  /// The time for which the lease is taken or extended.
  let duration: Duration
  /// Whether the store has several replicas, which are notified of new entries.
  var isShared = false

  // MARK: Tables

  /// Creates the tables in the first schema of the search path, unless they are found on it.
  static func create(_ connection: Connection) throws {
    let found = try connection.query(
      """
      SELECT EXISTS (
        SELECT 1 FROM pg_attribute
        WHERE attrelid = to_regclass('ensemble_journal_store') AND attname = 'used'
      )
      WHERE to_regclass('ensemble_journal_store') IS NOT NULL
        AND to_regclass('ensemble_journal_entry') IS NOT NULL
        AND to_regclass('ensemble_journal_snapshot') IS NOT NULL
      """
    )
    if let hasColumn = found.first?.columns[0] {
      if hasColumn == "t" { return }
      return try connection.execute(
        """
        ALTER TABLE ensemble_journal_store
        ADD COLUMN IF NOT EXISTS used timestamptz NOT NULL DEFAULT now()
        """
      )
    }
    // Connections that create tables in one schema at the same time wait for each other.
    try connection.transaction {
      try connection.execute(
        "SELECT pg_advisory_xact_lock(\(0x456e_7365 as Int32), hashtext(current_schema()))"
      )
      try connection.execute(
        """
        CREATE TABLE IF NOT EXISTS ensemble_journal_store (
          id text PRIMARY KEY,
          fence bigint NOT NULL,
          owner text,
          opening uuid,
          deadline timestamptz NOT NULL,
          last bigint NOT NULL,
          used timestamptz NOT NULL DEFAULT now()
        );
        CREATE TABLE IF NOT EXISTS ensemble_journal_entry (
          store text NOT NULL,
          number bigint NOT NULL,
          version bigint NOT NULL,
          time bigint NOT NULL,
          seed_high bigint NOT NULL,
          seed_low bigint NOT NULL,
          next_stack_element bigint NOT NULL,
          origin smallint NOT NULL,
          is_last boolean NOT NULL,
          action bytea NOT NULL,
          PRIMARY KEY (store, number)
        );
        CREATE TABLE IF NOT EXISTS ensemble_journal_snapshot (
          store text NOT NULL,
          number bigint NOT NULL,
          version bigint NOT NULL,
          state bytea NOT NULL,
          PRIMARY KEY (store, number)
        );
        """
      )
    }
  }

  // MARK: Leases

  /// Acquires the lease of a store.
  ///
  /// - Parameter opening: An identifier of the call, so that a repeated call acquires the lease
  ///   again.
  /// - Returns: The number of the opening; nil if another process has the lease.
  static func acquire(
    of store: String,
    for owner: String,
    _ opening: UUID,
    _ duration: Duration,
    _ connection: Connection
  ) throws -> Int64? {
    // The row of a removed store, with its count of openings, no longer exists, so the count begins
    // with the time.
    let rows = try connection.query(
      """
      INSERT INTO ensemble_journal_store AS s (id, fence, owner, opening, deadline, last, used)
      VALUES (
        $1, (1000000 * extract(epoch FROM clock_timestamp()))::bigint, $2, $3,
        clock_timestamp() + $4::bigint * interval '1 microsecond', 0, clock_timestamp()
      )
      ON CONFLICT (id) DO UPDATE
      SET fence = greatest(s.fence + 1, excluded.fence), owner = excluded.owner,
        opening = excluded.opening, deadline = excluded.deadline, used = excluded.used
      WHERE s.owner IS NULL OR s.deadline < clock_timestamp() OR s.opening = excluded.opening
      RETURNING fence
      """,
      [
        .text(store), .text(owner), .text(opening.uuidString), .number(duration.microseconds),
      ]
    )
    return try rows.first?.number(0)
  }

  /// Returns the owner of a store, or nil if it is not open.
  static func owner(of store: String, _ connection: Connection) throws -> String? {
    let rows = try connection.query(
      """
      SELECT nullif(owner, '') FROM ensemble_journal_store
      WHERE id = $1 AND owner IS NOT NULL AND deadline >= clock_timestamp()
      """,
      [.text(store)]
    )
    return rows.first?.columns[0]
  }

  /// Extends leases. Left out are lost leases, and the leases of stores that are being written,
  /// since writing extends them.
  ///
  /// - Returns: The numbers of the openings whose leases were extended, by store.
  static func extend(
    _ leases: [StoreLease],
    _ connection: Connection
  ) throws -> [String: Int64] {
    guard let duration = leases.first?.duration else { return [:] }
    let rows = try connection.query(
      """
      WITH free AS (
        SELECT s.id FROM ensemble_journal_store AS s
        JOIN unnest($1::text[], $2::bigint[]) AS o (id, fence) ON s.id = o.id AND s.fence = o.fence
        WHERE s.owner IS NOT NULL
        FOR UPDATE OF s SKIP LOCKED
      )
      UPDATE ensemble_journal_store AS s
      SET deadline = clock_timestamp() + $3::bigint * interval '1 microsecond'
      FROM free WHERE s.id = free.id
      RETURNING s.id, s.fence
      """,
      [
        .texts(leases.map(\.store)), .array(leases.map(\.fence)),
        .number(duration.microseconds),
      ]
    )
    var extended: [String: Int64] = [:]
    for row in rows {
      if let store = row.columns[0] { extended[store] = try row.number(1) }
    }
    return extended
  }

  /// Checks that this process still has the lease of the store.
  func check(_ connection: Connection) throws {
    let rows = try connection.query(
      """
      SELECT 1 FROM ensemble_journal_store WHERE id = $1 AND fence = $2 AND owner IS NOT NULL
      """,
      [.text(store), .number(fence)]
    )
    if rows.isEmpty { throw JournalError.leaseLost(store: store) }
  }

  func release(_ connection: Connection) throws {
    try connection.query(
      "UPDATE ensemble_journal_store SET owner = NULL WHERE id = $1 AND fence = $2",
      [.text(store), .number(fence)]
    )
  }

  /// Locks the row of the store until the end of the transaction.
  ///
  /// - Returns: The number of the last entry.
  /// - Throws: `JournalError.leaseLost` if another opening has followed.
  func lock(_ connection: Connection) throws -> UInt64 {
    let rows = try connection.query(
      """
      SELECT last FROM ensemble_journal_store
      WHERE id = $1 AND fence = $2 AND owner IS NOT NULL FOR UPDATE
      """,
      [.text(store), .number(fence)]
    )
    guard let row = rows.first else { throw JournalError.leaseLost(store: store) }
    return try row.bits(0)
  }

  private func setLast(_ number: UInt64, _ connection: Connection) throws {
    try connection.query(
      "UPDATE ensemble_journal_store SET last = $2, used = clock_timestamp() WHERE id = $1",
      [.text(store), .bits(number)]
    )
  }

  // MARK: Reading

  /// Returns the names of the stores without an owner that begin with a prefix and were not used
  /// since a date.
  static func unused(
    _ prefix: String,
    since date: Date?,
    _ connection: Connection
  ) throws -> [String] {
    let rows = try connection.query(
      """
      SELECT id FROM ensemble_journal_store
      WHERE left(id, length($1::text)) = $1::text
        AND (owner IS NULL OR deadline < clock_timestamp())
        AND used < to_timestamp($2::double precision)
      """,
      [.text(prefix), .text(date.map { "\($0.timeIntervalSince1970)" } ?? "infinity")]
    )
    return rows.compactMap { $0.columns[0] }
  }

  /// Returns the last snapshot and the entries after it, and sets aside entries that do not
  /// continue them, such as after a gap.
  func read(_ connection: Connection) throws -> JournalContents {
    _ = try lock(connection)
    var contents = JournalContents()
    let snapshots = try connection.query(
      """
      SELECT number, version, state FROM ensemble_journal_snapshot WHERE store = $1
      ORDER BY number DESC LIMIT 1
      """,
      [.text(store)]
    )
    if let row = snapshots.first {
      contents.snapshot = JournalSnapshot(
        number: try row.bits(0),
        version: Int(try row.number(1)),
        state: try row.bytes(2)
      )
    }
    let start = contents.snapshot?.number ?? 0
    // The entries up to the last one that ends a drain.
    var whole = 0
    let rows = try rows(after: start, connection)
    if contents.snapshot != nil {
      for row in rows {
        guard let entry = try Self.entry(row),
          entry.number == start + UInt64(contents.entries.count) + 1
        else { break }
        contents.entries.append(entry)
        if entry.isLast { whole = contents.entries.count }
      }
      contents.entries.removeLast(contents.entries.count - whole)
    }
    let last = start + UInt64(whole)
    if rows.count > whole {
      let name = try reserveName(connection)
      try rename(to: name, in: "entry", after: last, connection)
      contents.problems.append(
        """
        The entries of '\(store)' behind the number \(last) do not continue it. They are kept as those of \
        the store '\(name)'.
        """
      )
    }
    try setLast(last, connection)
    return contents
  }

  func rows(after number: UInt64, _ connection: Connection) throws -> [ResultRow] {
    try connection.query(
      """
      SELECT number, version, time, seed_high, seed_low, next_stack_element, origin, is_last, action
      FROM ensemble_journal_entry WHERE store = $1 AND number > $2 ORDER BY number
      """,
      [.text(store), .bits(number)]
    )
  }

  static func entry(_ row: ResultRow) throws -> JournalEntry? {
    guard let origin = UInt8(exactly: try row.number(6)).flatMap(JournalEntry.Origin.init) else {
      return nil
    }
    return JournalEntry(
      number: try row.bits(0),
      version: Int(try row.number(1)),
      stamp: JournalStamp(
        time: Date(timeIntervalSinceReferenceDate: Double(bitPattern: try row.bits(2))),
        seed: (try row.bits(3), try row.bits(4)),
        nextStackElement: Int(try row.number(5))
      ),
      origin: origin,
      isLast: row.columns[7] == "t",
      action: try row.bytes(8)
    )
  }

  // MARK: Writing

  /// Appends entries in one statement, which checks the lease and the number of the last entry.
  ///
  /// - Parameter written: The number of the last entry of this opening that the server may have
  ///   received without confirming it; nil for none.
  func append(
    _ entries: [JournalEntry],
    _ connection: Connection,
    perhapsWrittenUpTo written: UInt64? = nil
  ) throws {
    guard let first = entries.first, let last = entries.last else { return }
    if first.number == 0 { throw JournalError.conflict(store: store, number: 0) }
    for (offset, entry) in entries.enumerated()
    where entry.number != first.number + UInt64(offset) {
      throw JournalError.conflict(store: store, number: entry.number)
    }
    let rows = try connection.query(
      """
      WITH lease AS (
        UPDATE ensemble_journal_store
        SET last = $4, used = clock_timestamp(),
          deadline = greatest(deadline, clock_timestamp() + $5::bigint * interval '1 microsecond')
        WHERE id = $1 AND fence = $2 AND owner IS NOT NULL AND last = $3
        RETURNING id
      ), written AS (
        INSERT INTO ensemble_journal_entry
        SELECT lease.id, e.* FROM lease, unnest(
          $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[],
          $12::smallint[], $13::boolean[], $14::bytea[]
        ) AS e
        RETURNING 1
      ), told AS (
        SELECT pg_notify('\(Self.channel)', id) FROM lease WHERE $15::boolean
      )
      SELECT (SELECT count(*) FROM written), (SELECT count(*) FROM told)
      """,
      [
        .text(store), .number(fence), .bits(first.number - 1), .bits(last.number),
        .number(duration.microseconds),
        .array(entries.map { Int64(bitPattern: $0.number) }),
        .array(entries.map(\.version)),
        .array(
          entries.map {
            Int64(bitPattern: $0.stamp.time.timeIntervalSinceReferenceDate.bitPattern)
          }
        ),
        .array(entries.map { Int64(bitPattern: $0.stamp.seed.high) }),
        .array(entries.map { Int64(bitPattern: $0.stamp.seed.low) }),
        .array(entries.map(\.stamp.nextStackElement)),
        .array(entries.map(\.origin.rawValue)),
        .array(entries.map { $0.isLast ? "t" : "f" }),
        .arrays(entries.map(\.action)), .text(isShared ? "t" : "f"),
      ]
    )
    if try rows.first?.number(0) == Int64(entries.count) { return }
    let known = try connection.transaction { try lock(connection) }
    // Only this opening can have written the entries up to the known one.
    guard let written, known >= first.number, known <= written else {
      throw JournalError.conflict(store: store, number: first.number)
    }
    try append(entries.filter { $0.number > known }, connection)
  }

  func save(_ snapshot: JournalSnapshot, _ connection: Connection) throws {
    try connection.transaction {
      let last = try lock(connection)
      try insert(snapshot, connection)
      try setLast(max(last, snapshot.number), connection)
      if keepsHistory { return }
      // The second-to-last snapshot is kept, too, with the entries after it.
      try connection.query(
        """
        DELETE FROM ensemble_journal_snapshot WHERE store = $1 AND number < (
          SELECT min(number) FROM (
            SELECT number FROM ensemble_journal_snapshot WHERE store = $1
            ORDER BY number DESC LIMIT 2
          ) AS newest
        )
        """,
        [.text(store)]
      )
      try connection.query(
        """
        DELETE FROM ensemble_journal_entry WHERE store = $1 AND number <= (
          SELECT min(number) FROM ensemble_journal_snapshot WHERE store = $1
        )
        """,
        [.text(store)]
      )
    }
  }

  func insert(_ snapshot: JournalSnapshot, _ connection: Connection) throws {
    try connection.query(
      """
      INSERT INTO ensemble_journal_snapshot VALUES ($1, $2, $3, $4)
      ON CONFLICT (store, number) DO UPDATE SET version = excluded.version, state = excluded.state
      """,
      [
        .text(store), .bits(snapshot.number), .number(snapshot.version), .bytes(snapshot.state),
      ]
    )
  }

  /// Removes all rows of the store.
  func remove(_ connection: Connection, isRepeated: Bool) throws {
    try connection.transaction {
      if isRepeated {
        let rows = try connection.query(
          "SELECT 1 FROM ensemble_journal_store WHERE id = $1",
          [.text(store)]
        )
        if rows.isEmpty { return }
      }
      _ = try lock(connection)
      for table in ["entry", "snapshot"] {
        try connection.query(
          "DELETE FROM ensemble_journal_\(table) WHERE store = $1",
          [.text(store)]
        )
      }
      try connection.query("DELETE FROM ensemble_journal_store WHERE id = $1", [.text(store)])
    }
  }

  // MARK: Moving aside

  /// Renames all rows to a reserved name, and begins with a new snapshot.
  func setAside(
    _ snapshot: JournalSnapshot,
    to name: String,
    _ connection: Connection,
    isRepeated: Bool
  ) throws -> String {
    try connection.transaction {
      _ = try lock(connection)
      if isRepeated {
        let moved = try connection.query(
          "SELECT 1 FROM ensemble_journal_snapshot WHERE store = $1 LIMIT 1",
          [.text(name)]
        )
        if !moved.isEmpty { return "the store '\(name)'" }
      }
      try rename(to: name, in: "entry", after: 0, connection)
      try connection.query(
        "UPDATE ensemble_journal_snapshot SET store = $2 WHERE store = $1",
        [.text(store), .text(name)]
      )
      try insert(snapshot, connection)
      try setLast(snapshot.number, connection)
      return "the store '\(name)'"
    }
  }

  private func rename(
    to name: String,
    in table: String,
    after number: UInt64,
    _ connection: Connection
  ) throws {
    try connection.query(
      "UPDATE ensemble_journal_\(table) SET store = $2 WHERE store = $1 AND number > $3",
      [.text(store), .text(name), .bits(number)]
    )
  }

  /// Reserves the first unused name for the rows to be set aside, under which they can be opened.
  func reserveName(_ connection: Connection) throws -> String {
    var taken: Set<String> = []
    while true {
      let name = JournalNames.setAside(store) { !taken.contains($0) }
      let rows = try connection.query(
        """
        INSERT INTO ensemble_journal_store (id, fence, deadline, last)
        VALUES ($1, 0, clock_timestamp(), 0) ON CONFLICT DO NOTHING RETURNING id
        """,
        [.text(name)]
      )
      if !rows.isEmpty { return name }
      taken.insert(name)
    }
  }
}

extension Duration {
  var microseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
  }
}
#endif
