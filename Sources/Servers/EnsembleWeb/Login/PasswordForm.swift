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
  private let check:
    @Sendable (_ name: String, _ password: String) async throws -> (SessionOwner, String?)?
  private let current:
    (
      @Sendable (
        _ owner: SessionOwner, _ date: Date, _ evidence: String?
      ) async throws -> SessionOwner?
    )?

  /// The maximum lengths in bytes. Longer names and passwords are treated as wrong.
  package static let nameLimit = 256
  package static let passwordLimit = 1024

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - current: A function that returns the person of a login from the journal, as
  ///     ``WebAuthenticator/currentOwner(_:signedInAt:)`` describes. It receives the person who has
  ///     signed in, and the time, and returns nil if the password was changed since then. Without
  ///     it, logins from the journal last for their time, also if the password was changed or the
  ///     account was closed while the server was stopped.
  ///   - check: A function that returns the person with a name and a password; nil if they do not
  ///     match. The server limits the calls per name and per client address.
  public init(
    current: (@Sendable (_ owner: SessionOwner, _ date: Date) async throws -> SessionOwner?)? = nil,
    check: @escaping @Sendable (_ name: String, _ password: String) async throws -> SessionOwner?
  ) {
    if let current {
      self.current = { owner, date, _ in try await current(owner, date) }
    } else {
      self.current = nil
    }
    self.check = { name, password in try await check(name, password).map { ($0, nil) } }
  }

  /// Creates a form that checks people again by the evidence in the journal.
  ///
  /// - Parameters:
  ///   - current: A function that returns the person of a login from the journal, as the person is
  ///     now; nil to end the login. Its last argument is the evidence that `check` has returned.
  ///   - check: A function that returns the person with a name and a password, and the evidence for
  ///     the journal, which must not be a secret.
  package init(
    checkingAgain current:
      @escaping @Sendable (
        _ owner: SessionOwner, _ date: Date, _ evidence: String?
      ) async throws -> SessionOwner?,
    check:
      @escaping @Sendable (
        _ name: String, _ password: String
      ) async throws -> (owner: SessionOwner, evidence: String?)?
  ) {
    self.current = current
    self.check = { name, password in try await check(name, password).map { ($0, $1) } }
  }

  /// Whether the people of logins from a journal are checked again.
  var checksAgain: Bool { current != nil }

  public func signIn(_ request: WebSignInRequest) async throws -> WebSignInResponse {
    try await person(request).map { .signedIn($0.owner) } ?? .form
  }

  /// Returns the person whose name and password a request contains.
  func person(_ request: WebSignInRequest) async throws -> SignedInPerson? {
    guard request.isForm, let name = request.fields["name"],
      let password = request.fields["password"], !name.isEmpty, !password.isEmpty,
      name.utf8.count <= Self.nameLimit, password.utf8.count <= Self.passwordLimit
    else { return nil }
    return try await check(name, password).map { SignedInPerson(owner: $0, evidence: $1) }
  }

  public func currentOwner(
    _ owner: SessionOwner,
    signedInAt date: Date
  ) async throws -> SessionOwner? {
    try await currentOwner(owner, signedInAt: date, evidence: nil)
  }

  func currentOwner(
    _ owner: SessionOwner,
    signedInAt date: Date,
    evidence: String?
  ) async throws -> SessionOwner? {
    guard let current else { return owner }
    return try await current(owner, date, evidence)
  }
}
#endif
