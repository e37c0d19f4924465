// SPDX-License-Identifier: MIT

#if TLS
import EnsembleDependencies
import EnsembleWeb
import Foundation

/// A person who signs in with a password.
public struct PasswordAccount: Sendable {
  /// The person, as features and views know them.
  public var owner: SessionOwner
  /// The hash of their password.
  public var password: PasswordHash

  /// Creates an account.
  public init(owner: SessionOwner, password: PasswordHash) {
    self.owner = owner
    self.password = password
  }
}

extension PasswordForm {
  /// Creates a form that checks passwords against hashes.
  ///
  /// ```swift
  /// configuration.login = WebLogin(PasswordForm { name in try await accounts.find(name) })
  /// ```
  ///
  /// For an unknown name, a hash is computed, too, so that the time of an answer does not reveal
  /// which names exist.
  ///
  /// A login from the journal, such as after a restart, continues while `accounts` still returns
  /// the same person with the same hash for the name that was entered; the name and the roles are
  /// then the new ones. A changed password and a removed account end the login.
  ///
  /// - Parameters:
  ///   - cost: The cost of the hash for an unknown name. It should equal the cost of the accounts'
  ///     hashes. In a test, `PasswordHash.Cost.testing`.
  ///   - current: A function that decides on a login from the journal instead, as
  ///     `WebAuthenticator.currentOwner(_:signedInAt:)` describes. It receives the person who has
  ///     signed in, and the time, and returns nil if the password was changed since then.
  ///   - accounts: A function that returns the account with a name; nil if there is none. It is
  ///     called for names as they were entered.
  public init(
    cost: PasswordHash.Cost = .standard,
    current: (@Sendable (_ owner: SessionOwner, _ date: Date) async throws -> SessionOwner?)? = nil,
    accounts: @escaping @Sendable (_ name: String) async throws -> PasswordAccount?
  ) {
    self.init(
      checkingAgain: { owner, date, text in
        if let current { return try await current(owner, date) }
        // An authenticator that wraps this one may not have passed the evidence on.
        guard let evidence = text.flatMap(AccountEvidence.init),
          let account = try await accounts(evidence.name), account.owner.id == owner.id,
          evidence == AccountEvidence(evidence.name, account.password)
        else { return nil }
        return account.owner
      },
      check: { name, password in
        guard let account = try await accounts(name) else {
          // Takes as long as a comparison; the result is not used.
          _ = try await PasswordHash(of: password, cost: cost)
          return nil
        }
        guard try await account.password.matches(password) else { return nil }
        return (account.owner, AccountEvidence(name, account.password).text)
      }
    )
  }
}

/// The evidence in the journal by which the account of a login is checked again.
///
/// The hash of the password stays where it is: its own hash tells nobody more than whether it has
/// changed, because it contains a random salt.
private struct AccountEvidence: Equatable {
  /// The name that was entered.
  let name: String
  private let digits: String

  init(_ name: String, _ password: PasswordHash) {
    self.name = name
    digits = SHA256.digits(of: password.text)
  }

  init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    (digits, name) = (String(parts[0]), String(parts[1]))
  }

  var text: String { "\(digits) \(name)" }
}
#endif
