// SPDX-License-Identifier: MIT

#if SQLite
import EnsembleDependencies
import EnsembleSQLite
import EnsembleSharing
import EnsembleTestSupport
import GRDB
import Testing

@Suite("Records", .timeLimit(.minutes(10)))
struct RecordKeyTests {
  @Dependency(\.defaultDatabase) var database

  init() throws {
    try database.makePlayers("Ada", "Blob")
  }

  private func players() throws -> [Player] {
    try database.read { try Player.order(sql: "id").fetchAll($0) }
  }

  @Test("A record has the values of its row; without a row it is nil")
  func initialValue() {
    @Shared(.record(Player.self, id: 2)) var player: Player?
    @Shared(.record(Player.self, id: 3)) var missing: Player?
    #expect(player == Player(id: 2, name: "Blob"))
    #expect(missing == nil)
  }

  @Test("A change updates the row, and no other")
  func update() async throws {
    @Shared(.record(Player.self, id: 2)) var player: Player?
    $player.withLock { $0?.score = 5 }
    try await $player.save()
    #expect(try players() == [Player(id: 1, name: "Ada"), Player(id: 2, name: "Blob", score: 5)])
  }

  @Test("A change from nil inserts a row")
  func insert() async throws {
    @Shared(.record(Player.self, id: 7)) var player: Player?
    $player.withLock { $0 = Player(id: 7, name: "Cy") }
    try await $player.save()
    #expect(try players().map(\.id) == [1, 2, 7])
  }

  @Test("A change to nil deletes the row")
  func delete() async throws {
    @Shared(.record(Player.self, id: 1)) var player: Player?
    $player.withLock { $0 = nil }
    try await $player.save()
    #expect(try players().map(\.id) == [2])
  }

  @Test("Commits that are made elsewhere become the value")
  func outsideChanges() async throws {
    @Shared(.record(Player.self, id: 1)) var player: Player?
    try await database.write { try $0.execute(sql: "UPDATE player SET score = 3 WHERE id = 1") }
    try await database.settle()
    #expect(player?.score == 3)
    try await database.write { _ = try Player.deleteAll($0) }
    try await database.settle()
    #expect(player == nil)
  }

  @Test("A record with another primary key is not written")
  func otherPrimaryKey() async throws {
    @Shared(.record(Player.self, id: 1)) var player: Player?
    for id in [2, nil] {
      $player.withLock { $0 = Player(id: id, name: "Eve") }
      let error = await #expect(throws: DatabaseValueError.self) { try await $player.save() }
      #expect("\(error!)".contains("primary key 1 of 'player'"))
    }
    #expect(try players().map(\.name) == ["Ada", "Blob"])
  }

  @Test("A record that breaks a constraint stays, and changes no other row")
  func constraint() async throws {
    @Shared(.record(Player.self, id: 1)) var player: Player?
    $player.withLock { $0?.name = "Blob" }
    await #expect(throws: DatabaseValueError.self) { try await $player.save() }
    #expect(player?.name == "Blob")
    #expect(try players().map(\.name) == ["Ada", "Blob"])
  }

  @Test("A missing table is an error that names it")
  func missingTable() throws {
    try database.write { try $0.drop(table: "player") }
    @Shared(.record(Player.self, id: 1)) var player: Player?
    #expect(player == nil)
    #expect("\($player.loadError!)".contains("of 'player' could not be read"))
  }

  @Test("A row that cannot be decoded is left alone")
  func undecodable() async throws {
    try await database.write { try $0.execute(sql: "UPDATE player SET score = 'x' WHERE id = 1") }
    @Shared(.record(Player.self, id: 1)) var player: Player?
    #expect(player == nil)
    #expect(($player.loadError as? DatabaseValueError)?.operation == .decode)
    try await database.settle()
    #expect(try await database.read { try Player.fetchCount($0) } == 2)
  }

  @Test("A property that is given a key without a row becomes nil")
  func retarget() async throws {
    @Shared(.record(Player.self, id: 1)) var player: Player?
    try await $player.load(.record(Player.self, id: 2))
    #expect(player?.name == "Blob")
    try await $player.load(.record(Player.self, id: 9))
    #expect(player == nil)
  }

  @Test("Members of a record can be shared")
  func member() async throws {
    @Shared(.record(Player.self, id: 1)) var player: Player?
    let shared = try #require(Shared($player))
    shared.score.withLock { $0 = 9 }
    try await database.settle()
    #expect(try players()[0].score == 9)
  }
}
#endif
