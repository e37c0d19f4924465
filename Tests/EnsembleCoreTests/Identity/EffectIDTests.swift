// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@Suite("Effect identifiers")
struct EffectIDTests {
  @EffectID var bare
  @EffectID var one = 1
  @EffectID var anotherOne = 1

  static let shared = EffectID()

  @Test func `a declaration equals itself in every instance`() {
    let other = EffectIDTests()
    #expect(bare == other.bare)
    #expect(one == other.one)
    #expect(bare.hashValue == other.bare.hashValue)
    #expect(Set([bare, one, anotherOne]).count == 3)
  }

  @Test func `a local declaration equals itself in each call`() {
    func make() -> EffectID.Value {
      @EffectID var timer
      return timer
    }
    @EffectID var timer
    #expect(make() == make())
    #expect(make() != timer)
  }

  @Test func `two declarations on one line differ`() {
    let (first, second) = (EffectID(), EffectID())
    #expect(first != second)
  }

  @Test func `a declaration without a value is equal in each iteration of a loop`() {
    var seen: Set<EffectID.Value> = []
    for _ in 1...3 {
      @EffectID var timer
      seen.insert(timer)
    }
    #expect(seen.count == 1)
  }

  @Test func `a declaration with a value has one identifier per value`() {
    var seen: Set<EffectID.Value> = []
    for row in [1, 2, 3, 1] {
      @EffectID var timer = row
      seen.insert(timer)
    }
    #expect(seen.count == 3)
  }

  @Test func `values of different types differ`() {
    func timer<Value: Hashable & Sendable>(_ value: Value) -> EffectID.Value {
      @EffectID var timer = value
      return timer
    }
    #expect(Set([timer(1), timer(UInt8(1)), timer(1.0), timer(Optional(1))]).count == 4)
  }

  @Test func `a generic declaration is equal in each specialization`() {
    func timer<Value>(_: Value.Type) -> EffectID.Value {
      @EffectID var timer
      return timer
    }
    #expect(timer(Int.self) == timer(String.self))
  }

  @Test func `declarations at one location differ by their names`() {
    func make(_ name: StaticString) -> EffectID {
      EffectID(name: name, fileID: "Module/File.swift", line: 1, column: 1)
    }
    #expect(make("first") != make("second"))
    #expect(make("first") == make("first"))
  }

  @Test func `files of the same name in two modules differ`() {
    let places: [StaticString] = ["One/File.swift", "Two/File.swift"]
    let ids = places.map { EffectID(fileID: $0, line: 1, column: 1) }
    #expect(ids[0] != ids[1])
  }

  @Test func `an identifier is equal in a detached task`() async {
    @EffectID var timer
    let seen = await Task.detached { [timer] in timer }.value
    #expect(seen == timer)
    @Sendable func make(_ row: Int) -> EffectID.Value {
      @EffectID var row = row
      return row
    }
    #expect(await Task.detached { make(1) }.value == make(1))
    #expect(await Task.detached { EffectIDTests().one }.value == one)
  }

  @Test func `an identifier is described by its location`() {
    @EffectID var timer = 42
    #expect("\(timer)".contains("EnsembleCoreTests/EffectIDTests.swift:"))
    #expect("\(timer)".contains("= 42"))
  }
}
