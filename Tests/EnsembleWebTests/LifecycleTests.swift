// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import EnsembleWeb
import Foundation
import Testing

@MainActor
@Suite("Lifecycle of a server", .timeLimit(.minutes(10)))
struct LifecycleTests {
  private func makeServer(port: UInt16 = 0) -> WebServer {
    var configuration = WebConfiguration()
    configuration.port = port
    return WebServer("Text", configuration: configuration) { Text("Hello") }
  }

  /// Returns a Boolean value that indicates whether a server listens at a port.
  private func isOpen(_ port: UInt16) async -> Bool {
    guard let wire = try? await Wire(port) else { return false }
    await wire.close()
    return true
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
    var server: WebServer? = makeServer()
    let port = try #require(try await server?.start())
    weak let dropped = server
    server = nil
    #expect(dropped == nil)
    while await isOpen(port) { await Task.yield() }
    let next = makeServer(port: port)
    #expect(try await next.start() == port)
    await next.stop()
  }

  @Test("the error of a port in use names the port and the remedy")
  func taken() async throws {
    let server = makeServer()
    let port = try await server.start()
    let other = makeServer(port: port)
    await #expect(throws: WebServerError.portTaken(port)) { try await other.start() }
    #expect(
      "\(WebServerError.portTaken(port))"
        == "Port \(port) is used by another program; set 'WebConfiguration.port' to another one, or to 0 for any free port."
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

  #if !os(Windows)
    @Test("running a server restores the signal handlers of the process")
    func signals() async throws {
      signal(SIGTERM) { _ in }
      defer { signal(SIGTERM, SIG_DFL) }
      let before = handler(of: SIGTERM)
      let server = makeServer()
      let (starts, start) = AsyncStream.makeStream(of: UInt16.self)
      let run = Task { try await server.run { start.yield($0) } }
      var port: UInt16 = 0
      for await started in starts {
        port = started
        break
      }
      #expect(await isOpen(port))
      run.cancel()
      try await run.value
      #expect(await !isOpen(port))
      #expect(handler(of: SIGTERM) == before)
    }

    private func handler(of signal: Int32) -> Int {
      var action = sigaction()
      sigaction(signal, nil, &action)
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    }
  #endif
}
