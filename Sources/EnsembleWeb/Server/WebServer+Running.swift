// SPDX-License-Identifier: MIT

extension WebServer {
  /// Listens until the task is cancelled, or the process gets SIGINT or SIGTERM; then ends all sessions.
  ///
  /// - Parameter onStart: Called with the port as soon as the server listens.
  /// - Throws: If the port or the address cannot be had.
  public func run(onStart: (UInt16) -> Void = { _ in }) async throws {
    let signals = EndSignals()
    onStart(try await start())
    await signals.wait()
    await stop()
  }

  /// Starts to listen. Does nothing but return the port if it does already.
  ///
  /// - Returns: The port.
  /// - Throws: If the port or the address cannot be had.
  @discardableResult
  public func start() async throws -> UInt16 {
    if let listener { return listener.port }
    let limits = configuration.limits
    let handler = WebHandler(
      timekeeper: timekeeper,
      patience: limits.patience,
      arrivals: Arrivals(
        timekeeper: timekeeper,
        patience: limits.patience,
        limit: limits.waitingConnections
      ),
      respond: { [weak self] request in
        await self?.respond(to: request)
          ?? .retry(.unavailable, "The server has ended.", after: 1).secured()
      }
    )
    let listener = try await WebListener(configuration, handler)
    self.listener = listener
    housekeeping = Task { [weak self, timekeeper] in
      while !Task.isCancelled {
        do { try await timekeeper.sleep(for: .seconds(1)) } catch { return }
        self?.registry.sweep()
      }
    }
    return listener.port
  }

  /// Stops to listen and ends all sessions. Waits for what their views have set going when they went, but no
  /// longer than two seconds.
  public func stop() async {
    housekeeping?.cancel()
    registry.close()
    await listener?.stop()
    listener = nil
    // What was opened by requests that were still under way.
    registry.close()
    await registry.finish()
  }
}
