// SPDX-License-Identifier: MIT

// The sample code of the article Databases. `.ci/check-snippets` compares the two.

#if SQLite
import Ensemble
import EnsembleSQLite
import EnsembleTestSupport
import GRDB
import Testing

@Suite struct DatabasesTests {
  // snippet: database
  struct Player: Codable, Equatable, Identifiable, Sendable, FetchableRecord, PersistableRecord {
    var id: Int
    var name: String
    var score = 0

    enum Columns {
      static let score = Column("score")
    }
  }

  func prepareDatabase() throws {
    let database = try defaultDatabase()
    var migrator = DatabaseMigrator()
    migrator.registerMigration("players") { db in
      try db.create(table: "player") { table in
        table.primaryKey("id", .integer)
        table.column("name", .text).notNull()
        table.column("score", .integer).notNull()
      }
    }
    try migrator.migrate(database)
    prepareDependencies { $0.defaultDatabase = database }
  }
  // end

  // snippet: scoreboard
  @Reducer
  struct Scoreboard {
    @ObservableState
    struct State: Equatable {
      @FetchAll(Player.order { $0.score.desc }) var players
      @FetchOne(SQLRequest<Int>(sql: "SELECT count(*) FROM player")) var count = 0
    }

    enum Action {
      case scored(Player)
    }

    @Dependency(\.defaultDatabase) var database

    var body: some ReducerOf<Self> {
      Reduce { _, action in
        switch action {
        case .scored(let player):
          return .run { _ in
            try await database.write { db in
              var player = player
              player.score += 1
              try player.update(db)
            }
          }
        }
      }
    }
  }
  // end

  // snippet: request
  struct Summary: FetchKeyRequest {
    struct Value: Equatable, Sendable {
      var count = 0
      var best: Player?
    }

    var minimum = 0

    func fetch(_ db: Database) throws -> Value {
      let players = Player.filter { $0.score >= minimum }
      return Value(
        count: try players.fetchCount(db),
        best: try players.order { $0.score.desc }.fetchOne(db)
      )
    }
  }

  struct Report {
    @Fetch(Summary(minimum: 10)) var summary = Summary.Value()
  }
  // end

  // snippet: rows
  nonisolated struct Settings: Codable, Equatable, Sendable {
    var isCompact = false
  }

  struct Preferences {
    @Shared(.sqlite("settings")) var settings = Settings()
    @Shared(.record(Player.self, id: 1)) var captain: Player?

    func appoint(_ player: Player) {
      $captain.withLock { $0 = player }
    }
  }
  // end

  // snippet: transaction
  func transfer(_ amount: Int, from: Shared<Int>, to: Shared<Int>) async throws {
    try await withSharedTransaction(from, to) {
      from.withLock { $0 -= amount }
      to.withLock { $0 += amount }
    }
  }
  // end

  // snippet: processes
  func followOthers(_ database: any DatabaseWriter) -> SharedSubscription {
    database.followOtherProcesses(every: .seconds(1))
  }
  // end

  @Dependency(\.defaultDatabase) var database

  @Test @MainActor func `a scoreboard follows the database`() async throws {
    try prepareDatabase()
    @Dependency(\.defaultDatabase) var database
    try await database.write { try Player(id: 1, name: "Ada").insert($0) }
    let store = TestStore(initialState: Scoreboard.State()) { Scoreboard() }
    #expect(store.state.count == 1)
    await store.send(.scored(store.state.players[0])).finish()
    for await players in store.state.$players.values where players.first?.score == 1 { break }
  }

  @Test func `an amount is transferred in one transaction`() async throws {
    @Shared(.sqlite("from")) var from = 10
    @Shared(.sqlite("to")) var to = 0
    try await transfer(3, from: $from, to: $to)
    let values = try await database.read { db in
      try Int.fetchAll(db, sql: "SELECT value FROM shared ORDER BY key")
    }
    #expect(values == [7, 3])
  }
}
#endif
