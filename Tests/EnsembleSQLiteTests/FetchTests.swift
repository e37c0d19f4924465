// SPDX-License-Identifier: MIT

#if SQLite
import Ensemble
import EnsembleDependencies
import EnsembleSQLite
import EnsembleSharing
import EnsembleTestSupport
import GRDB
import TestTools
import Testing

@Suite("Fetched values", .timeLimit(.minutes(10)))
struct FetchTests {
  @Dependency(\.defaultDatabase) var database

  init() throws {
    try database.makePlayers("Ada", "Blob")
  }

  struct Summary: FetchKeyRequest {
    struct Value: Equatable {
      var count = 0
      var best: String?
    }

    var minimum = 0

    func fetch(_ db: Database) throws -> Value {
      let players = Player.filter(sql: "score >= ?", arguments: [minimum])
      return Value(
        count: try players.fetchCount(db),
        best: try players.order(sql: "score DESC, name").fetchOne(db)?.name
      )
    }
  }

  private func setScore(_ score: Int, of name: String) throws {
    try database.write { db in
      try db.execute(
        sql: "UPDATE player SET score = ? WHERE name = ?",
        arguments: [score, name]
      )
    }
  }

  private func byName() -> QueryInterfaceRequest<Player> { Player.order(sql: "name DESC") }

  // MARK: Values

  @Test("All records of a table are there at once")
  func all() {
    @FetchAll var players: [Player]
    #expect(players.map(\.name) == ["Ada", "Blob"])
    #expect(!$players.isLoading && $players.loadError == nil)
  }

  @Test("A request determines the records, and their order")
  func request() {
    @FetchAll(byName()) var players
    #expect(players.map(\.name) == ["Blob", "Ada"])
  }

  @Test("Values can be fetched instead of records")
  func columns() {
    @FetchAll(SQLRequest<String>(sql: "SELECT name FROM player ORDER BY name")) var names
    #expect(names == ["Ada", "Blob"])
  }

  @Test("The first record is there, or nil")
  func one() {
    @FetchOne(byName()) var player: Player?
    @FetchOne(Player.filter(key: 9)) var missing: Player?
    #expect(player?.name == "Blob")
    #expect(missing == nil)
  }

  @Test("A value of one row is there, or the default")
  func oneValue() {
    @FetchOne(SQLRequest<Int>(sql: "SELECT count(*) FROM player")) var count = 0
    @FetchOne(SQLRequest<String>(sql: "SELECT name FROM player WHERE id = 9")) var name = "none"
    @FetchOne(SQLRequest<String>(sql: "SELECT name FROM player WHERE id = 9")) var other: String?
    #expect(count == 2)
    #expect(name == "none")
    #expect(other == nil)
  }

  @Test("A request of one's own fetches several queries")
  func custom() {
    @Fetch(Summary()) var summary = Summary.Value()
    #expect(summary == Summary.Value(count: 2, best: "Ada"))
    #expect($summary.count.wrappedValue == 2)
  }

  // MARK: Changes

  @Test("A commit changes the values")
  func change() async throws {
    @FetchAll var players: [Player]
    @FetchOne(Player.filter(key: 1)) var ada: Player?
    @Fetch(Summary()) var summary = Summary.Value()
    try setScore(3, of: "Ada")
    await $players.becomes { $0.first?.score == 3 }
    await $ada.becomes { $0?.score == 3 }
    try await database.write { _ = try Player.deleteAll($0) }
    await $players.becomes { $0.isEmpty }
    await $ada.becomes { $0 == nil }
    await $summary.becomes { $0 == Summary.Value() }
  }

  @Test("A value of one row that disappears becomes the default")
  func disappearing() async throws {
    @FetchOne(SQLRequest<String>(sql: "SELECT name FROM player WHERE id = 1")) var name = "none"
    try await database.write { _ = try Player.deleteAll($0) }
    await $name.becomes { $0 == "none" }
  }

  @Test("Observers are notified on the main actor, and not of equal values")
  @MainActor func notification() async throws {
    @Fetch(Summary()) var summary = Summary.Value()
    let watch = Watch { [$summary] in $summary.wrappedValue }
    try await database.write { try Player(id: 5, name: "Cy", score: -1).insert($0) }
    try await database.write { _ = try Player.deleteOne($0, key: 5) }
    try setScore(3, of: "Blob")
    await $summary.becomes { $0.best == "Blob" }
    try setScore(4, of: "Blob")
    try setScore(1, of: "Ada")
    await mainQueueTurn()
    #expect((1...3).contains(watch.take()))
    #expect(watch.shown.best == "Blob")
  }

  // MARK: Sharing

  /// A request that counts how often it is fetched.
  struct Counted: FetchKeyRequest {
    let fetches: Recorder<Void>

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.fetches === rhs.fetches }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(fetches)) }

    func fetch(_ db: Database) throws -> Int {
      fetches.record()
      return try Int.fetchOne(db, sql: "SELECT sum(score) FROM player") ?? 0
    }
  }

  @Test("Properties with one request share a fetch and an observation")
  func sharing() async throws {
    let request = Counted(fetches: Recorder())
    let all = (0..<100).map { _ in Fetch(wrappedValue: 0, request) }
    let first = request.fetches.count
    try setScore(3, of: "Ada")
    await all[0].becomes { $0 == 3 }
    #expect(first == 1)
    #expect(request.fetches.count == 2)
    #expect(all[99].wrappedValue == 3)
  }

  @Test("Requests that execute one statement share, others do not")
  func statements() {
    @FetchAll(byName()) var first
    @FetchAll(byName()) var same
    @FetchAll(byName().limit(1)) var other
    #expect($first.sharedReader.root === $same.sharedReader.root)
    #expect($first.sharedReader.root !== $other.sharedReader.root)
    #expect(other.count == 1)
  }

  @Test("Arguments, and the types of results, make requests different")
  func arguments() {
    func request(_ id: Int) -> SQLRequest<Player> {
      SQLRequest(sql: "SELECT * FROM player WHERE id = ?", arguments: [id])
    }
    @FetchAll(request(1)) var first
    @FetchAll(request(2)) var second
    @FetchOne(request(1)) var one: Player?
    #expect(first.map(\.id) == [1])
    #expect(second.map(\.id) == [2])
    #expect(one?.id == 1)
  }

  @Test("Requests with a row adapter are not shared")
  func adapters() {
    let request = SQLRequest<String>(sql: "SELECT 'x', name FROM player")
    let names = request.adapted { _ in SuffixRowAdapter(fromIndex: 1) }
    let letters = request.adapted { _ in SuffixRowAdapter(fromIndex: 0) }
    @FetchAll(names) var first
    @FetchAll(letters) var second
    #expect(first == ["Ada", "Blob"])
    #expect(second == ["x", "x"])
  }

  @Test("A request that nobody uses any more is not fetched")
  func release() async throws {
    let request = Counted(fetches: Recorder())
    do {
      @Fetch(request) var sum = 0
      #expect(sum == 0)
    }
    try setScore(3, of: "Ada")
    try await database.settle()
    #expect(request.fetches.count == 1)
  }

  // MARK: Loading

  @Test("Loading fetches again")
  func load() async throws {
    let request = Counted(fetches: Recorder())
    @Fetch(request) var sum = 0
    try await $sum.load()
    #expect(request.fetches.count == 2)
  }

  @Test("A property, and its copies, can be given another request")
  func retarget() async throws {
    try setScore(3, of: "Ada")
    @FetchAll var players: [Player]
    @Fetch(Summary()) var summary = Summary.Value()
    @FetchOne(Player.filter(key: 1)) var one: Player?
    let copy = $players
    try await $players.load(Player.filter(key: 2))
    try await $summary.load(Summary(minimum: 2))
    try await $one.load(Player.filter(key: 2))
    #expect(copy.wrappedValue.map(\.name) == ["Blob"])
    #expect(summary == Summary.Value(count: 1, best: "Ada"))
    #expect(one?.name == "Blob")
    try setScore(4, of: "Blob")
    await $players.becomes { $0.first?.score == 4 }
  }

  // MARK: Errors

  @Test("A missing table is an error, which loading ends when there is one")
  func missingTable() async throws {
    try await database.write { try $0.drop(table: "player") }
    @FetchAll var players: [Player]
    #expect(players == [])
    #expect("\($players.loadError!)".contains("player"))
    await #expect(throws: DatabaseError.self) { try await $players.load() }
    try database.makePlayers("Cy")
    try await $players.load()
    #expect(players.map(\.name) == ["Cy"])
    #expect($players.loadError == nil)
    try setScore(2, of: "Cy")
    await $players.becomes { $0.first?.score == 2 }
  }

  @Test("An error keeps the value")
  func errorKeepsValue() async throws {
    @FetchAll var players: [Player]
    try await database.write { try $0.drop(table: "player") }
    await #expect(throws: DatabaseError.self) { try await $players.load() }
    #expect(players.count == 2)
  }

  // MARK: States and tests

  @Reducer
  struct Roster {
    @ObservableState
    struct State: Equatable {
      @FetchAll var players: [Player]
      @FetchOne(SQLRequest<Int>(sql: "SELECT count(*) FROM player")) var count = 0
      @Fetch(Summary()) var summary = Summary.Value()
      var taps = 0
    }

    enum Action { case add(String) }

    @Dependency(\.defaultDatabase) var database

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .add(let name):
          state.taps += 1
          return .run { _ in try await database.write { try Player(name: name).insert($0) } }
        }
      }
    }
  }

  @Test("A state with fetched values can be tested")
  @MainActor func testStore() async throws {
    let store = TestStore(initialState: Roster.State()) { Roster() }
    await store.send(.add("Cy")) { $0.taps = 1 }
    await store.finish()
    await store.state.$count.becomes { $0 == 3 }
    await store.state.$players.becomes { $0.count == 3 }
  }

  @Test("A fetched value in a state notifies those who read it")
  @MainActor func observation() async throws {
    let store = Store(initialState: Roster.State()) { Roster() }
    let count = Watch { store.count }
    let taps = Watch { store.taps }
    store.send(.add("Cy"))
    await store.state.$count.becomes { $0 == 3 }
    await mainQueueTurn()
    #expect(count.take() == 1)
    #expect(count.shown == 3)
    #expect(taps.take() == 1)
  }

  @Test("Properties are equal if their values are, and describe themselves")
  func conformances() {
    @FetchAll(byName()) var first
    @FetchAll(Player.order(sql: "name DESC, id")) var second
    @FetchAll var other: [Player]
    #expect($first == $second)
    #expect($first != $other)
    #expect($other.description == "FetchAll<Player>(all Player)")
  }
}

extension FetchedProperty {
  /// Waits until the value satisfies a condition.
  func becomes(_ condition: @Sendable (Value) -> Bool) async {
    for await value in values where condition(value) { break }
  }
}
#endif
