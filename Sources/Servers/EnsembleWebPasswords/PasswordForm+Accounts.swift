// SPDX-License-Identifier: MIT

#if TLS
import EnsembleDependencies
import EnsembleWeb

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
  /// - Parameter accounts: A function that returns the account with a name; nil if there is none.
  ///   It is called for names as they were entered.
  public init(
    accounts: @escaping @Sendable (_ name: String) async throws -> PasswordAccount?
  ) {
    self.init(cost: .standard, accounts: accounts)
  }

  /// Creates a form.
  ///
  /// - Parameter cost: The cost of the hash for names that do not exist.
  package init(
    cost: PasswordHash.Cost,
    accounts: @escaping @Sendable (_ name: String) async throws -> PasswordAccount?
  ) {
    self.init { name, password in
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
