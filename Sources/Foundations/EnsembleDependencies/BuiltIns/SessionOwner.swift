// SPDX-License-Identifier: MIT

/// The person for whom a session of a server runs, as authenticated by the server.
///
/// Features and views read it as a dependency:
///
/// ```swift
/// @Dependency(\.owner) var owner
/// ```
///
/// It is nil if people are not distinguished: in a terminal, in an app for one person, and in a
/// shared session.
public struct SessionOwner: Hashable, Sendable {
  /// The stable identifier of the person, such as a user name or an account number.
  public var id: String
  /// The name of the person, for people.
  public var name: String
  /// The roles of the person, which determine their permissions.
  public var roles: Set<String>

  /// Creates an owner.
  ///
  /// - Parameters:
  ///   - id: The identity, by which a server recognizes the person again.
  ///   - name: The name for people; nil for the identity.
  ///   - roles: The roles of the person.
  public init(id: String, name: String? = nil, roles: Set<String> = []) {
    self.id = id
    self.name = name ?? id
    self.roles = roles
  }
}

extension DependencyValues {
  /// The person for whom the session runs; nil if people are not distinguished.
  ///
  /// A server sets it for the views and stores of each session, which ends when another person
  /// signs in, or when the person's roles change. In tests, it is nil by default, and can be
  /// overridden.
  public var owner: SessionOwner? {
    get { self[SessionOwnerKey.self] }
    set { self[SessionOwnerKey.self] = newValue }
  }
}

private enum SessionOwnerKey: DependencyKey {
  static let liveValue: SessionOwner? = nil
  static let testValue: SessionOwner? = nil
}
