// SPDX-License-Identifier: MIT

import FlyingFox
import FlyingSocks
import Foundation

/// A socket that listens, and the connections that it has accepted.
@MainActor
final class WebListener {
  private(set) var port: UInt16
  private let interface: WebConfiguration.Interface
  private let handler: WebHandler
  private var server: HTTPServer
  private var task: Task<Void, Never>?
  private var isStopping = false

  /// Listens.
  init(_ configuration: WebConfiguration, _ handler: WebHandler) async throws {
    interface = configuration.interface
    port = configuration.port
    self.handler = handler
    server = try Self.server(interface, port, handler)
    let run = try await Self.start(server)
    if case .ip4(_, let port) = await server.listeningAddress { self.port = port }
    task = Task { [weak self] in
      _ = await run.result
      await self?.listenAgain()
    }
  }

  /// Stops to listen, and waits a moment for what is under way.
  func stop() async {
    isStopping = true
    await server.stop(timeout: 1)
    task?.cancel()
    await task?.value
  }

  /// A server ends when it cannot accept a connection, as when the system has no more of them. Sessions outlast
  /// that.
  private func listenAgain() async {
    while !isStopping, !Task.isCancelled {
      try? await handler.timekeeper.sleep(for: .seconds(1))
      guard !isStopping, let next = try? Self.server(interface, port, handler) else { return }
      server = next
      guard let run = try? await Self.start(next) else { continue }
      if isStopping { await next.stop() }
      _ = await run.result
    }
  }

  private static func server(
    _ interface: WebConfiguration.Interface,
    _ port: UInt16,
    _ handler: WebHandler
  ) throws -> HTTPServer {
    let address: sockaddr_in =
      switch interface {
      case .loopback: try .inet(ip4: "127.0.0.1", port: port)
      case .all: .inet(port: port)
      case .address(let text): try .inet(ip4: text, port: port)
      }
    let pool = PatientPool(
      base: HTTPServer.defaultPool(),
      timekeeper: handler.timekeeper,
      patience: handler.patience,
      arrivals: handler.arrivals
    )
    return HTTPServer(
      config: HTTPServer.Configuration(
        address: address,
        timeout: 3600,
        sharedRequestReplaySize: 0,
        pool: pool,
        logger: .disabled
      ),
      handler: handler
    )
  }

  /// - Returns: What runs until the server ends, as soon as it listens.
  private static func start(_ server: HTTPServer) async throws -> Task<Void, any Error> {
    let run = Task.detached { try await server.run() }
    let listening = Task { try await server.waitUntilListening() }
    let end = Task {
      _ = await run.result
      listening.cancel()
    }
    do {
      try await listening.value
    } catch {
      run.cancel()
      await end.value
      try await run.value
      throw error
    }
    return run
  }
}
