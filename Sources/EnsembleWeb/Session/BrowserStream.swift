// SPDX-License-Identifier: MIT

/// The stream that the pages of a browser share, so that any number of tabs need one connection.
///
/// The browser names its pages in an order, and each message says by its place in it whose it is.
@MainActor
final class BrowserStream {
  /// A page, and the number of its stream; another number says that the page has another stream by now.
  private struct Member {
    let page: WebPage
    let number: Int
  }

  private var members: [Int: Member] = [:]
  /// The places of pages that are not there, or somebody else's.
  private var unknown: [Int] = []
  private var waiter: CheckedContinuation<WebPage.Wake, Never>?
  private var waitsSince: Duration?
  private var isOver = false
  private let timekeeper: Timekeeper
  private let heartbeat: Duration

  init(timekeeper: Timekeeper, heartbeat: Duration) {
    self.timekeeper = timekeeper
    self.heartbeat = heartbeat
  }

  /// Adds a page at a place; nil if there is none that the browser may have.
  func add(_ page: WebPage?, at place: Int, after message: Int) {
    guard let page else { return unknown.append(place) }
    members[place] = Member(page: page, number: page.startStream(after: message))
    page.share(self)
  }

  /// The next that is to be sent, as soon as there is something; nil at the end.
  func next() async -> String? {
    while !isOver, !Task.isCancelled {
      if let place = unknown.popLast() { return "event: gone\ndata: \(place)\n\n" }
      members = members.filter { $0.value.page.streamNumber == $0.value.number }
      if members.isEmpty { return nil }
      var pause: Duration?
      for (place, member) in members {
        if let message = message(of: member.page, at: place, &pause) { return message }
      }
      if members.isEmpty { return nil }
      if let pause {
        try? await timekeeper.sleep(for: pause)
      } else if await wait() == .heartbeat {
        for member in members.values { member.page.isSeen(connected: true) }
        return "event: beat\ndata: 0\n\n"
      }
    }
    return nil
  }

  private func message(of page: WebPage, at place: Int, _ pause: inout Duration?) -> String? {
    if page.isClosed {
      members[place] = nil
      // A server that stops may come back: the browser finds out by itself.
      return page.takeFarewell() == nil ? nil : "event: end\ndata: \(place) idle\n\n"
    }
    page.isSeen(connected: true)
    guard page.hasNews else { return nil }
    if page.pause > .zero {
      pause = min(pause ?? page.pause, page.pause)
      return nil
    }
    // The number of the message follows its place.
    return page.takeMessage().map { "id: \(place).\($0.dropFirst("id: ".count))" }
  }

  private func wait() async -> WebPage.Wake {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled, !isOver else { return continuation.resume(returning: .news) }
        waiter = continuation
        waitsSince = timekeeper.now
      }
    } onCancel: {
      Task { @MainActor in wake() }
    }
  }

  var isWaiting: Bool { waiter != nil }

  func wake(_ reason: WebPage.Wake = .news) {
    let waiter = waiter
    self.waiter = nil
    waitsSince = nil
    waiter?.resume(returning: reason)
  }

  /// Wakes the stream if it has been silent for long.
  func beat(at now: Duration) {
    if let waitsSince, now - waitsSince >= heartbeat { wake(.heartbeat) }
  }

  /// The connection is closed: the pages wait for another.
  func end() {
    isOver = true
    for member in members.values { member.page.endStream(member.number) }
    members = [:]
    wake()
  }
}
