// SPDX-License-Identifier: MIT

import Foundation
import ServiceLifecycle
import UnixSignals

extension WebServer {
  /// Listens until the task is cancelled, or the process gets SIGINT or SIGTERM; then ends all sessions.
  ///
  /// This is the main function of a program: if the port or the address cannot be had, it says so in one sentence on
  /// the standard error, and ends the process with the code 1. Use ``start()`` where that is to be handled.
  ///
  /// - Parameter onStart: Called with the port as soon as the server listens.
  /// - Throws: Other errors of the system.
  public func run(onStart: (UInt16) -> Void = { _ in }) async throws {
    let port: UInt16
    do {
      port = try await start()
    } catch let error as WebServerError {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
    onStart(port)
    await waitForEnd()
    await stop()
  }

  /// Waits until the task is cancelled, or the process is asked to end.
  private func waitForEnd() async {
    let handlers = SignalHandlers([SIGINT, SIGTERM])
    let services = ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: [Endless()],
        gracefulShutdownSignals: [.sigint, .sigterm],
        logger: configuration.logger
      )
    )
    // Its only error is that it was cancelled.
    try? await services.run()
    handlers.restore()
  }
}

/// A service that does nothing, until it is to end.
private struct Endless: Service {
  func run() async throws { try await gracefulShutdown() }
}

/// What a process does on signals, to be put back later.
struct SignalHandlers {
  #if os(Windows)
    init(_ signals: [Int32]) {}
    func restore() {}
  #else
    private let actions: [(signal: Int32, action: sigaction)]

    init(_ signals: [Int32]) {
      actions = signals.map { signal in
        var action = sigaction()
        sigaction(signal, nil, &action)
        return (signal, action)
      }
    }

    func restore() {
      for (signal, action) in actions {
        withUnsafePointer(to: action) { _ = sigaction(signal, $0, nil) }
      }
    }
  #endif
}
