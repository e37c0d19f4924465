// SPDX-License-Identifier: MIT

/// A stream of messages to all pages of a browser, whose tabs share one connection.
///
/// The browser lists its pages in a request; each message begins with the index of its page in that list. The consumer
/// of ``next()`` resumes when a page has news, when a heartbeat is due, and when pages leave or end.
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

  private enum Wake { case news, heartbeat }

  init(clock: ServerClock, heartbeat: Duration) {
    self.clock = clock
    self.heartbeat = heartbeat
  }

  /// Adds a page.
  ///
  /// - Parameters:
  ///   - page: The page, or nil if the browser does not own a page with that identifier.
  ///   - place: The index of the page in the browser's list.
  ///   - message: The number of the last message that the browser has received.
  func add(_ page: WebPage?, at place: Int, after message: Int) {
    guard let page else { return unknown.append(place) }
    page.join(self, after: message)
    pages[place] = page
  }

  /// Returns the next event, as soon as there is one, or nil at the end.
  func next() async -> String? {
    while !isOver, !Task.isCancelled {
      if let place = unknown.popLast() { return "event: gone\ndata: \(place)\n\n" }
      pages = pages.filter { $0.value.stream === self }
      var pause: Duration?
      for (place, page) in pages {
        if let event = event(of: page, at: place, &pause) { return event }
      }
      if pages.isEmpty { return nil }
      if let pause {
        try? await clock.sleep(for: pause)
      } else if await wait() == .heartbeat {
        return "event: beat\ndata: 0\n\n"
      }
    }
    return nil
  }

  private func event(of page: WebPage, at place: Int, _ pause: inout Duration?) -> String? {
    if page.isClosed {
      pages[place] = nil
      // A shutdown sends no reason: the server may restart, and the browser probes it.
      return page.takeFarewell().map { "event: end\ndata: \(place) \($0)\n\n" }
    }
    page.isSeen(connected: true)
    guard page.hasNews else { return nil }
    if page.pause > .zero {
      pause = min(pause ?? page.pause, page.pause)
      return nil
    }
    guard let message = page.takeMessage() else { return nil }
    let event = "id: \(place).\(message.number)\ndata: \(message.json)\n\n"
    page.metrics.patched(bytes: event.utf8.count)
    return event
  }

  // MARK: Waiting

  /// A Boolean value that indicates whether the consumer waits for news.
  var isWaiting: Bool { waiter != nil }

  private func wait() async -> Wake {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled, !isOver else { return continuation.resume(returning: .news) }
        waiter = continuation
        waitsSince = clock.now
      }
    } onCancel: {
      Task { @MainActor in wake() }
    }
  }

  /// Resumes the consumer to look for news.
  func wake() { resume(.news) }

  private func resume(_ reason: Wake) {
    let waiter = waiter
    self.waiter = nil
    waitsSince = nil
    waiter?.resume(returning: reason)
  }

  /// Sends a heartbeat if the stream has been silent for its interval.
  func beat(at now: Duration) {
    if let waitsSince, now - waitsSince >= heartbeat { resume(.heartbeat) }
  }

  /// Ends the stream, for example because its connection was closed. Its pages wait for another stream.
  func end() {
    isOver = true
    for page in pages.values where page.stream === self {
      page.isSeen(connected: true)
      page.leaveStream()
    }
    pages = [:]
    wake()
  }
}
