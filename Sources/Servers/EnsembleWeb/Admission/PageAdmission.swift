// SPDX-License-Identifier: MIT

#if Web
// What an address may take is decided before its request costs anything but its reading. Two
// questions are asked: how often has the address opened pages, and how many requests that open
// pages are under way, whoever sends them. When there are several, those of addresses that have
// just opened others wait: a thousand addresses that never stop are all of that kind, and a
// newcomer is not.

/// The admission of requests that open pages: a state machine without effects.
package struct PageAdmission: Sendable {
  /// The limits of a server.
  package struct Limits: Sendable {
    /// The average number of pages per second that an address may open.
    package var pagesPerSecond: Double
    /// The number of pages that an address may open at once.
    package var burst: Double
    /// The number of openings under way above which the others of an address wait.
    package var fewOpenings = 8
    /// The number of openings under way.
    package var openings = 256
    /// The time after which an address is a newcomer again.
    package var memory = Duration.seconds(10)
    /// The number of addresses that are told apart. Those beyond it are one.
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
    /// The server takes in nobody at the moment, whatever the address has done.
    case full(retryAfter: Double)
  }

  private struct Client {
    var bucket: TokenBucket
    var lastOpening: Duration
  }

  private let limits: Limits
  private var clients: [IPAddress: Client] = [:]
  package private(set) var openings = 0
  /// The number of addresses at which those that need not be remembered are forgotten.
  private var pruneCount = 1024
  /// The earliest time at which that happens again.
  private var nextPrune = Duration.zero

  package init(_ limits: Limits) { self.limits = limits }

  /// The number of addresses that are remembered.
  package var clientCount: Int { clients.count }

  /// Whether the server takes in nobody at the moment.
  package var isFull: Bool { openings >= limits.openings }

  /// Decides on a request that opens a page. For one that is admitted, call ``leave()`` when it was
  /// answered.
  ///
  /// - Parameter address: The address of the client; nil if it is not known, so that it has no
  ///   limits of its own.
  package mutating func arrive(from address: IPAddress?, at now: Duration) -> Decision {
    guard !isFull else { return .full(retryAfter: 1) }
    if let address {
      prune(at: now)
      let key = key(of: address.client)
      func refusal(_ wait: Double) -> Decision {
        // Addresses beyond those that are told apart pay for each other.
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

  /// Forgets addresses that are treated as if they had never come.
  ///
  /// It takes little time on average: their number has to double, or to be at its limit for a
  /// second.
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
