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
  /// The count at the last time of each person.
  private var lastSignOuts: [String: Int] = [:]
  /// The count at the last time of anybody who is not among them any more.
  private var lastOtherSignOut = 0

  /// The number of logins of one person. Beyond, the oldest one ends.
  static let ownerLimit = 32
  /// The number of people whose last sign-out is remembered.
  private static let signOutLimit = 1024

  /// Starts a login in place of another one.
  ///
  /// - Parameter count: The count of sign-outs before the authenticator was asked for the person.
  /// - Returns: The secret of the login, and those of logins that have ended for it; nil if the
  ///   person was signed out everywhere since then.
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
      // Sign-ins that are under way are checked again, whoever it is.
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
