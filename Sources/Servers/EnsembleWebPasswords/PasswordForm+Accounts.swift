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
  /// - Parameters:
  ///   - cost: The cost of the hash for an unknown name: that of the hashes of the accounts. In a
  ///     test, `PasswordHash.Cost.testing`.
  ///   - current: A function that returns the person of a login from the journal, as
  ///     `WebAuthenticator.currentOwner(_:signedInAt:)` describes. It receives the person who has
  ///     signed in, and the time, and returns nil if the password was changed since then.
  ///   - accounts: A function that returns the account with a name; nil if there is none. It is
  ///     called for names as they were entered.
  public init(
    cost: PasswordHash.Cost = .standard,
    current:
      @escaping @Sendable (_ owner: SessionOwner, _ date: Date) async throws -> SessionOwner? = {
        owner,
        _ in owner
      },
    accounts: @escaping @Sendable (_ name: String) async throws -> PasswordAccount?
  ) {
    self.init(current: current) { name, password in
      guard let account = try await accounts(name) else {
        // Takes as long as a comparison; the result is not used.
        _ = try await PasswordHash(of: password, cost: cost)
        return nil
      }
      return try await account.password.matches(password) ? account.owner : nil
    }
  }
}
#endif
