// SPDX-License-Identifier: MIT

// The sample code of the article LargeApplications. `.ci/check-snippets` compares the two.

import Ensemble
import Testing

// snippet: interface
@DependencyClient
public nonisolated struct StationClient: Sendable {
  public var temperature: @Sendable (_ city: String) async throws -> Double
}

nonisolated extension StationClient: TestDependencyKey {
  public static let testValue = StationClient()
}
// end

// snippet: live
nonisolated extension StationClient: DependencyKey {
  public static let liveValue = StationClient { city in
    try await Station(city: city).read()
  }
}
// end

private nonisolated struct Station {
  let city: String

  func read() async throws -> Double { Double(city.count) }
}

// snippet: feature
@Reducer
public struct Forecast: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var city: String
    public var degrees: Double?

    public init(city: String) {
      self.city = city
    }
  }

  public enum Action: Sendable {
    case appeared
    case loaded(Double)
  }

  @Dependency(StationClient.self) var stations

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { [city = state.city] send in
          await send(.loaded(try await stations.temperature(city: city)))
        }
      case .loaded(let degrees):
        state.degrees = degrees
        return .none
      }
    }
  }
}
// end

@MainActor
@Suite struct LargeApplicationsTests {
  @Test func `a feature is tested without the live client`() async {
    let store = TestStore(initialState: Forecast.State(city: "Bonn")) {
      Forecast()
    } withDependencies: {
      $0[StationClient.self].temperature = { _ in 21 }
    }
    await store.send(.appeared)
    await store.receive(\.loaded) { $0.degrees = 21 }
  }
}
