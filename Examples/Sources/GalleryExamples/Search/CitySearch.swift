// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A search that waits until typing pauses, and cancels the request that a newer text replaces.
@Reducer
struct CitySearch: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    var query = ""
    var continent: City.Continent?
    var phase = Phase.idle
    var cities: [City] = []
    var requests = Requests()
    @Shared(.airplaneMode) var isOffline

    /// The cities of the chosen continent.
    var visibleCities: [City] {
      guard let continent else { return cities }
      return cities.filter { $0.continent == continent }
    }

    /// The text to search, without spaces around it.
    var term: String { query.trimmingCharacters(in: .whitespaces) }
  }

  /// The progress of a search.
  enum Phase: Equatable, Sendable {
    case idle
    /// Typing has not paused yet.
    case typing
    case searching
    case done
    case failed(message: String)
  }

  /// The numbers of requests since the start.
  struct Requests: Equatable, Sendable {
    var sent = 0
    var answered = 0
    var cancelled = 0
    var failed = 0
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case cancelTapped
    case continentTapped(City.Continent)
    case clearTapped
    case paused
    case response(Result<[City], CitySearchError>)
    case retryTapped
    case suggestionTapped(String)
  }

  private enum CancelID { case search }

  /// The pause in typing that starts a search.
  static let pause = Duration.milliseconds(300)

  @Dependency(\.cityClient) private var client
  @Dependency(\.continuousClock) private var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.term) { _, _ in
        Reduce { state, _ in wait(&state) }
      }
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .cancelTapped:
        state.abandon()
        state.phase = state.cities.isEmpty ? .idle : .done
        return .cancel(id: CancelID.search)

      case .clearTapped:
        state.query = ""
        return wait(&state)

      case .continentTapped(let continent):
        state.continent = state.continent == continent ? nil : continent
        return .none

      case .paused, .retryTapped:
        return search(&state)

      case .response(.success(let cities)):
        state.requests.answered += 1
        state.cities = cities
        state.phase = .done
        return .none

      case .response(.failure(let error)):
        state.requests.failed += 1
        state.phase = .failed(message: error.message)
        return .none

      case .suggestionTapped(let text):
        state.query = text
        state.abandon()
        return search(&state)
      }
    }
  }

  /// Starts to wait for a pause in typing.
  private func wait(_ state: inout State) -> Effect<Action> {
    state.abandon()
    guard !state.term.isEmpty else {
      state.phase = .idle
      state.cities = []
      return .cancel(id: CancelID.search)
    }
    state.phase = .typing
    return .run { send in
      try await clock.sleep(for: Self.pause)
      await send(.paused)
    }
    .cancellable(id: CancelID.search, cancelInFlight: true)
  }

  private func search(_ state: inout State) -> Effect<Action> {
    state.requests.sent += 1
    state.phase = .searching
    return .run { [term = state.term] send in
      await send(.response(.success(try await client.search(query: term))))
    } catch: { error, send in
      let failure = error as? CitySearchError ?? CitySearchError(message: "\(error)")
      await send(.response(.failure(failure)))
    }
    .cancellable(id: CancelID.search, cancelInFlight: true)
  }
}

extension CitySearch.State {
  /// Counts the request in progress, if any, as cancelled.
  fileprivate mutating func abandon() {
    if phase == .searching { requests.cancelled += 1 }
  }
}
