// SPDX-License-Identifier: MIT

#if Web
import EnsembleDependencies
import HTTPTypes
import IssueReporting

/// An authenticator that trusts header fields of a proxy, which has authenticated the person.
///
/// ```swift
/// configuration.trustedProxies = TrustedProxies(["127.0.0.1"])
/// configuration.login = WebLogin(TrustedHeader("X-Forwarded-User", roles: "X-Forwarded-Groups"))
/// ```
///
/// The fields are only read in requests from ``WebConfiguration/trustedProxies``, since any client
/// can send such fields. The proxy has to remove them from the requests of clients. A request with
/// two fields for the identity or for the roles, as when the proxy has added its field to a
/// client's, is treated as unauthenticated.
public struct TrustedHeader: WebAuthenticator {
  private let id: HTTPField.Name?
  private let roles: HTTPField.Name?
  private let name: HTTPField.Name?
  public let signOutAddress: String?

  /// Creates an authenticator.
  ///
  /// - Parameters:
  ///   - id: The header field with the identity of the person.
  ///   - roles: The header field with the roles, separated by commas; nil for none.
  ///   - name: The header field with the name for people; nil for the identity.
  ///   - signOutAddress: The address at which the proxy ends its login, such as
  ///     `/oauth2/sign_out`. Without it, pages have no button for signing out.
  public init(
    _ id: String,
    roles: String? = nil,
    name: String? = nil,
    signOutAddress: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    func field(_ text: String) -> HTTPField.Name? {
      let name = HTTPField.Name(text)
      if name == nil {
        reportIssue(
          "'\(text)' is not the name of a header field, such as 'X-Forwarded-User'.",
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
      }
      return name
    }
    self.id = field(id)
    self.roles = roles.flatMap(field)
    self.name = name.flatMap(field)
    self.signOutAddress = signOutAddress
  }

  public func owner(of request: WebSignInRequest) async -> SessionOwner? {
    guard request.isFromTrustedProxy, let id, let identity = value(of: id, request) else {
      return nil
    }
    let roles = self.roles.map { request.headerFields[values: $0] } ?? []
    guard roles.count <= 1 else { return nil }
    let names = roles.flatMap { $0.split(separator: ",") }.map(\.trimmingWhitespace)
    return SessionOwner(
      id: identity,
      name: name.flatMap { value(of: $0, request) },
      roles: Set(names.filter { !$0.isEmpty })
    )
  }

  /// Returns the value of a field that a request has once.
  private func value(of name: HTTPField.Name, _ request: WebSignInRequest) -> String? {
    let values = request.headerFields[values: name]
    guard values.count == 1, let value = values.first?[...].trimmingWhitespace, !value.isEmpty,
      value.utf8.count <= 256
    else { return nil }
    return value
  }
}
#endif
