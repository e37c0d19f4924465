// SPDX-License-Identifier: MIT

#if Web
import EnsembleConcurrency

extension WebServer {
  /// Starts to listen. Concurrent and repeated calls share one listener.
  ///
  /// - Returns: The port.
  /// - Throws: ``WebServerError`` if the port or an address is not available, or if there is no
  ///   address, and `CancellationError` if the server was stopped in the meantime.
  @discardableResult
  public func start() async throws -> UInt16 {
    while true {
      switch state {
      case .running(let listener): return listener.port
      case .stopping(let end): await end.value
      case .starting(let start): return try await port(after: start)
      case .stopped:
        let start = Task { [configuration, site] in
          try await WebListener.start(configuration, site)
        }
        state = .starting(start)
        return try await port(after: start)
      }
    }
  }

  private func port(after start: Task<WebListener, any Error>) async throws -> UInt16 {
    let result = await start.result
    // The first of several callers performs the transition.
    if case .starting(start) = state {
      switch result {
      case .success(let listener):
        state = .running(listener)
        registry.startSweeping()
        WebTools.didListen(configuration, port: listener.port, hasApps: !site.apps.isEmpty)
      case .failure: state = .stopped
      }
    }
    let listener = try result.get()
    guard case .running(listener) = state else { throw CancellationError() }
    return listener.port
  }

  /// Stops listening and ends all sessions.
  ///
  /// Waits up to two seconds for the effects of disappearing views, and then until the journal has
  /// closed the logins.
  public func stop() async {
    let listener: Task<WebListener, any Error>
    switch state {
    case .stopped: return await end(nil)
    case .stopping(let end): return await end.value
    case .starting(let start): listener = start
    case .running(let running): listener = Task { running }
    }
    // Set at once, not only when the task begins.
    site.isStopping.setValue(true)
    let stop = Task {
      await end(listener)
      state = .stopped
    }
    state = .stopping(stop)
    await stop.value
  }

  private func end(_ listener: Task<WebListener, any Error>?) async {
    site.isStopping.setValue(true)
    defer { site.isStopping.setValue(false) }
    registry.close()
    listener?.cancel()
    if let listener = try? await listener?.value { await listener.stop() }
    // Requests in progress may have opened pages in the meantime.
    registry.close()
    await registry.finish()
    await configuration.login?.close()
  }
}
#endif
