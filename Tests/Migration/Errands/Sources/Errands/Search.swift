// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Dependencies
import Foundation

/// Searches for places while somebody types.
@Reducer
public struct PlaceSearch {
  @ObservableState
  public struct State: Equatable {
    public var text = ""
    public var results: [String] = []
    public var suggestion: String?
    public var failure: PlaceError?

    public init() {}
  }

  public enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
    case searchTapped
    case found([String])
    case failed(PlaceError)
    case suggestionsRequested
    case suggested(String)
    case scrolled(Int)
    case stopped
  }

  enum CancelID: Hashable { case search, scroll, suggestions }

  @Dependency(\.places) private var places
  // Waits until typing pauses.
  @Dependency(\.mainQueue) private var scheduler

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.text):
        guard !state.text.isEmpty else {
          state.results = []
          return .cancel(id: CancelID.search)
        }
        return search(state.text)
          .debounce(id: CancelID.search, for: .milliseconds(300), scheduler: scheduler)

      case .binding:
        return .none

      case .searchTapped:
        return search(state.text)

      case let .found(results):
        state.results = results
        state.failure = nil
        return .none

      case let .failed(error):
        state.failure = error
        return .none

      case .suggestionsRequested:
        return .run { send in
          for await suggestion in places.suggestions() {
            await send(.suggested(suggestion))
          }
        }
        .cancellable(id: CancelID.suggestions)

      case let .suggested(text):
        state.suggestion = text
        return .none

      case .scrolled:
        return .send(.stopped)
          .throttle(id: CancelID.scroll, for: 1, scheduler: scheduler, latest: true)

      case .stopped:
        return .cancel(id: CancelID.suggestions)
      }
    }
  }

  private func search(_ text: String) -> Effect<Action> {
    .run { send in
      await send(.found(try await places.search(text)), animation: .default)
    } catch: { error, send in
      await send(.failed(error as? PlaceError ?? .offline))
    }
  }
}
