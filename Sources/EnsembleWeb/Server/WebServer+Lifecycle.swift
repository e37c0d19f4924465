// SPDX-License-Identifier: MIT

extension WebServer {
  /// Starts to listen. If the server listens already, or is about to, there is still one listener only.
  ///
  /// - Returns: The port.
  /// - Throws: ``WebServerError`` if the port or the address cannot be had, and `CancellationError` if the server was
  ///   stopped meanwhile.
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
    // Who comes first moves on.
    if case .starting(start) = state {
      switch result {
      case .success(let listener):
        state = .running(listener)
        registry.keepHouse()
      case .failure: state = .stopped
      }
    }
    let listener = try result.get()
    guard case .running(listener) = state else { throw CancellationError() }
    return listener.port
  }

  /// Stops to listen and ends all sessions. Waits for what their views have set going when they went, but no
  /// longer than two seconds.
  public func stop() async {
    let listener: Task<WebListener, any Error>
    switch state {
    case .stopped: return await end(nil)
    case .stopping(let end): return await end.value
    case .starting(let start): listener = start
    case .running(let running): listener = Task { running }
    }
    let stop = Task {
      await end(listener)
      state = .stopped
    }
    state = .stopping(stop)
    await stop.value
  }

  private func end(_ listener: Task<WebListener, any Error>?) async {
    registry.close()
    listener?.cancel()
    if let listener = try? await listener?.value { await listener.stop() }
    // What was opened by requests that were still under way.
    registry.close()
    await registry.finish()
  }
}
