// SPDX-License-Identifier: MIT

/// A person for whom a session of a server runs, as the server has recognized them.
///
/// Features and views read it as a dependency:
///
/// ```swift
/// @Dependency(\.owner) var owner
/// ```
///
/// It is nil where nobody is told apart: in a terminal, in an app for one person, and in a session
/// that people share.
public struct SessionOwner: Hashable, Sendable {
  /// The identity of the person, by which a server recognizes them again, such as a user name or
  /// the number of an account. It never changes.
  public var id: String
  /// The name of the person, for people.
  public var name: String
  /// The roles of the person, which say what they may do.
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
  /// The person for whom the session runs; nil if nobody is told apart.
  ///
  /// A server sets it for the views and stores of each session, which end when another person, or
  /// the same one with other roles, takes their place. Tests override it, as any dependency; it is
  /// nil there by default.
  public var owner: SessionOwner? {
    get { self[SessionOwnerKey.self] }
    set { self[SessionOwnerKey.self] = newValue }
  }
}

private enum SessionOwnerKey: DependencyKey {
  static let liveValue: SessionOwner? = nil
  static let testValue: SessionOwner? = nil
}
