// SPDX-License-Identifier: MIT

#if Web
// A request that opens a page is admitted or refused before it costs more than its parsing, by two
// measures: how often its address has opened pages, and how many such requests are in progress for
// all addresses together. If several are in progress, addresses that have opened a page in the last
// seconds are refused: this holds off a thousand addresses that request pages without pause, but
// not a newcomer.

/// The admission of requests that open pages: a state machine without effects.
package struct PageAdmission: Sendable {
  /// The limits of a server.
  package struct Limits: Sendable {
    /// The average number of pages per second that an address may open.
    package var pagesPerSecond: Double
    /// The number of pages that an address may open at once.
    package var burst: Double
    /// The number of openings in progress from which on only newcomers are admitted.
    package var fewOpenings = 8
    /// The maximum number of openings in progress.
    package var openings = 256
    /// The time after which an address is a newcomer again.
    package var memory = Duration.seconds(10)
    /// The maximum number of addresses that are tracked separately. All further addresses count as
    /// one.
    package var addresses = 65_536

    package init(pagesPerSecond: Double, burst: Double) {
      self.pagesPerSecond = pagesPerSecond
      self.burst = burst
    }
  }

  package enum Decision: Equatable {
    case admitted
    /// The address has opened too many pages, or has just opened one while many are being opened.
    case refused(retryAfter: Double)
    /// The server admits no address at the moment.
    case full(retryAfter: Double)
  }

  private struct Client {
    var bucket: TokenBucket
    var lastOpening: Duration
  }

  private let limits: Limits
  private var clients: [IPAddress: Client] = [:]
  package private(set) var openings = 0
  /// The number of addresses that triggers pruning.
  private var pruneCount = 1024
  /// The earliest time of the next pruning.
  private var nextPrune = Duration.zero

  package init(_ limits: Limits) { self.limits = limits }

  /// The number of tracked addresses.
  package var clientCount: Int { clients.count }

  /// Whether the server admits no address at the moment.
  package var isFull: Bool { openings >= limits.openings }

  /// Decides on a request that opens a page. If the request is admitted, call ``leave()`` once it
  /// is answered.
  ///
  /// - Parameter address: The address of the client; nil if it is not known, so that no limit per
  ///   address applies.
  package mutating func arrive(from address: IPAddress?, at now: Duration) -> Decision {
    guard !isFull else { return .full(retryAfter: 1) }
    if let address {
      prune(at: now)
      let key = key(of: address.client)
      func refusal(_ wait: Double) -> Decision {
        // All untracked addresses share one bucket, so the refusal is not the fault of this
        // address.
        key == address.client ? .refused(retryAfter: wait) : .full(retryAfter: wait)
      }
      var client = clients[key]
      if let client, openings >= limits.fewOpenings, now - client.lastOpening < limits.memory {
        return refusal(1)
      }
      var bucket =
        client?.bucket
        ?? TokenBucket(perSecond: limits.pagesPerSecond, capacity: limits.burst, now: now)
      let wait = bucket.take(1, now: now)
      client = Client(bucket: bucket, lastOpening: wait == nil ? now : client?.lastOpening ?? now)
      clients[key] = client
      if let wait { return refusal(wait) }
    }
    openings += 1
    return .admitted
  }

  /// Ends an admitted request.
  package mutating func leave() { openings -= 1 }

  private func key(of client: IPAddress) -> IPAddress {
    guard clients.count >= limits.addresses, clients[client] == nil else { return client }
    return IPAddress(high: 0, low: 0)
  }

  /// Removes addresses whose entries no longer affect any decision.
  ///
  /// The amortized cost is low: pruning waits until the number of addresses has doubled, or has
  /// been at its limit for a second.
  private mutating func prune(at now: Duration) {
    guard clients.count >= pruneCount, now >= nextPrune else { return }
    // After that time, a bucket is full.
    let refill =
      limits.pagesPerSecond > 0 ? min(limits.burst / limits.pagesPerSecond, 3600) : 3600
    let age = max(limits.memory, .seconds(refill))
    clients = clients.filter { now - $0.value.lastOpening < age }
    pruneCount = min(max(1024, clients.count * 2), limits.addresses)
    nextPrune = now + .seconds(1)
  }
}
#endif
