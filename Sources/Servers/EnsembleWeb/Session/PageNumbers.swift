// SPDX-License-Identifier: MIT

#if Web
/// The numbers of the messages to a page, and of the events from it.
///
/// Messages are relative to the last one, so a browser that has missed a message receives the whole
/// page. Events are performed once, in their order, and acknowledged by messages.
struct PageNumbers: Equatable {
  /// The number of the last message.
  private(set) var lastMessage = 0
  private(set) var lastEvent = 0
  /// The number of the last event whose completion was reported to the browser.
  private var acknowledgedEvent = 0
  /// Whether the browser waits for the acknowledgement of its last event, even without changes.
  private var mustAcknowledge = false
  /// Whether the browser and the contents of the page may differ.
  private(set) var needsFullContent = false

  /// Whether to acknowledge events even without changes.
  ///
  /// True if the browser waits for an acknowledgement, or keeps many unacknowledged events.
  var owesAcknowledgement: Bool { mustAcknowledge || lastEvent - acknowledgedEvent >= 32 }

  /// Resumes after a message that the browser has received.
  mutating func resume(after message: Int) {
    needsFullContent = needsFullContent || message != lastMessage
  }

  /// Returns whether an event was not performed before, and records that it is.
  mutating func begin(_ event: Int) -> Bool {
    guard event > lastEvent else { return false }
    lastEvent = event
    return true
  }

  /// Makes the next message acknowledge the events, even without changes.
  mutating func requestAcknowledgement() { mustAcknowledge = true }

  /// Records that a message was made, which has the whole page if that was needed.
  mutating func didSend(_ message: Int) {
    acknowledgedEvent = lastEvent
    mustAcknowledge = false
    lastMessage = message
  }

  /// Records that the next message has the whole page.
  mutating func didTakeFullContent() { needsFullContent = false }
}
#endif
