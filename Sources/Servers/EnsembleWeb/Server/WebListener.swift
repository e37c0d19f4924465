// SPDX-License-Identifier: MIT

#if Web
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// The listening sockets of a server, and the connections that they have accepted.
final class WebListener: Sendable, Equatable {
  let port: UInt16
  let connections: ConnectionTable
  private let sockets: [ListeningSocket]
  private let stopTime: Duration

  private init(
    port: UInt16,
    connections: ConnectionTable,
    sockets: [ListeningSocket],
    stopTime: Duration
  ) {
    self.port = port
    self.connections = connections
    self.sockets = sockets
    self.stopTime = stopTime
  }

  static func == (left: WebListener, right: WebListener) -> Bool { left === right }

  /// Starts to listen.
  ///
  /// - Throws: ``WebServerError`` if the port or an address is not available, or if there is no
  ///   address.
  static func start(_ configuration: WebConfiguration, _ site: WebSite) async throws -> WebListener
  {
    if configuration.interface.addresses.isEmpty { throw WebServerError.noAddress }
    let room = ConnectionRoom(configuration.limits.connections)
    let connections = ConnectionTable(clock: site.clock, limits: configuration.limits)
    var sockets: [ListeningSocket] = []
    do {
      for address in configuration.interface.addresses {
        // With port 0, the other addresses use the port that the first one got.
        let port = sockets.first?.port ?? configuration.port
        do {
          sockets.append(
            try await ListeningSocket.start(address, port, configuration, site, connections, room)
          )
        } catch
          where configuration.interface == .all
          && isDispensable(address, error, sockets)
        {
          continue
        }
      }
    } catch {
      for socket in sockets { await socket.stop() }
      throw error
    }
    connections.startSweeping()
    return WebListener(
      port: sockets.first?.port ?? configuration.port,
      connections: connections,
      sockets: sockets,
      stopTime: configuration.limits.stopTime
    )
  }

  /// Returns whether a server on all interfaces can ignore the failure to listen at an address.
  ///
  /// On most systems the socket for IPv6 also serves IPv4, so the port is already taken for the
  /// IPv4 socket. A machine without IPv6 has the IPv4 socket only.
  private static func isDispensable(
    _ address: String,
    _ error: any Error,
    _ sockets: [ListeningSocket]
  ) -> Bool {
    switch error {
    case WebServerError.portTaken: !sockets.isEmpty
    case WebServerError.portForbidden, is CancellationError: false
    default: address == "::"
    }
  }

  /// Stops listening, and waits a limited time for requests in progress.
  func stop() async {
    let force = Task { [connections, stopTime] in
      try await Task.sleep(for: stopTime)
      connections.closeAll()
    }
    await withTaskGroup(of: Void.self) { group in
      for socket in sockets { group.addTask { await socket.stop() } }
    }
    force.cancel()
  }

  /// Stops listening, and closes all connections.
  func cancel() {
    for socket in sockets { socket.cancel() }
    connections.closeAll()
  }
}

private struct ListeningSocket: Sendable {
  let port: UInt16
  private let services: ServiceGroup
  private let run: Task<Void, any Error>

  /// Starts to listen at an address.
  static func start(
    _ address: String,
    _ requestedPort: UInt16,
    _ configuration: WebConfiguration,
    _ site: WebSite,
    _ connections: ConnectionTable,
    _ room: ConnectionRoom
  ) async throws -> ListeningSocket {
    let (ports, port) = AsyncThrowingStream.makeStream(of: UInt16.self)
    let app = application(address, requestedPort, configuration, site, connections, room) {
      port.yield($0)
    }
    let services = ServiceGroup(
      configuration: ServiceGroupConfiguration(services: [app], logger: configuration.logger)
    )
    let run = Task.detached {
      do {
        try await services.run()
        port.finish()
      } catch {
        port.finish(throwing: error)
        throw error
      }
    }
    return try await withTaskCancellationHandler {
      do {
        for try await port in ports {
          return ListeningSocket(port: port, services: services, run: run)
        }
      } catch {
        throw WebServerError(error, port: requestedPort, address: address) ?? error
      }
      throw CancellationError()
    } onCancel: {
      run.cancel()
    }
  }

  /// - Parameter onStart: A closure that is called with the port once the server listens.
  private static func application(
    _ address: String,
    _ port: UInt16,
    _ configuration: WebConfiguration,
    _ site: WebSite,
    _ connections: ConnectionTable,
    _ room: ConnectionRoom,
    onStart: @escaping @Sendable (UInt16) -> Void
  ) -> some ApplicationProtocol {
    Application(
      responder: SiteResponder(site: site),
      server: configuration.transport.makeServer(configuration.limits, connections),
      configuration: ApplicationConfiguration(
        address: .hostname(address, port: Int(port)),
        backlog: 1024,
        availableConnectionsDelegate: room
      ),
      onServerRunning: { channel in
        // Scheduled for later, since the socket may be closing a connection right now.
        room.add { channel.eventLoop.execute { channel.read() } }
        onStart(channel.localAddress?.port.flatMap(UInt16.init) ?? port)
      },
      logger: configuration.logger
    )
  }

  /// Stops listening, and waits for requests in progress.
  func stop() async {
    await services.triggerGracefulShutdown()
    _ = await run.result
  }

  /// Stops listening.
  func cancel() { run.cancel() }
}

extension WebConfiguration.Interface {
  /// The addresses to listen at.
  var addresses: [String] {
    switch self {
    case .loopback: ["127.0.0.1"]
    case .all: ["::", "0.0.0.0"]
    case .address(let address): [address]
    case .addresses(let addresses): addresses
    }
  }
}
#endif
