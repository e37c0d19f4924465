// SPDX-License-Identifier: MIT

#if Web
import EnsembleDependencies
import Foundation

/// An authenticator with a form for a name and a password.
///
/// The product `EnsembleWebPasswords` checks passwords against hashes, as
/// `PasswordForm(accounts:)`. This form leaves the check to a function, such as a query to a
/// company's directory:
///
/// ```swift
/// configuration.login = WebLogin(PasswordForm { name, password in
///   try await directory.owner(name, password)
/// })
/// ```
///
/// The function must take as long for a name that does not exist as for a wrong password.
/// Otherwise, attackers can find out by timing which names exist.
public struct PasswordForm: WebAuthenticator {
  private let check: @Sendable (_ name: String, _ password: String) async throws -> SessionOwner?
  private let current: @Sendable (_ owner: SessionOwner, _ date: Date) async throws -> SessionOwner?

  /// The maximum lengths in bytes. Longer names and passwords are treated as wrong.
  package static let nameLimit = 256
  package static let passwordLimit = 1024

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - current: A function that returns the person of a login from the journal, as
  ///     ``WebAuthenticator/currentOwner(_:signedInAt:)`` describes. It receives the person who has
  ///     signed in, and the time, and returns nil if the password was changed since then.
  ///   - check: A function that returns the person with a name and a password; nil if they do not
  ///     match. The server limits the calls per name and per client address.
  public init(
    current:
      @escaping @Sendable (_ owner: SessionOwner, _ date: Date) async throws -> SessionOwner? = {
        owner,
        _ in owner
      },
    check: @escaping @Sendable (_ name: String, _ password: String) async throws -> SessionOwner?
  ) {
    self.current = current
    self.check = check
  }

  public func signIn(_ request: WebSignInRequest) async throws -> WebSignInResponse {
    guard request.isForm, let name = request.fields["name"],
      let password = request.fields["password"], !name.isEmpty, !password.isEmpty,
      name.utf8.count <= Self.nameLimit, password.utf8.count <= Self.passwordLimit
    else { return .form }
    return try await check(name, password).map { .signedIn($0) } ?? .form
  }

  public func currentOwner(
    _ owner: SessionOwner,
    signedInAt date: Date
  ) async throws -> SessionOwner? {
    try await current(owner, date)
  }
}
#endif
