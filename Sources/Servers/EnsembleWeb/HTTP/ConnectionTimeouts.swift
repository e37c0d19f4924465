// SPDX-License-Identifier: MIT

#if Web
/// The timeouts of a connection, as a state machine without a clock.
///
/// The connection reports each event to it, and asks it for the timeout that has expired.
package struct ConnectionTimeouts: Equatable, Sendable {
  /// An expired timeout.
  package enum Expiry: Equatable, Sendable {
    /// A request or its body has not arrived completely.
    case input
    /// The client has not read its output.
    case output
    /// The client has not closed its side of a connection that the server has closed.
    case closing
  }

  private var requests = 0
  /// Whether the connection has sent a request.
  package private(set) var hasSentRequest = false
  private var inputSince: Duration?
  private var isReadingBody = false
  private var blockedSince: Duration?
  private var bufferedBytes = 0
  private var closingSince: Duration?

  package init(openedAt now: Duration) { inputSince = now }

  /// Whether the connection is idle or has sent a part of a request's head.
  package var awaitsRequest: Bool { requests == 0 && closingSince == nil }

  /// Whether a response is still in transit. No client sends another request before it
  /// arrives.
  private var isTakingResponse: Bool { blockedSince != nil && awaitsRequest && !isReadingBody }

  package mutating func headArrived(at now: Duration) {
    requests += 1
    hasSentRequest = true
    isReadingBody = true
    inputSince = now
  }

  /// Records that enough of a body has arrived to restart its timeout.
  package mutating func bodyProgressed(at now: Duration) {
    if isReadingBody { inputSince = now }
  }

  package mutating func requestArrived() {
    isReadingBody = false
    inputSince = nil
  }

  package mutating func responseEnded(at now: Duration) {
    requests = max(0, requests - 1)
    // The timeout of the next request starts when the server is ready for it.
    if requests == 0, !isReadingBody { inputSince = now }
  }

  /// Records that the server answers no further requests on the connection.
  package mutating func closed(at now: Duration) {
    closingSince = now
    inputSince = nil
  }

  package mutating func writabilityChanged(
    to isWritable: Bool,
    bufferedBytes: Int,
    at now: Duration
  ) {
    if isWritable, isTakingResponse { inputSince = now }
    blockedSince = isWritable ? nil : now
    self.bufferedBytes = bufferedBytes
  }

  /// Records the number of bytes left to send. A client that has read some of them restarts the
  /// timeout.
  package mutating func progress(bufferedBytes: Int, at now: Duration) {
    guard blockedSince != nil else { return }
    if bufferedBytes < self.bufferedBytes { blockedSince = now }
    self.bufferedBytes = bufferedBytes
  }

  /// Returns the timeout that has expired, if any.
  package func expiry(at now: Duration, stallTimeout: Duration, lingering: Duration) -> Expiry? {
    if let closingSince, now - closingSince >= lingering { return .closing }
    if let blockedSince, now - blockedSince >= stallTimeout { return .output }
    if let inputSince, !isTakingResponse, now - inputSince >= stallTimeout { return .input }
    return nil
  }
}
#endif
