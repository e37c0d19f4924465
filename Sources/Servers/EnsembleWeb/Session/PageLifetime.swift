// SPDX-License-Identifier: MIT

#if Web
/// The time that a page is kept, by what its browser has done.
///
/// A state machine without side effects. Times are those of the server's clock.
struct PageLifetime {
  /// The reason for the end of a page.
  enum End: Equatable { case lost, idle, revoked, signedOut }

  private enum Phase: Equatable {
    /// No stream has been opened yet.
    case unconnected
    case connected
    /// The browser shows another page.
    case left
    /// - Parameter unsent: The reason, until it is sent to the browser.
    case ended(unsent: StreamEvent.EndReason?)
  }

  private let limits: WebLimits
  private var phase = Phase.unconnected
  /// The time of the last request of the page.
  private var lastSeen: Duration
  /// The time at which a person last did something on the page.
  private(set) var lastUsed: Duration

  init(limits: WebLimits, now: Duration) {
    self.limits = limits
    lastSeen = now
    lastUsed = now
  }

  /// Whether the browser has left the page.
  var isLeft: Bool { phase == .left }

  /// Whether the page has ended.
  var hasEnded: Bool { if case .ended = phase { true } else { false } }

  /// The time at which the browser left the page, if it has.
  var leftAt: Duration? { isLeft ? lastSeen : nil }

  /// Records a request of the browser.
  mutating func see(at now: Duration) { lastSeen = now }

  /// Records that the browser receives the stream.
  mutating func connect(at now: Duration) {
    lastSeen = now
    if !hasEnded { phase = .connected }
  }

  /// Records that a person has done something.
  mutating func use(at now: Duration) { lastUsed = now }

  /// Records that the browser leaves the page.
  mutating func leave() { if !hasEnded { phase = .left } }

  mutating func end(_ reason: End) {
    let unsent: StreamEvent.EndReason? =
      switch reason {
      case .lost: nil
      case .idle: .idle
      case .revoked: .revoked
      case .signedOut: .signedOut
      }
    phase = .ended(unsent: unsent)
  }

  /// Takes the reason for the end of the page, or nil if there is none to send.
  mutating func takeEndReason() -> StreamEvent.EndReason? {
    guard case .ended(let reason) = phase else { return nil }
    phase = .ended(unsent: nil)
    return reason
  }

  /// Returns the reason for ending the page, or nil if the page stays.
  ///
  /// - Parameters:
  ///   - isWaiting: Whether a stream waits for messages of the page.
  ///   - early: Whether the shorter lifetime of unused pages applies: the page is unused, and there
  ///     are many such pages.
  func reasonToEnd(at now: Duration, isWaiting: Bool, early: Bool) -> End? {
    var lifetime =
      switch phase {
      case .unconnected: limits.unconnectedLifetime
      case .connected: limits.reconnectLifetime
      case .left, .ended: limits.returnLifetime
      }
    if early { lifetime = min(lifetime, limits.unusedLifetime) }
    if !isWaiting, now - lastSeen >= lifetime { return .lost }
    return now - lastUsed >= limits.idleLifetime ? .idle : nil
  }
}
#endif
