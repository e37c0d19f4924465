// SPDX-License-Identifier: MIT

#if Web
import EnsembleDependencies
import Foundation

/// The name of a login: a hash of the secret in the cookie of its browser.
///
/// Neither a reader of the journal nor one of the memory learns the secret.
struct LoginID: Hashable, Sendable {
  let digits: String

  init(_ secret: Secret) { digits = SHA256.digits(of: secret.text) }
}

extension LoginID: Codable {
  init(from decoder: any Decoder) throws {
    digits = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(digits)
  }
}

struct LoginRecord: Codable, Equatable, Sendable {
  let id: LoginID
  let start: Date
  let end: Date
  /// The evidence by which the authenticator checks the person again; nil if it needs none. Not a
  /// secret.
  let evidence: String?
  private let ownerID: String
  private let name: String
  private let roles: [String]

  init(_ id: LoginID, _ person: SignedInPerson, start: Date, end: Date) {
    let owner = person.owner
    self.id = id
    self.start = start
    self.end = end
    evidence = person.evidence
    ownerID = owner.id
    name = owner.name
    roles = owner.roles.sorted()
  }

  var owner: SessionOwner { SessionOwner(id: ownerID, name: name, roles: Set(roles)) }
}

/// A person whom the authenticator has recognized.
struct SignedInPerson: Sendable {
  let owner: SessionOwner
  /// The evidence by which the authenticator checks the person again; nil if it needs none. Not a
  /// secret.
  var evidence: String?
}

/// The moment before the authenticator is called, from which a login begins.
struct SignInStart: Sendable {
  /// The number of times that people were signed out everywhere.
  let signOutCount: Int
  let date: Date
}

/// A change of the logins of a server, as it is recorded.
enum LoginChange: Codable, Equatable, Sendable {
  /// A person has signed in, which has ended other logins.
  case started(LoginRecord, ending: [LoginID])
  case ended(LoginID)
  /// A person was signed out everywhere.
  case signedOut(String)
  /// Everyone was signed out, because a part of the record is lost.
  case cleared
}

/// The logins that have ended, and the people who were signed out everywhere.
struct LoginEndings: Sendable {
  var logins: Set<LoginID> = []
  var owners: Set<String> = []

  var isEmpty: Bool { logins.isEmpty && owners.isEmpty }

  mutating func add(_ other: LoginEndings) {
    logins.formUnion(other.logins)
    owners.formUnion(other.owners)
  }
}
#endif
