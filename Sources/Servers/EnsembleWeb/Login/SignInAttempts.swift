// SPDX-License-Identifier: MIT

#if Web
import Foundation

// An attacker who guesses passwords tries many passwords for one name, or one password for many
// names. The former is limited per name, for all addresses together, and the latter per address.
// Successful attempts do not count, so that a company behind one address can sign in, and a person
// can sign in often.

/// The limits of attempts to sign in: a state machine without effects.
package struct SignInAttempts: Sendable {
  package struct Limits: Sendable {
    /// The maximum number of attempts for a name in one burst.
    package var perName: Double
    /// The maximum number of attempts of an address in one burst.
    package var perAddress: Double
    /// The time in which a name gains one attempt. An address gains more, in the proportion of
    /// `perAddress` to `perName`.
    package var interval: Duration
    /// The maximum number of attempts that are checked at the same time.
    package var underWay = 32
    /// The maximum number of names, and of addresses, that are tracked separately. All further ones
    /// count as one.
    package var known = 65_536

    package init(perName: Double, perAddress: Double, interval: Duration) {
      self.perName = perName
      self.perAddress = perAddress
      self.interval = interval
    }
  }

  package enum Decision: Equatable {
    case admitted
    case refused(retryAfter: Double)
  }

  private var names: AttemptBuckets<Int>
  private var addresses: AttemptBuckets<IPAddress>
  private let limit: Int
  package private(set) var underWay = 0

  package init(_ limits: Limits) {
    let rate = limits.interval > .zero ? 1 / limits.interval.inSeconds : 0
    names = AttemptBuckets(limits.perName, perSecond: rate, limits.known, other: 0)
    addresses = AttemptBuckets(
      limits.perAddress,
      perSecond: limits.perName > 0 ? rate * limits.perAddress / limits.perName : 0,
      limits.known,
      other: IPAddress(high: 0, low: 0)
    )
    limit = limits.underWay
  }

  /// Decides on a request before its body is read.
  ///
  /// - Parameter address: The address of the client; nil if it is not known, so that no limit per
  ///   address applies.
  package mutating func arrive(from address: IPAddress?, at now: Duration) -> Decision {
    guard let address, let wait = addresses.take(address.client, at: now) else { return .admitted }
    return .refused(retryAfter: wait)
  }

  /// Decides on an attempt. If the attempt is admitted, call ``end(name:from:succeeded:)`` once it
  /// was checked.
  ///
  /// - Parameter name: The name; nil for an attempt without one.
  package mutating func begin(name: String?, at now: Duration) -> Decision {
    guard underWay < limit else { return .refused(retryAfter: 1) }
    if let name, let wait = names.take(Self.key(of: name), at: now) {
      return .refused(retryAfter: wait)
    }
    underWay += 1
    return .admitted
  }

  /// Ends an attempt.
  package mutating func end(name: String?, from address: IPAddress?, succeeded: Bool) {
    underWay -= 1
    guard succeeded else { return }
    if let name { names.giveBack(Self.key(of: name)) }
    if let address { addresses.giveBack(address.client) }
  }

  /// Returns a hash of a name by which attempts are counted. Programs and databases may ignore
  /// case, accents, widths, invisible characters and spaces, so all spellings of a name have the
  /// same hash, and share its attempts.
  ///
  /// A hash is short, however long the name is. It has a random seed per process, so that attackers
  /// cannot find collisions.
  private static func key(of name: String) -> Int {
    // Letters such as a dotless i equal others in uppercase only.
    let folded = name.uppercased().precomposedStringWithCompatibilityMapping.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: locale
    )
    return String(folded.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint })
      .trimmingCharacters(in: .whitespacesAndNewlines).hashValue
  }

  private static let locale = Locale(identifier: "en_US_POSIX")
}

/// A collection of token buckets, one for each key.
private struct AttemptBuckets<Key: Hashable & Sendable>: Sendable {
  private struct Entry {
    var bucket: TokenBucket
    var last: Duration
  }

  private let capacity: Double
  private let perSecond: Double
  private let limit: Int
  /// The key that all untracked keys share.
  private let other: Key
  private var entries: [Key: Entry] = [:]
  /// The number of entries that triggers pruning.
  private var pruneCount = 1024
  private var nextPrune = Duration.zero

  init(_ capacity: Double, perSecond: Double, _ limit: Int, other: Key) {
    self.capacity = capacity
    self.perSecond = perSecond
    self.limit = limit
    self.other = other
  }

  /// Takes an attempt.
  ///
  /// - Returns: Nil on success; otherwise the number of seconds until there is one.
  mutating func take(_ key: Key, at now: Duration) -> Double? {
    prune(at: now)
    let key = entries.count >= limit && entries[key] == nil ? other : key
    var entry =
      entries[key]
      ?? Entry(
        bucket: TokenBucket(perSecond: perSecond, capacity: capacity, now: now),
        last: now
      )
    let wait = entry.bucket.take(1, now: now)
    entry.last = now
    entries[key] = entry
    return wait.map { $0.isFinite ? $0 : 3600 }
  }

  mutating func giveBack(_ key: Key) { entries[key]?.bucket.charge(-1) }

  /// Removes keys whose entries no longer affect any decision.
  private mutating func prune(at now: Duration) {
    guard entries.count >= min(pruneCount, limit), now >= nextPrune else { return }
    // After that time, a bucket is full.
    let age = Duration.seconds(perSecond > 0 ? min(capacity / perSecond, 86_400) : 86_400)
    entries = entries.filter { now - $0.value.last < age }
    pruneCount = max(1024, entries.count * 2)
    nextPrune = now + .seconds(1)
  }
}
#endif
