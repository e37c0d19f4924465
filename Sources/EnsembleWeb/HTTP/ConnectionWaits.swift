// SPDX-License-Identifier: MIT

/// What a connection is waited for, and since when.
///
/// A value that is told what happens on a connection, and says what has taken too long. It has no clock of its own.
package struct ConnectionWaits: Equatable, Sendable {
  /// What has taken too long.
  package enum Expiry: Equatable, Sendable {
    /// A request, or its body, has not come in whole.
    case input
    /// The client has not taken what it was sent.
    case output
    /// The client has not closed a connection that the server has closed.
    case closing
  }

  private var requests = 0
  /// Whether there was a request on the connection.
  package private(set) var hasSentRequest = false
  private var inputSince: Duration?
  private var isReadingBody = false
  private var blockedSince: Duration?
  private var bufferedBytes = 0
  private var closingSince: Duration?

  package init(openedAt now: Duration) { inputSince = now }

  /// Whether the connection is idle, or has sent a part of a request's head.
  package var awaitsRequest: Bool { requests == 0 && closingSince == nil }

  /// Whether a response that was written is still on its way: nobody asks for more before it is there.
  private var isTakingResponse: Bool { blockedSince != nil && awaitsRequest && !isReadingBody }

  package mutating func headArrived(at now: Duration) {
    requests += 1
    hasSentRequest = true
    isReadingBody = true
    inputSince = now
  }

  /// Notes that so much of a body has come that its time begins anew.
  package mutating func bodyProgressed(at now: Duration) {
    if isReadingBody { inputSince = now }
  }

  package mutating func requestArrived() {
    isReadingBody = false
    inputSince = nil
  }

  package mutating func responseEnded(at now: Duration) {
    requests = max(0, requests - 1)
    // The time of the next request starts when nothing keeps the server from it.
    if requests == 0, !isReadingBody { inputSince = now }
  }

  /// Nothing more is answered on the connection.
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

  /// Notes how much is left to be sent. A client that takes something has its time anew.
  package mutating func progress(bufferedBytes: Int, at now: Duration) {
    guard blockedSince != nil else { return }
    if bufferedBytes < self.bufferedBytes { blockedSince = now }
    self.bufferedBytes = bufferedBytes
  }

  /// What has taken too long.
  package func expiry(at now: Duration, patience: Duration, lingering: Duration) -> Expiry? {
    if let closingSince, now - closingSince >= lingering { return .closing }
    if let blockedSince, now - blockedSince >= patience { return .output }
    if let inputSince, !isTakingResponse, now - inputSince >= patience { return .input }
    return nil
  }
}
