// SPDX-License-Identifier: MIT

#if Web
import Ensemble
import EnsembleConcurrency
import EnsembleUI
import EnsembleWeb
import Foundation
import HTTPTypes
import Logging
import NIOCore
import NIOPosix
import TestTools
import Testing

@MainActor
@Suite("Lifecycle of a server", .timeLimit(.minutes(10)))
struct LifecycleTests {
  /// A name that the servers of this test alone answer to.
  private let host = "\(UUID().uuidString.lowercased()).test"

  private func makeServer(port: UInt16 = 0) -> WebServer {
    var configuration = WebConfiguration()
    configuration.port = port
    configuration.limits = .patient
    configuration.allowedHosts = [host]
    return WebServer("Text", configuration: configuration) { Text("Hello") }
  }

  /// Starts a server at a port outside of the range from which the system assigns free ports, so
  /// that no other test gets it between two servers of a test.
  private func startAtOwnPort() async throws -> (server: WebServer, port: UInt16) {
    for port in (20_000..<30_000 as Range<UInt16>).shuffled() {
      let server = makeServer(port: port)
      do {
        return (server, try await server.start())
      } catch WebServerError.portTaken {
        continue
      }
    }
    throw WebServerError.portTaken(20_000)
  }

  /// Returns whether a server of this test listens at a port, which another test may use
  /// by now.
  private func isOpen(_ port: UInt16, at address: String = "127.0.0.1") async -> Bool {
    guard let wire = try? await Wire(port, host: address) else { return false }
    try? await wire.send("HEAD / HTTP/1.1\r\nHost: \(host)\r\n\r\n")
    let head = try? await wire.receive(until: "\r\n\r\n")
    await wire.close()
    return head?.hasPrefix("HTTP/1.1 200") == true
  }

  @Test("starting twice creates one listener")
  func twoStarts() async throws {
    let server = makeServer()
    async let first = server.start()
    async let second = server.start()
    let ports = try await [first, second, server.start()]
    #expect(Set(ports).count == 1)
    await server.stop()
    #expect(await !isOpen(ports[0]))
  }

  @Test("stopping during a start stops the server, and the start throws")
  func stopDuringStart() async throws {
    let server = makeServer()
    let start = Task { try await server.start() }
    await Task.yield()
    await server.stop()
    switch await start.result {
    case .success(let port): #expect(await !isOpen(port))
    case .failure(let error): #expect(error is CancellationError)
    }
    let port = try await server.start()
    #expect(await isOpen(port))
    await server.stop()
  }

  @Test("starting during a stop starts again")
  func startDuringStop() async throws {
    let server = makeServer()
    try await server.start()
    let stop = Task { await server.stop() }
    await Task.yield()
    let port = try await server.start()
    await stop.value
    #expect(await isOpen(port))
    await server.stop()
  }

  @Test("stopping a stopped server does nothing")
  func stopTwice() async throws {
    let server = makeServer()
    await server.stop()
    let port = try await server.start()
    await server.stop()
    await server.stop()
    #expect(await !isOpen(port))
  }

  @Test("releasing a server frees its port")
  func dropped() async throws {
    let port: UInt16
    var server: WebServer?
    (server, port) = try await startAtOwnPort()
    weak let dropped = server
    server = nil
    #expect(dropped == nil)
    try await wait(while: await isOpen(port))
    let next = makeServer(port: port)
    #expect(try await next.start() == port)
    await next.stop()
  }

  @Test("the error of a port in use names the port and the remedy")
  func taken() async throws {
    let (server, port) = try await startAtOwnPort()
    let other = makeServer(port: port)
    await #expect(throws: WebServerError.portTaken(port)) { try await other.start() }
    #expect(
      "\(WebServerError.portTaken(port))"
        == "Port \(port) is used by another program; choose another one, or 0 for any free port."
    )
    await server.stop()
    #expect(try await other.start() == port)
    await other.stop()
  }

  @Test("the error of a foreign address names the address")
  func address() async throws {
    var configuration = WebConfiguration()
    configuration.port = 0
    configuration.interface = .address("192.0.2.1")
    let server = WebServer("Text", configuration: configuration) { Text("Hello") }
    await #expect(throws: WebServerError.addressUnavailable("192.0.2.1")) {
      try await server.start()
    }
  }

  @Test("a server without an address to listen at says so")
  func noAddress() async throws {
    let server = makeServer(.addresses([]))
    await #expect(throws: WebServerError.noAddress) { try await server.start() }
    #expect("\(WebServerError.noAddress)".hasPrefix("There is no address to listen at: "))
  }

  private func makeServer(
    _ interface: WebConfiguration.Interface,
    limits: WebLimits = .patient
  ) -> WebServer {
    var configuration = WebConfiguration()
    configuration.port = 0
    configuration.interface = interface
    configuration.limits = limits
    configuration.allowedHosts = [host]
    return WebServer("Text", configuration: configuration) { Text("Hello") }
  }

  /// Whether this machine has IPv6.
  private nonisolated static let hasVersion6: Bool = {
    let address = try? SocketAddress(ipAddress: "::1", port: 0)
    let socket = address.map {
      ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup).bind(to: $0)
    }
    guard let channel = try? socket?.wait() else { return false }
    channel.close(promise: nil)
    return true
  }()

  @Test("a server on all interfaces serves IPv4, and IPv6 if the machine has it")
  func allInterfaces() async throws {
    let server = makeServer(.all)
    let port = try await server.start()
    #expect(await isOpen(port))
    #expect(await isOpen(port, at: "::1") == Self.hasVersion6)
    await server.stop()
    #expect(await !isOpen(port))
  }

  @Test("a server listens at an IPv6 address", .enabled(if: hasVersion6))
  func version6() async throws {
    let server = makeServer(.address("::1"))
    let port = try await server.start()
    #expect(await isOpen(port, at: "::1"))
    #expect(await !isOpen(port))
    await server.stop()
  }

  #if os(Linux)
  // Other systems have one address for the loopback interface.
  @Test("a server listens at several addresses, at the same port, until it stops")
  func severalAddresses() async throws {
    let server = makeServer(.addresses(["127.0.0.1", "127.0.0.2", "127.0.0.3"]))
    let port = try await server.start()
    for address in ["127.0.0.1", "127.0.0.2", "127.0.0.3"] {
      #expect(await isOpen(port, at: address))
    }
    #expect(await !isOpen(port, at: "127.0.0.4"))
    await server.stop()
    for address in ["127.0.0.1", "127.0.0.2"] { #expect(await !isOpen(port, at: address)) }
  }

  /// Returns a connection on which a request was answered.
  private func connected(_ port: UInt16, at address: String) async throws -> Wire {
    let wire = try await Wire(port, host: address)
    try await expectAnswer(on: wire)
    return wire
  }

  private func expectAnswer(on wire: Wire) async throws {
    try await wire.send("HEAD / HTTP/1.1\r\nHost: \(host)\r\n\r\n")
    #expect(try await wire.receive(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200"))
  }

  @Test("the connections at all addresses have one limit, and wait for each other")
  func connectionLimit() async throws {
    var limits = WebLimits.patient
    limits.connections = 2
    let server = makeServer(.addresses(["127.0.0.1", "127.0.0.2"]), limits: limits)
    let port = try await server.start()
    let first = [
      try await connected(port, at: "127.0.0.1"), try await connected(port, at: "127.0.0.1"),
    ]
    // The socket had begun to accept before.
    let second = try await connected(port, at: "127.0.0.2")
    let waiting = try await Wire(port, host: "127.0.0.2")
    try await expectAnswer(on: second)
    #expect(server.connectionCount == 3)
    for wire in first { await wire.close() }
    try await expectAnswer(on: waiting)
    for wire in [second, waiting] { await wire.close() }
    await server.stop()
  }

  @Test("a server that cannot listen at one of several addresses listens at none")
  func oneOfSeveralAddresses() async throws {
    let (other, port) = try await startAtOwnPort()
    var configuration = WebConfiguration()
    configuration.port = port
    configuration.interface = .addresses(["127.0.0.2", "127.0.0.1"])
    configuration.allowedHosts = [host]
    let server = WebServer("Text", configuration: configuration) { Text("Hello") }
    await #expect(throws: WebServerError.portTaken(port)) { try await server.start() }
    #expect(await !isOpen(port, at: "127.0.0.2"))
    await other.stop()
  }
  #endif

  #if !os(Windows)
  @Test("a server that is asked to end works on for its drain time, in which it is not ready")
  func drainTime() async throws {
    // In a separate process, which can be terminated by a signal.
    await #expect(processExitsWith: .success) {
      var configuration = WebConfiguration()
      configuration.port = 0
      configuration.drainTime = .seconds(10)
      let messages = LockIsolated<[String]>([])
      configuration.logger = Logger(label: "test") { _ in
        LogKeeper(lines: messages, logLevel: .info)
      }
      let clock = TestClock()
      let app = WebApp(path: "text", title: "Text") { Text("Hello") }
      let server = await WebServer(configuration: configuration, apps: [app], clock: clock)
      let before = Self.handler(of: SIGTERM)
      let (starts, start) = AsyncStream.makeStream(of: UInt16.self)
      let run = Task { try await server.run { start.yield($0) } }
      for await _ in starts { break }
      try await wait(while: Self.handler(of: SIGTERM) == before)
      kill(getpid(), SIGTERM)
      try await wait(while: !server.isDraining)
      let ready = await TestBrowser(server).get("/-/ready")
      try #require(ready.text == "draining\n")
      try #require(await TestBrowser(server).get("/text").status == .ok)
      await clock.advance(by: .seconds(9))
      let drains = await server.isDraining
      try #require(drains)
      let isDrained = await eventually {
        await clock.advance(by: .seconds(1))
        return await !server.isDraining
      }
      try #require(isDrained)
      // The server ends, and is not ready again before.
      try await run.value
      let end = try #require(messages.value.firstIndex(of: "Session ended"))
      let isReady = try #require(messages.value.firstIndex(of: "Draining ended"))
      try #require(end < isReady)
    }
  }

  @Test("running a server restores the signal handlers of the process")
  func signals() async throws {
    // In a separate process, since other tests run servers at the same time.
    await #expect(processExitsWith: .success) {
      signal(SIGTERM) { _ in }
      let before = Self.handler(of: SIGTERM)
      var configuration = WebConfiguration()
      configuration.port = 0
      let server = await WebServer("Text", configuration: configuration) { Text("Hello") }
      let (starts, start) = AsyncStream.makeStream(of: UInt16.self)
      let run = Task { try await server.run { start.yield($0) } }
      for await _ in starts { break }
      // The handlers are installed after the start.
      try await wait(while: Self.handler(of: SIGTERM) == before)
      run.cancel()
      try await run.value
      #expect(Self.handler(of: SIGTERM) == before)
    }
  }

  @Test("a printed port reaches a pipe at once, even if another thread holds an input stream")
  func printedPort() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(0),
      observing: [\.standardOutputContent]
    ) {
      let (holds, hold) = AsyncStream.makeStream(of: Void.self)
      Thread.detachNewThread {
        // As a thread does that waits for a line.
        flockfile(fopen("/dev/null", "r"))
        hold.yield()
        while true { pause() }
      }
      for await _ in holds { break }

      var configuration = WebConfiguration()
      configuration.port = 0
      let server = await WebServer("Text", configuration: configuration) { Text("Hello") }
      let (starts, start) = AsyncStream.makeStream(of: Void.self)
      let run = Task {
        try await server.run {
          print("port", $0)
          start.yield()
        }
      }
      for await _ in starts { break }
      run.cancel()
      try await run.value
      // Ends without writing what is still buffered.
      _exit(0)
    }
    #expect(String(decoding: result.standardOutputContent, as: UTF8.self).contains("port "))
  }

  nonisolated private static func handler(of signal: Int32) -> Int {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
  }
  #endif
}
#endif
