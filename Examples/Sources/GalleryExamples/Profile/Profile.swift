// SPDX-License-Identifier: MIT

import EnsembleTiny

/// The profile of a user, from a client that the feature holds.
public struct Profile: InstanceFeature {
  public struct State: Equatable, Sendable {
    public var user: User?
    /// A Boolean value that indicates whether a request is in progress.
    public var isLoading = false
    /// The reason why there is no user.
    public var error: String?

    public init() {}
  }

  public enum Action: Equatable, Sendable {
    case loadUser(id: String)
    case userLoaded(User)
    case userLoadFailed(String)
  }

  public let initialState = State()
  private let api: UserAPI

  public init(api: UserAPI = .simulated) {
    self.api = api
  }

  public func reducer(state: inout State, action: Action) throws {
    switch action {
    case .loadUser(let id):
      if id.isEmpty { throw UserError(message: "Enter the name of a user.") }
      state.isLoading = true
      state.error = nil
      if state.user?.id != id { state.user = nil }
    case .userLoaded(let user):
      state.user = user
      state.isLoading = false
    case .userLoadFailed(let message):
      // The user that was loaded before is not the one that the error is about.
      state.user = nil
      state.error = message
      state.isLoading = false
    }
  }

  public func effect(for action: Action, state: State) async throws -> Action? {
    guard case .loadUser(let id) = action else { return nil }
    return .userLoaded(try await api.fetchUser(id))
  }

  public func action(for error: any Error, during action: Action) -> Action? {
    .userLoadFailed((error as? UserError)?.message ?? "\(error)")
  }
}
