// SPDX-License-Identifier: MIT

extension WebPage {
  /// Joins a stream to the browser, and leaves the one that it was in before.
  ///
  /// - Parameter message: The number of the message that the browser has had last.
  func join(_ stream: BrowserStream, after message: Int) {
    isSeen(connected: true)
    resume(after: message)
    leaveStream()
    self.stream = stream
  }

  /// Leaves its stream, which goes on without it.
  func leaveStream() {
    let left = stream
    stream = nil
    left?.wake()
  }

  /// Whether a stream waits for news of the page.
  package var isWaiting: Bool { stream?.isWaiting == true }

  /// Tells the stream that there may be news.
  func wake() { stream?.wake() }
}
