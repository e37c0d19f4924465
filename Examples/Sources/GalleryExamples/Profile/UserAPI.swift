// SPDX-License-Identifier: MIT

import EnsembleTiny

/// A client that fetches users by their ids.
public nonisolated struct UserAPI: Sendable {
  /// Fetches the user with an id. Throws a ``UserError`` if there is none.
  public var fetchUser: @Sendable (_ id: String) async throws -> User

  public init(fetchUser: @escaping @Sendable (_ id: String) async throws -> User) {
    self.fetchUser = fetchUser
  }
}

/// A user with a profile.
public nonisolated struct User: Equatable, Identifiable, Sendable {
  public let id: String
  public var name: String

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

/// The reason why there is no user to show.
public nonisolated struct UserError: Error, Equatable, Sendable {
  /// The message for the user.
  public var message: String

  public init(message: String) {
    self.message = message
  }
}

nonisolated extension UserAPI {
  /// A simulated server, as slow as a network.
  public static let simulated = UserAPI { id in
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .milliseconds(500))
    guard let name = ["ada": "Ada Lovelace", "grace": "Grace Hopper"][id] else {
      throw UserError(message: "There is no user '\(id)'.")
    }
    return User(id: id, name: name)
  }
}
