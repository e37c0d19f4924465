// SPDX-License-Identifier: MIT

// Whoever waits is woken when there is news, when it is time for a sign of life, when another stream takes over,
// and when the page ends.
extension WebPage {
  /// Starts to send to the browser; a stream that was there before ends.
  ///
  /// - Parameter message: The number of the message that the browser has had last.
  package func startStream(after message: Int) -> Int {
    isSeen(connected: true)
    resume(after: message)
    takeOver()
    return streamNumber
  }

  /// The stream that was started is one that the page shares with others.
  func share(_ stream: BrowserStream) { shared = stream }

  /// Ends the stream that was there before.
  func takeOver() {
    streamNumber += 1
    wake()
    shared = nil
  }

  /// The connection of a stream is closed. The page waits for another.
  func endStream(_ stream: Int) {
    guard stream == streamNumber else { return }
    isSeen(connected: true)
    takeOver()
  }

  /// The next that is to be sent, as soon as there is something; nil at the end.
  package func next(in stream: Int) async -> String? {
    while stream == streamNumber, !Task.isCancelled {
      if isClosed { return takeFarewell() }
      isSeen(connected: true)
      if hasNews {
        let pause = pause
        if pause > .zero {
          try? await timekeeper.sleep(for: pause)
          guard stream == streamNumber, !isClosed, !Task.isCancelled else { continue }
        }
        if let message = takeMessage() { return message }
      }
      if await wait() == .heartbeat { return "event: beat\ndata: 0\n\n" }
    }
    return nil
  }

  /// Whether a stream waits for news.
  package var isWaiting: Bool { waiter != nil || shared?.isWaiting == true }

  enum Wake { case news, heartbeat }

  private func wait() async -> Wake {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled, !isClosed else { return continuation.resume(returning: .news) }
        waiter = continuation
        waitsSince = timekeeper.now
      }
    } onCancel: {
      Task { @MainActor in wake() }
    }
  }

  func wake(_ reason: Wake = .news) {
    let waiter = waiter
    self.waiter = nil
    waitsSince = nil
    waiter?.resume(returning: reason)
    shared?.wake(reason)
  }

  /// Wakes a stream that has been silent for long.
  func beat(at now: Duration) {
    if let waitsSince, now - waitsSince >= limits.heartbeat { wake(.heartbeat) }
    shared?.beat(at: now)
  }
}
