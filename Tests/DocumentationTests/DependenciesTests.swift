// SPDX-License-Identifier: MIT

// The sample code of the article Dependencies. `.ci/check-snippets` compares the two.

import Ensemble
import Testing

// snippet: client
@DependencyClient
struct WeatherClient: Sendable {
  var degrees: @Sendable (_ city: String) async throws -> Int
}

nonisolated extension WeatherClient: DependencyKey {
  /// Used when the program runs.
  static let liveValue = WeatherClient { city in
    try await Task.sleep(for: .milliseconds(300))  // A request to a server would be here.
    return city.count
  }

  /// Used in tests: a call that the test does not override fails the test.
  static let testValue = WeatherClient()
}
// end

// snippet: name
extension DependencyValues {
  var weather: WeatherClient {
    get { self[WeatherClient.self] }
    set { self[WeatherClient.self] = newValue }
  }
}
// end

// snippet: entry
protocol Thermometer: Sendable {
  func degrees() -> Int
}

struct WallThermometer: Thermometer {
  func degrees() -> Int { 21 }
}

struct StoppedThermometer: Thermometer {
  func degrees() -> Int { 0 }
}

extension DependencyValues {
  @DependencyEntry(testValue: StoppedThermometer())
  var thermometer: any Thermometer = WallThermometer()
}
// end

// snippet: public
@Reducer
public struct Weather: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var degrees: Int?
    public init() {}
  }

  public enum Action: Sendable {
    case loaded(Int)
    case loadTapped
  }

  @Dependency(\.weather) private var weather

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loadTapped:
        return .run { send in
          await send(.loaded(try await weather.degrees(city: "Turin")))
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
@Suite struct DependenciesTests {
  @Test func `a test overrides a dependency`() async {
    // snippet: override
    let store = TestStore(initialState: Weather.State()) {
      Weather()
    } withDependencies: {
      $0.weather.degrees = { _ in 21 }
    }
    // end
    await store.send(.loadTapped)
    await store.receive(\.loaded) { $0.degrees = 21 }
  }

  @Test func `a store of a program has dependencies of its own`() async {
    // snippet: store
    let store = Store(initialState: Weather.State()) {
      Weather()
    } withDependencies: {
      $0.weather.degrees = { _ in 18 }
    }
    // end
    await store.send(.loadTapped).finish()
    #expect(store.degrees == 18)
  }

  @Test func `a test reads the test value of an entry`() {
    @Dependency(\.thermometer) var thermometer
    #expect(thermometer.degrees() == 0)
  }
}
