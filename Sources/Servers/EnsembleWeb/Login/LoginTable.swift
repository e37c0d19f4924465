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

  /// The number of logins of one person. Beyond, the oldest one ends.
  static let ownerLimit = 32

  /// Starts a login.
  ///
  /// - Returns: The secret of the login, and those of logins that have ended for it.
  mutating func start(
    _ owner: SessionOwner,
    at now: Duration,
    lifetime: Duration
  ) -> (login: Secret, ended: [Secret]) {
    let expired = logins.filter { $0.value.end <= now }.map(\.key)
    for login in expired { logins[login] = nil }
    let others = logins.filter { $0.value.owner.id == owner.id }
    let oldest = others.sorted { $0.value.number < $1.value.number }
      .prefix(max(0, others.count + 1 - Self.ownerLimit)).map(\.key)
    for login in oldest { logins[login] = nil }
    lastNumber += 1
    let login = Secret()
    logins[login] = Login(owner: owner, number: lastNumber, end: now + lifetime)
    return (login, oldest)
  }

  /// Returns the owner of a login; nil if there is none, or if its time is over.
  func owner(of login: Secret, at now: Duration) -> SessionOwner? {
    logins[login].flatMap { $0.end > now ? $0.owner : nil }
  }

  /// Ends a login.
  mutating func end(_ login: Secret) { logins[login] = nil }

  /// Ends the logins of a person, and returns them.
  mutating func endAll(of ownerID: String) -> [Secret] {
    let ended = logins.filter { $0.value.owner.id == ownerID }.map(\.key)
    for login in ended { logins[login] = nil }
    return ended
  }
}
#endif
