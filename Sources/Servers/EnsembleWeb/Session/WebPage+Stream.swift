// SPDX-License-Identifier: MIT

#if Web
extension WebPage {
  /// Joins a stream to the browser, and leaves the previous one.
  ///
  /// - Parameter message: The number of the last message that the browser has received.
  func join(_ stream: BrowserStream, after message: Int) {
    recordActivity(connected: true)
    resume(after: message)
    leaveStream()
    self.stream = stream
  }

  /// Leaves the stream, which continues without this page.
  func leaveStream() {
    let left = stream
    stream = nil
    left?.wake()
  }

  /// Whether a stream waits for messages of the page.
  package var isWaiting: Bool { stream?.isWaiting == true }

  /// Notifies the stream that there may be a message.
  func wake() { stream?.wake() }
}
#endif
