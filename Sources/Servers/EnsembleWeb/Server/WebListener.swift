// SPDX-License-Identifier: MIT

#if Web
import Hummingbird
import HummingbirdCore
import NIOCore
import ServiceLifecycle

/// A listening socket and the connections that it has accepted.
final class WebListener: Sendable, Equatable {
  let port: UInt16
  let connections: ConnectionTable
  private let services: ServiceGroup
  private let run: Task<Void, any Error>

  private init(
    port: UInt16,
    connections: ConnectionTable,
    services: ServiceGroup,
    run: Task<Void, any Error>
  ) {
    self.port = port
    self.connections = connections
    self.services = services
    self.run = run
  }

  static func == (left: WebListener, right: WebListener) -> Bool { left === right }

  /// Starts to listen.
  ///
  /// - Throws: ``WebServerError`` if the port or address is not available.
  static func start(_ configuration: WebConfiguration, _ site: WebSite) async throws -> WebListener
  {
    let connections = ConnectionTable(clock: site.clock, limits: configuration.limits)
    let (ports, port) = AsyncThrowingStream.makeStream(of: UInt16.self)
    let app = application(configuration, site, connections) { port.yield($0) }
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
          connections.startSweeping()
          return WebListener(port: port, connections: connections, services: services, run: run)
        }
      } catch {
        throw WebServerError(
          error,
          port: configuration.port,
          address: configuration.interface.address
        ) ?? error
      }
      throw CancellationError()
    } onCancel: {
      run.cancel()
    }
  }

  /// - Parameter onStart: A closure that is called with the port once the server listens.
  private static func application(
    _ configuration: WebConfiguration,
    _ site: WebSite,
    _ connections: ConnectionTable,
    onStart: @escaping @Sendable (UInt16) -> Void
  ) -> some ApplicationProtocol {
    Application(
      responder: SiteResponder(site: site),
      server: configuration.transport.makeServer(configuration.limits, connections),
      configuration: ApplicationConfiguration(
        address: .hostname(configuration.interface.address, port: Int(configuration.port)),
        backlog: 1024,
        availableConnectionsDelegate: MaximumAvailableConnections(
          configuration.limits.connections,
          logger: configuration.logger
        )
      ),
      onServerRunning: { channel in
        onStart(channel.localAddress?.port.flatMap(UInt16.init) ?? configuration.port)
      },
      logger: configuration.logger
    )
  }

  /// Stops listening, and waits up to a second for requests in progress.
  func stop() async {
    await services.triggerGracefulShutdown()
    let force = Task { [connections] in
      try await Task.sleep(for: .seconds(1))
      connections.closeAll()
    }
    _ = await run.result
    force.cancel()
  }

  /// Stops listening, and closes all connections.
  func cancel() {
    run.cancel()
    connections.closeAll()
  }
}

extension WebConfiguration.Interface {
  var address: String {
    switch self {
    case .loopback: "127.0.0.1"
    case .all: "0.0.0.0"
    case .address(let address): address
    }
  }
}
#endif
