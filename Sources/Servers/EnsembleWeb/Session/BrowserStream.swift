// SPDX-License-Identifier: MIT

#if Web

// Over HTTP/1.1 a browser opens at most six connections to a host, so its tabs share one stream
// through a `SharedWorker`. When a page joins, the worker opens a new stream whose request lists
// all pages, so the server keeps no list, and a message names its page by the position in the
// request.

/// A stream of messages to all pages of a browser, whose tabs share one connection.
///
/// The browser lists its pages in a request; each message begins with the index of its page in that
/// list. The consumer of ``next()`` resumes when a page may have a message, when a heartbeat is
/// due, and when pages leave or end.
@MainActor
final class BrowserStream {
  /// The pages by index. A page that has joined another stream is removed.
  private var pages: [Int: WebPage] = [:]
  /// The indices of pages that have ended, or that belong to another browser.
  private var unknown: [Int] = []
  private var waiter: CheckedContinuation<Wake, Never>?
  private var waitsSince: Duration?
  private var isOver = false
  private let clock: ServerClock
  private let heartbeat: Duration

  private enum Wake { case message, heartbeat }

  init(clock: ServerClock, heartbeat: Duration) {
    self.clock = clock
    self.heartbeat = heartbeat
  }

  /// Adds a page.
  ///
  /// - Parameters:
  ///   - page: The page, or nil if the browser does not own a page with that identifier.
  ///   - index: The index of the page in the browser's list.
  ///   - message: The number of the last message that the browser has received.
  func add(_ page: WebPage?, at index: Int, after message: Int) {
    guard let page else { return unknown.append(index) }
    page.join(self, after: message)
    pages[index] = page
  }

  /// Returns the next event, as soon as there is one, or nil at the end.
  func next() async -> StreamEvent? {
    while !isOver, !Task.isCancelled {
      if let index = unknown.popLast() { return .gone(page: index) }
      pages = pages.filter { $0.value.stream === self }
      var delay: Duration?
      for (index, page) in pages {
        if let event = event(of: page, at: index, &delay) { return event }
      }
      if pages.isEmpty { return nil }
      if let delay {
        try? await clock.sleep(for: delay)
      } else if await wait() == .heartbeat {
        return .heartbeat
      }
    }
    return nil
  }

  private func event(
    of page: WebPage,
    at index: Int,
    _ delay: inout Duration?
  ) -> StreamEvent? {
    if page.isClosed {
      pages[index] = nil
      // A shutdown sends no reason: the server may restart, so the browser tries to reconnect.
      return page.takeEndReason().map { .end(page: index, $0) }
    }
    page.recordActivity(connected: true)
    guard page.hasPendingMessage else { return nil }
    if page.messageDelay > .zero {
      delay = min(delay ?? page.messageDelay, page.messageDelay)
      return nil
    }
    return page.takeMessage().map { .message($0, page: index) }
  }

  // MARK: Waiting

  /// Whether the consumer waits for an event.
  var isWaiting: Bool { waiter != nil }

  private func wait() async -> Wake {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled, !isOver else { return continuation.resume(returning: .message) }
        waiter = continuation
        waitsSince = clock.now
      }
    } onCancel: {
      Task { @MainActor in wake() }
    }
  }

  /// Resumes the consumer, which then looks for messages.
  func wake() { resume(.message) }

  private func resume(_ reason: Wake) {
    let waiter = waiter
    self.waiter = nil
    waitsSince = nil
    waiter?.resume(returning: reason)
  }

  /// Sends a heartbeat if the stream has been silent for its interval.
  func sendHeartbeat(at now: Duration) {
    if let waitsSince, now - waitsSince >= heartbeat { resume(.heartbeat) }
  }

  /// Ends the stream, for example because its connection was closed. Its pages wait for another
  /// stream.
  func end() {
    isOver = true
    for page in pages.values where page.stream === self {
      page.recordActivity(connected: true)
      page.leaveStream()
    }
    pages = [:]
    wake()
  }
}
#endif
