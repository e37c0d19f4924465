// SPDX-License-Identifier: MIT

/// One request that is made again and again, of which only the last answer counts.
@Reducer
public struct Request<Input: Equatable & Sendable, Output: Equatable & Sendable> {
  @ObservableState
  public struct State: Equatable {
    public var output: Loadable<Output> = .idle
    public var input: Input?
    public internal(set) var attempts = 0

    public init(output: Loadable<Output> = .idle, input: Input? = nil) {
      self.output = output
      self.input = input
    }
  }

  public enum Action {
    case start(Input)
    case retry
    case response(Result<Output, any Error>)
    case cancel
    case delegate(Delegate)

    @CasePathable
    public enum Delegate {
      case finished(Output)
      case gaveUp(LoadFailure)
    }
  }

  private enum CancelID { case request }

  let maximumAttempts: Int
  let perform: @Sendable (Input) async throws -> Output

  public init(
    maximumAttempts: Int = 3,
    perform: @escaping @Sendable (Input) async throws -> Output
  ) {
    self.maximumAttempts = maximumAttempts
    self.perform = perform
  }

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .start(input):
        state.input = input
        state.attempts = 0
        return attempt(&state)

      case .retry:
        return attempt(&state)

      case let .response(.success(output)):
        state.output.settle(.success(output))
        return .send(.delegate(.finished(output)))

      case let .response(.failure(error)):
        state.output.settle(.failure(error))
        guard let failure = state.output.failure else { return .none }
        if failure.isTransient, state.attempts < maximumAttempts {
          return attempt(&state)
        }
        return .send(.delegate(.gaveUp(failure)))

      case .cancel:
        if case let .loading(previous) = state.output {
          state.output = previous.map(Loadable.loaded) ?? .idle
        }
        return .cancel(id: CancelID.request)

      case .delegate:
        return .none
      }
    }
  }

  private func attempt(_ state: inout State) -> EffectOf<Self> {
    guard let input = state.input else { return .none }
    state.attempts += 1
    state.output.beginLoading()
    return .run { [perform] send in
      await send(.response(Result { try await perform(input) }))
    }
    .cancellable(id: CancelID.request, cancelInFlight: true)
  }
}

extension Request.State: Sendable where Input: Sendable, Output: Sendable {}
