// SPDX-License-Identifier: MIT

import Ensemble
import TestTools
import Testing

@Suite("@DependencyClient: initializers")
struct ClientInitializerTests {
  @Test func `parameters follow the order of declaration`() {
    @DependencyClient
    struct Client {
      var name: String
      var read: () -> Int = { 0 }
      var retries = 3
      let create: () -> Int
      var note: String?
      @DependencyEndpointIgnored var log: (String) -> String = { "logged \($0)" }
      var write: (Int) throws -> Void
    }
    let full = Client(
      name: "a",
      read: { 1 },
      retries: 4,
      create: { 2 },
      note: "b",
      log: { $0 },
      write: { _ in }
    )
    #expect(full.read() == 1)
    #expect(full.retries == 4)
    #expect(full.note == "b")
    #expect(full.log("x") == "x")

    let short = Client(name: "a", read: { 1 }, create: { 2 }, write: { _ in })
    #expect(short.retries == 3)
    #expect(short.note == nil)
    #expect(short.log("x") == "logged x")
  }

  @Test func `the initializer without endpoints takes properties without a value`() {
    @DependencyClient
    struct Client {
      var name: String
      var read: () -> Int = { 0 }
      var retries = 3
      let create: () -> Int
    }
    let client = Client(name: "a", create: { 2 })
    #expect(client.name == "a")
    #expect(client.create() == 2)
    #expect(client.retries == 3)
    let reports = reports { #expect(client.read() == 0) }
    #expect(reports.map(\.message) == ["Unimplemented: 'Client.read'"])
  }

  @Test func `a constant with a value is not a parameter`() {
    @DependencyClient
    struct Client {
      let version = 2
      let stable: () -> Int = { 5 }
      var read: () throws -> Int
    }
    let client = Client(read: { 1 })
    #expect(client.version == 2)
    #expect(client.stable() == 5)
  }

  @Test func `a private property is a parameter only without a value`() {
    let client = PrivateClient(secret: "a", read: { 1 })
    #expect(client.description == "a 0")
    #expect(PrivateClient(secret: "b").description == "b 0")
  }

  @Test func `an initializer in the source is kept`() {
    @DependencyClient
    struct Client {
      let origin: String
      var read: () throws -> Int
      var name: () -> String = { "" }

      init() {
        read = { 7 }
        origin = "written"
        name = { "written" }
      }

      init(origin: String, read: @escaping () throws -> Int, name: @escaping () -> String) {
        self.init()
      }
    }
    #expect(Client().origin == "written")
    #expect(Client(origin: "a", read: { 1 }, name: { "" }).origin == "written")
    #expect(Client(origin: "a").origin == "a")
    #expect((try? Client().read()) == 7)
    #expect(Client().name() == "written")
  }

  @Test func `properties inside conditional compilation are parameters`() {
    let client = ConditionalClient(first: { 1 }, taken: { 2 }, last: { 3 })
    #expect((try? client.first()) == 1)
    #expect((try? client.taken()) == 2)
    #expect((try? client.last()) == 3)
    let reports = reports {
      #expect(throws: Unimplemented("taken")) { try ConditionalClient().taken() }
    }
    #expect(reports.count == 1)
  }

  @Test func `an alias of a closure type is an endpoint`() {
    typealias Handler = (Int) -> Int
    @DependencyClient
    struct Client {
      @DependencyEndpointIgnored var handler: Handler
      var optional: Handler?
      var read: () throws -> Int
    }
    let client = Client(handler: { $0 + 1 })
    #expect(client.handler(1) == 2)
    #expect(client.optional == nil)
  }

  @Test func `a property wrapper with arguments keeps its value`() {
    let client = WrappingClient(read: { 1 })
    #expect(client.limit == 10)
  }

  @Test func `a client is Sendable`() {
    func check(_: some Sendable) {}
    check(WeatherClient())
  }
}

@DependencyClient
private struct PrivateClient: CustomStringConvertible {
  private let secret: String
  private var calls = 0
  private var cache: [Int]?
  var read: () throws -> Int

  var description: String { "\(secret) \(calls)" }
}

@DependencyClient
private struct ConditionalClient {
  var first: () throws -> Int
  #if swift(>=5.0)
  var taken: () throws -> Int
  #elseif os(Linux)
  var linux: () throws -> Int
  #else
  var other: () throws -> Int
  #endif
  #if swift(<5.0)
  var never: () throws -> Int
  #endif
  var last: () throws -> Int
}

@DependencyClient
private struct WrappingClient {
  @Limited(to: 10) var limit: Int
  var read: () throws -> Int
}

@propertyWrapper
private struct Limited {
  let wrappedValue: Int
  init(to limit: Int) { wrappedValue = limit }
}

/// A client that compiles only if the generated members are as visible as the client.
@DependencyClient
public struct PublicClient: Sendable {
  public var unit: String = "C"
  public var forecast: @Sendable (_ city: String) async throws -> Int
  package var cities: @Sendable (_ country: String) -> [String] = { _ in [] }
}

/// A client that compiles only if a client can be isolated.
@MainActor
@DependencyClient
struct ScreenClient {
  var show: (_ text: String) -> Void
  nonisolated var hide: @Sendable (_ text: String) -> Void
}
