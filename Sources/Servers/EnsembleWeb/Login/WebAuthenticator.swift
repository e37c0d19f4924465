// SPDX-License-Identifier: MIT

#if Web
import EnsembleDependencies
import Foundation
import HTTPTypes

// The person whom an authenticator returns.
@_exported import struct EnsembleDependencies.SessionOwner

/// A way to recognize the people who use a server.
///
/// There are two kinds. ``owner(of:)`` is called for each request, for credentials that every
/// request contains, such as a header of a proxy; ``TrustedHeader`` implements it. ``signIn(_:)``
/// answers requests to the page `/-/sign-in`, for credentials that a person presents once; the
/// server then remembers the person by a cookie. ``PasswordForm`` implements it.
///
/// Implement one of the two. The server limits attempts, checks origins, and sets cookies.
public protocol WebAuthenticator: Sendable {
  /// The address of the page that ends an external login, such as a proxy's; nil by default. It is
  /// a path, or an address with `https`.
  var signOutAddress: String? { get }

  /// Returns the person whose credentials a request contains; by default nil, for none.
  ///
  /// It is called for each request of a browser, also several times per second, and takes
  /// precedence over a cookie.
  ///
  /// - Throws: Any error that prevents the decision. The server logs it, and answers 503.
  func owner(of request: WebSignInRequest) async throws -> SessionOwner?

  /// Returns the answer to a request of the page for signing in; by default, a refusal.
  ///
  /// - Throws: Any error that prevents the decision. The server logs it, and answers 503.
  func signIn(_ request: WebSignInRequest) async throws -> WebSignInResponse

  /// Returns the person of a login from the journal, as the person is now; nil to end the login,
  /// such as after a changed password or for a closed account. By default, returns the person who
  /// has signed in: the login then lasts until its lifetime ends, whatever has changed while the
  /// server was stopped.
  ///
  /// It is called with the first requests of a login that the process has not started itself, such
  /// as after a restart, until it has returned a person once. The person has the same identity.
  ///
  /// - Parameters:
  ///   - owner: The person who has signed in.
  ///   - date: The time of signing in.
  /// - Throws: Any error that prevents the decision. The server logs it, and answers 503.
  func currentOwner(
    _ owner: SessionOwner,
    signedInAt date: Date
  ) async throws -> SessionOwner?
}

extension WebAuthenticator {
  public var signOutAddress: String? { nil }

  public func owner(of request: WebSignInRequest) async throws -> SessionOwner? { nil }

  public func signIn(_ request: WebSignInRequest) async throws -> WebSignInResponse { .refused }

  public func currentOwner(
    _ owner: SessionOwner,
    signedInAt date: Date
  ) async throws -> SessionOwner? {
    owner
  }
}

/// A request as an authenticator sees it.
public struct WebSignInRequest: Sendable {
  /// A Boolean value that indicates whether the request submits a form, which was loaded from the
  /// server itself.
  public var isForm: Bool
  /// The header fields.
  public var headerFields: HTTPFields
  /// The query of the address, decoded, such as the `code` and `state` of OpenID Connect.
  public var query: [String: String]
  /// The fields of a form, decoded; empty without one.
  public var fields: [String: String]
  /// A Boolean value that indicates whether the request comes from an address in
  /// ``WebConfiguration/trustedProxies``. Otherwise, ignore header fields that a proxy sets.
  public var isFromTrustedProxy: Bool {
    get { trust() }
    set { trust = { newValue } }
  }
  /// The address of the page for signing in, to which another server may send the browser back.
  public var address: String {
    get { ownAddress() }
    set { ownAddress = { newValue } }
  }
  /// A secret of the browser that lasts from the first request of the page to the end of the
  /// attempt, such as for the `state` of OpenID Connect; empty in ``WebAuthenticator/owner(of:)``.
  public var attempt: String
  // Closures, since each request has these values, but few authenticators read them.
  private var trust: @Sendable () -> Bool
  private var ownAddress: @Sendable () -> String

  /// Creates a request, for tests of an authenticator.
  public init(
    isForm: Bool = false,
    headerFields: HTTPFields = [:],
    query: [String: String] = [:],
    fields: [String: String] = [:],
    isFromTrustedProxy: Bool = false,
    address: String = "",
    attempt: String = ""
  ) {
    self.isForm = isForm
    self.headerFields = headerFields
    self.query = query
    self.fields = fields
    self.attempt = attempt
    trust = { isFromTrustedProxy }
    ownAddress = { address }
  }

  /// Creates a request with parts that are computed only if an authenticator reads them.
  init(
    headerFields: HTTPFields,
    isFromTrustedProxy: @escaping @Sendable () -> Bool,
    address: @escaping @Sendable () -> String
  ) {
    self.init(headerFields: headerFields)
    trust = isFromTrustedProxy
    ownAddress = address
  }
}

/// The answer of an authenticator to a request of the page for signing in.
public enum WebSignInResponse: Equatable, Sendable {
  /// The person is authenticated. The server starts a login, and shows the page that the person has
  /// requested.
  case signedIn(SessionOwner)
  /// The server shows a form with fields `name` and `password`. If the request submits that form,
  /// the page says that they do not match.
  case form
  /// The browser is sent to another address, such as a page of an OpenID Connect provider.
  case redirect(URL)
  /// The person cannot sign in.
  case refused
}

/// The people who may open an application.
public enum WebAccess: Hashable, Sendable {
  /// Everyone, with or without a login. Without a login, the owner of the session is nil.
  case everyone
  /// Everyone who is signed in, or everyone at all if the server has no login.
  case signedIn
  /// Everyone who has at least one of the roles.
  case roles(Set<String>)

  var asksForRoles: Bool {
    if case .roles = self { true } else { false }
  }

  func admits(_ context: WebRequestContext, hasLogin: Bool) -> Bool {
    switch self {
    case .everyone: true
    case .signedIn: context.owner != nil || !hasLogin
    case .roles(let roles):
      context.owner?.sessionOwner.map { !roles.isDisjoint(with: $0.roles) } ?? false
    }
  }
}
#endif
