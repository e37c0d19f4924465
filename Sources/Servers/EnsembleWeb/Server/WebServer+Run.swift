// SPDX-License-Identifier: MIT

#if Web
import EnsembleInternals
import Foundation
import ServiceLifecycle
import UnixSignals

extension WebServer {
  /// Listens until the task is cancelled or the process receives SIGINT or SIGTERM; then ends all
  /// sessions.
  ///
  /// Use this method as the main function of a program: if the port or address is not available, it
  /// prints one sentence to standard error and exits with code 1. To handle that error, call
  /// ``start()`` instead.
  ///
  /// - Parameter onStart: A closure that is called with the port as soon as the server listens.
  ///   Text that it prints is written at once, also to a file or a pipe.
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
    // Standard output is buffered unless it is a terminal, and a script may wait for the printed
    // port.
    StandardOutput.flush()
    await waitForEnd()
    let drains = configuration.drainTime > .zero
    if drains { await drain() }
    await stop()
    // Between draining and the stop, a proxy's check must not find the server ready again.
    if drains { isDraining = false }
  }

  /// Continues to serve for the drain time, while proxies find out that the server is about to end.
  private func drain() async {
    isDraining = true
    // The only possible error is cancellation.
    try? await site.clock.sleep(for: configuration.drainTime)
  }

  /// Waits until the task is cancelled, or the process is asked to terminate.
  private func waitForEnd() async {
    let handlers = SignalHandlers([SIGINT, SIGTERM])
    let services = ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: [Endless()],
        gracefulShutdownSignals: [.sigint, .sigterm],
        logger: configuration.logger
      )
    )
    // The only possible error is cancellation.
    try? await services.run()
    handlers.restore()
  }
}

/// A service that waits for the shutdown.
private struct Endless: Service {
  func run() async throws { try await gracefulShutdown() }
}

/// The signal handlers of the process, saved to be restored later.
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
#endif
