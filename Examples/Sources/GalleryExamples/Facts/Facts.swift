// SPDX-License-Identifier: MIT

import Ensemble

/// A number, and a fact about it from a client.
@Reducer
public struct Facts: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var number = 0
    /// A Boolean value that indicates whether a request is in progress.
    public var isLoading = false
    /// The fact about the number.
    public var fact: String?
    /// The error message, until it is dismissed.
    public var errorMessage: String?

    public init(number: Int = 0) {
      self.number = number
    }
  }

  public enum Action: Equatable, Sendable {
    case askTapped
    case cancelTapped
    case decrementTapped
    case errorDismissed
    case incrementTapped
    case numberEntered(Int)
    case response(Result<String, FactError>)
  }

  private enum CancelID { case request }

  @Dependency(\.factClient) private var factClient

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .askTapped:
        state.isLoading = true
        state.fact = nil
        state.errorMessage = nil
        return fetchFact(about: state.number)

      case .cancelTapped:
        state.isLoading = false
        return .cancel(id: CancelID.request)

      case .decrementTapped:
        return show(state.number - 1, in: &state)

      case .errorDismissed:
        state.errorMessage = nil
        return .none

      case .incrementTapped:
        return show(state.number + 1, in: &state)

      case .numberEntered(let number):
        return show(number, in: &state)

      case .response(.success(let fact)):
        state.isLoading = false
        state.fact = fact
        return .none

      case .response(.failure(let error)):
        state.isLoading = false
        state.errorMessage = error.message
        return .none
      }
    }
  }

  private func fetchFact(about number: Int) -> Effect<Action> {
    .run { send in
      let fact = try await factClient.fetch(number: number)
      await send(.response(.success(fact)))
    } catch: { error, send in
      await send(.response(.failure(FactError(error))))
    }
    .cancellable(id: CancelID.request, cancelInFlight: true)
  }

  /// Changes the number. Cancels the request and clears the fact about the previous number.
  private func show(_ number: Int, in state: inout State) -> Effect<Action> {
    guard number != state.number else { return .none }
    state = State(number: number)
    return .cancel(id: CancelID.request)
  }
}
