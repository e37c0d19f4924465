// SPDX-License-Identifier: MIT

#if Web
import EnsembleDependencies

/// The logins of a server, by the secrets in the cookies of their browsers.
struct LoginTable: Sendable {
  private struct Login {
    let owner: SessionOwner
    let number: Int
    let end: Duration
  }

  private var logins: [Secret: Login] = [:]
  private var lastNumber = 0
  /// The number of times that people were signed out everywhere.
  private(set) var signOutCount = 0
  /// The value of `signOutCount` at each person's last sign-out everywhere.
  private var lastSignOuts: [String: Int] = [:]
  /// The value of `signOutCount` at the last sign-out of a person who was removed from
  /// `lastSignOuts`.
  private var lastOtherSignOut = 0

  /// The maximum number of logins of one person. Beyond it, the oldest login ends.
  static let ownerLimit = 32
  /// The maximum number of people in `lastSignOuts`.
  private static let signOutLimit = 1024

  /// Starts a login, which replaces the browser's previous one.
  ///
  /// - Parameter count: The value of ``signOutCount`` before the authenticator was called.
  /// - Returns: The secret of the login, and those of the logins that it ended; nil if the person
  ///   was signed out everywhere since then.
  mutating func start(
    _ owner: SessionOwner,
    insteadOf other: Secret?,
    since count: Int,
    at now: Duration,
    lifetime: Duration
  ) -> (login: Secret, ended: [Secret])? {
    guard lastSignOuts[owner.id] ?? lastOtherSignOut <= count else { return nil }
    if let other { end(other) }
    let expired = logins.filter { $0.value.end <= now }.map(\.key)
    for login in expired { logins[login] = nil }
    let others = logins.filter { $0.value.owner.id == owner.id }
    let oldest = others.sorted { $0.value.number < $1.value.number }
      .prefix(max(0, others.count + 1 - Self.ownerLimit)).map(\.key)
    for login in oldest { logins[login] = nil }
    lastNumber += 1
    let login = Secret()
    logins[login] = Login(owner: owner, number: lastNumber, end: now + lifetime)
    return (login, oldest + (other.map { [$0] } ?? []))
  }

  /// Returns the owner of a login; nil if there is none, or if its time is over.
  func owner(of login: Secret, at now: Duration) -> SessionOwner? {
    logins[login].flatMap { $0.end > now ? $0.owner : nil }
  }

  /// Ends a login.
  mutating func end(_ login: Secret) { logins[login] = nil }

  /// Ends the logins of a person who is signed out everywhere, and returns them.
  mutating func endAll(of ownerID: String) -> [Secret] {
    signOutCount += 1
    if lastSignOuts.count >= Self.signOutLimit {
      // All sign-ins in progress are then checked again, for everyone.
      lastSignOuts = [:]
      lastOtherSignOut = signOutCount
    }
    lastSignOuts[ownerID] = signOutCount
    let ended = logins.filter { $0.value.owner.id == ownerID }.map(\.key)
    for login in ended { logins[login] = nil }
    return ended
  }
}
#endif
