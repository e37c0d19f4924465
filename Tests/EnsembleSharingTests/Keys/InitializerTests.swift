// SPDX-License-Identifier: MIT

import EnsembleCollections
import EnsembleSharing
import Testing

/// The ways to create and to load a property, each of which the compiler must resolve.
@Suite("Initializers of shared properties")
struct SharedInitializerTests {
  struct Row: Equatable, Identifiable, Sendable {
    let id: Int
  }

  struct Properties {
    @Shared(.inMemory("a")) var a = 1
    @Shared(.inMemory("b")) var b: Int?
    @Shared(.inMemory("c")) var c: Int? = 2
    @Shared(.size) var d
    @Shared(.size) var e = 5
    @Shared(value: 3) var f
    @Shared var g: Int
    @SharedReader(.inMemory("a")) var h = 1
    @SharedReader(.inMemory("b")) var i: Int?
    @SharedReader(.inMemory("c")) var j: Int? = 3
    @SharedReader(.size) var k
    @SharedReader(.size) var l = 6
    @SharedReader(value: 3) var m
    @SharedReader var n: Int
    @Shared(.rows) var rows
    @Shared(.rows) var otherRows = [Row(id: 3)]
    @SharedReader(.five) var o = 1
    @SharedReader(.fiveOrDefault) var p
    @SharedReader(.fiveOrDefault) var q = 2
  }

  private let all = Properties(g: Shared(value: 7), n: SharedReader(value: 8))

  @Test func `every property has its value`() {
    #expect((all.a, all.b, all.c, all.d, all.e) == (1, nil, 2, 4, 4))
    #expect((all.f, all.g, all.h, all.i, all.j) == (3, 7, 1, nil, 2))
    #expect((all.k, all.l, all.m, all.n) == (4, 4, 3, 8))
    #expect((all.o, all.p, all.q) == (5, 5, 5))
    #expect(Array(all.rows.ids) == [1, 2])
    #expect(all.otherRows == all.rows)
  }

  @Test func `every kind of key can be loaded and required`() async throws {
    try await all.$a.load(.inMemory("d"))
    try await all.$a.load(.size)
    try await all.$h.load(.inMemory("d"))
    try await all.$h.load(.size)
    try await all.$h.load(.five)
    try await all.$h.load(.fiveOrDefault)
    try await all.$h.load()
    #expect((all.a, all.h) == (4, 5))
    #expect(try await Shared<Int>(require: .inMemory("size")).wrappedValue == 4)
    #expect(try await SharedReader<Int>(require: .inMemory("size")).wrappedValue == 4)
    #expect(try await SharedReader(require: .five).wrappedValue == 5)
  }

  @Test func `a closure takes a property as its parameter`() {
    let rename: (Shared<Int>) -> Void = { $value in
      $value.withLock { $0 = value + 1 }
    }
    let double: (SharedReader<Int>) -> Int = { $value in value * 2 }
    rename(all.$g)
    #expect(all.g == 8)
    #expect(double(SharedReader(all.$g)) == 16)
    let rows = Array(all.$rows)
    #expect(rows.map(\.id) == [1, 2])
    #expect(Array(SharedReader(all.$rows)).map { $row in row.id } == [1, 2])
  }

  @Test func `a property is set as a whole, or in one step`() {
    all.g = 1
    all.$g.withLock { $0 += 1 }
    #expect(all.g == 2)
  }

  @Test func `a property is passed to a task`() async {
    let task = Task { [value = all.$g] in value.withLock { $0 = 20 } }
    await task.value
    #expect(all.g == 20)
  }
}

/// A key that can only be read, and always has the value 5.
private struct FiveKey: SharedReaderKey, Hashable {
  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resume(returning: 5)
  }
  func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription
  {
    SharedSubscription {}
  }
}

extension SharedReaderKey where Self == FiveKey {
  fileprivate static var five: Self { FiveKey() }
}

extension SharedReaderKey where Self == FiveKey.Default {
  fileprivate static var fiveOrDefault: Self { Self[.five, default: 0] }
}

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var size: Self { Self[.inMemory("size"), default: 4] }
}

extension SharedReaderKey
where Self == InMemoryKey<IdentifiedArrayOf<SharedInitializerTests.Row>>.Default {
  fileprivate static var rows: Self {
    Self[.inMemory("rows"), default: [.init(id: 1), .init(id: 2)]]
  }
}
