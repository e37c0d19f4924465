// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@Suite("@DependencyEndpoint: methods")
struct EndpointMethodTests {
  @Test func `a method has the labels of its endpoint`() {
    @DependencyClient
    struct Client {
      var add: (_ number: Int, _ to: Int, Int) -> [Int] = { [$0, $1, $2] }
    }
    let client = Client(add: { [$0, $1, $2] })
    #expect(client.add(number: 1, to: 2, 3) == [1, 2, 3])
    let method = client.add(number:to:_:)
    #expect(method(1, 2, 3) == [1, 2, 3])
  }

  @Test func `labels may be keywords and repeat`() {
    @DependencyClient
    struct Client {
      var `default`: (_ for: Int, _ `in`: Int, _ self: Int, _ p9: Int) throws -> [Int]
      var same: (_ a: Int, _ a: Int) -> [Int] = { [$0, $1] }
    }
    let client = Client(default: { [$0, $1, $2, $3] }, same: { [$0, $1] })
    #expect((try? client.default(for: 1, in: 2, self: 3, p9: 4)) == [1, 2, 3, 4])
    #expect(client.same(a: 1, a: 2) == [1, 2])
  }

  @Test func `a method can have another name`() {
    @DependencyClient
    struct Client {
      @DependencyEndpoint(method: "user") var fetch: (_ id: Int) throws -> String
      @DependencyEndpoint(method: "repeat") var again: () throws -> String
      @DependencyEndpoint(method: "negate") var minus: (Int) throws -> Int
    }
    let client = Client(fetch: { "\($0)" }, again: { "b" }, minus: { -$0 })
    #expect((try? client.user(id: 1)) == "1")
    #expect((try? client.repeat()) == "b")
    #expect((try? client.negate(2)) == -2)
  }

  @Test func `methods can be overloaded`() {
    @DependencyClient
    struct Client {
      @DependencyEndpoint(method: "find") var byID: (_ key: Int) throws -> String
      @DependencyEndpoint(method: "find") var byName: (_ key: String) throws -> String
    }
    let client = Client(byID: { _ in "id" }, byName: { _ in "name" })
    #expect((try? client.find(key: 1)) == "id")
    #expect((try? client.find(key: "a")) == "name")
  }

  @Test func `parameters can be inout`() {
    @DependencyClient
    struct Client {
      var increment: (_ count: inout Int, Int) -> Bool = {
        $0 += $1
        return true
      }
    }
    var count = 1
    let client = Client()
    let reports = reports { #expect(client.increment(count: &count, 2)) }
    #expect(count == 3)
    #expect(reports.count == 1)
    _ = Client(increment: {
      $0 -= $1 == 0 ? 0 : 1; return false
    }).increment(count: &count, 1)
    #expect(count == 2)
  }

  @Test func `parameters can be closures`() {
    @DependencyClient
    struct Client {
      var now: (_ operation: () -> Int) -> Int = { $0() }
      var later: (_ operation: @escaping () -> Int) -> () -> Int = { $0 }
      var lazily: (_ value: @autoclosure () throws -> Int) throws -> Int = { try $0() }
    }
    let client = Client()
    let reports = reports {
      #expect(client.now(operation: { 1 }) == 1)
      #expect(client.later(operation: { 2 })() == 2)
      #expect(throws: Offline()) { try client.lazily(value: try offline()) }
    }
    #expect(reports.count == 3)
  }

  @Test func `a method throws the typed error of its endpoint`() {
    @DependencyClient
    struct Client {
      var load: (_ id: Int) throws(Offline) -> Int = { $0 }
      var count: (_ id: Int) throws(Never) -> Int = { $0 }
      var any: (_ id: Int) throws(any Error) -> Int
    }
    var client = Client()
    client.load = { (_) throws(Offline) in throw Offline() }
    client.count = { $0 + 1 }
    do {
      _ = try client.load(id: 1)
      Issue.record("nothing was thrown")
    } catch {
      let offline: Offline = error
      #expect(offline == Offline())
    }
    #expect(client.count(id: 1) == 2)
    let reports = reports {
      #expect(throws: Unimplemented("any")) { try client.any(id: 1) }
    }
    #expect(reports.count == 1)
  }

  @Test @MainActor func `a method has the isolation of its endpoint`() async {
    @DependencyClient
    struct Client: Sendable {
      var show: @MainActor @Sendable (_ text: String) -> Int = { $0.count }
      var stay: nonisolated(nonsending) @Sendable (_ box: Box) async -> Int = { $0.value }
      var hop: @concurrent @Sendable (_ value: Int) async -> Int = { $0 }
      var on: @Sendable (_ actor: isolated MainActor) -> Void
    }
    var client = Client()
    client.show = { _ in
      MainActor.assertIsolated()
      return 1
    }
    client.stay = { box in box.value + 1 }
    client.hop = { $0 + 2 }
    client.on = { _ in }
    #expect(client.show(text: "a") == 1)
    // Compiles only if the method stays on the actor, since the box is not `Sendable`.
    let box = Box()
    #expect(await client.stay(box: box) == 1)
    #expect(await client.hop(value: 1) == 3)
    client.on(actor: .shared)
    #expect(box.value == 0)
  }

  @Test func `a method has the parameter ownership of its endpoint`() {
    @DependencyClient
    struct Client<Value> {
      var give: (_ values: sending [Value]) -> sending [Value] = { values in values }
      var measure: (_ a: borrowing [Int], _ b: consuming [Int]) -> Int = { $1.count }
      var echo: ((_ value: Value) -> Value?)
    }
    var client = Client<Int>()
    client.give = { _ in [3] }
    client.measure = { $1.count }
    client.echo = { $0 }
    #expect(client.give(values: [1, 2]) == [3])
    #expect(client.measure(a: [], b: [1, 2]) == 2)
    #expect(client.echo(value: 4) == 4)
  }
}

private final class Box {
  var value = 0
}

private func offline() throws -> Int { throw Offline() }
