// SPDX-License-Identifier: MIT

#if Web
import Foundation

// Whoever guesses passwords tries many for one name, or one for many names. The first is limited
// per name, whatever the address, and the second per address. What succeeds does not count, so that
// a company behind one address can sign in, and a person who does it often.

/// The limits of attempts to sign in: a state machine without effects.
package struct SignInAttempts: Sendable {
  package struct Limits: Sendable {
    /// The number of attempts for a name in one burst.
    package var perName: Double
    /// The number of attempts of an address in one burst.
    package var perAddress: Double
    /// The time in which a name gets another attempt; an address gets more in the proportion of the
    /// bursts.
    package var interval: Duration
    /// The number of attempts that are being checked.
    package var underWay = 32
    /// The number of names, and of addresses, that are told apart. Those beyond it are one.
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
  /// - Parameter address: The address of the client; nil if it is not known, so that it has no
  ///   limit of its own.
  package mutating func arrive(from address: IPAddress?, at now: Duration) -> Decision {
    guard let address, let wait = addresses.take(address.client, at: now) else { return .admitted }
    return .refused(retryAfter: wait)
  }

  /// Decides on an attempt. For one that is admitted, call ``end(name:from:succeeded:)`` when it
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

  /// Returns the hash by which limits tell names apart: programs and databases may ignore case,
  /// accents, widths, invisible characters and spaces, so each way to write a name must not have
  /// attempts of its own.
  ///
  /// A hash is short, however long the name is. Its seed is that of the process, so that nobody
  /// finds names with the same one.
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

/// The attempts of each of many keys.
private struct AttemptBuckets<Key: Hashable & Sendable>: Sendable {
  private struct Entry {
    var bucket: TokenBucket
    var last: Duration
  }

  private let capacity: Double
  private let perSecond: Double
  private let limit: Int
  /// The key of those that are not told apart.
  private let other: Key
  private var entries: [Key: Entry] = [:]
  /// The number of entries at which those that need not be remembered are forgotten.
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

  /// Forgets keys that are treated as if they had never come.
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
