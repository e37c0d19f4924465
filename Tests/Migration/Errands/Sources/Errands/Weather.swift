// SPDX-License-Identifier: MIT

import CasePaths
import CombineSchedulers
import ComposableArchitecture
import ConcurrencyExtras
import Foundation

/// The weather of the next hours.
public enum Sky: Equatable, Sendable {
  case clear
  case rain(millimetres: Double)
}

/// Forecasts the weather, and warns before rain.
public struct Weather: ReducerProtocol {
  public struct State: Equatable {
    public var sky = Sky.clear
    public var updates = 0
    public var isWatching = false
    public var hint: String?

    public init() {}
  }

  public enum Action: Equatable {
    case appeared
    case disappeared
    case refreshTapped
    case forecast(Sky)
    case failed
    case hintHidden
    case umbrellaTaken
    case compassTurned(degrees: Double)
    case directionSettled
  }

  private enum CancelID: Hashable { case forecast, compass, hint }

  let scheduler: AnySchedulerOf<DispatchQueue>

  @Dependency(\.weather) var weather
  @Dependency(\.errandStorage) var storage

  public init(scheduler: AnySchedulerOf<DispatchQueue> = .main) {
    self.scheduler = scheduler
  }

  public func reduce(
    into state: inout State,
    action: Action
  ) -> EffectPublisher<Action, Never> {
    switch action {
    case .appeared:
      state.isWatching = true
      return .merge(
        forecast(),
        .run { send in
          for await sky in weather.changes() {
            await send(.forecast(sky))
          }
        }
        .cancellable(id: CancelID.forecast, cancelInFlight: true)
      )

    case .disappeared:
      state.isWatching = false
      return .merge(.cancel(id: CancelID.forecast), .cancel(id: CancelID.hint))

    case .refreshTapped:
      return forecast()
        .throttle(id: CancelID.forecast, for: 30, scheduler: scheduler, latest: false)

    case let .forecast(sky):
      state.sky = sky
      state.updates += 1
      guard case let .rain(millimetres) = sky, millimetres > 1 else { return .none }
      state.hint = "Take an umbrella."
      return EffectTask.task {
        try await scheduler.sleep(for: .seconds(5))
        return .hintHidden
      } catch: { _ in
        .failed
      }
      .cancellable(id: CancelID.hint, cancelInFlight: true)

    case .failed:
      state.hint = "There is no forecast."
      return .none

    case .hintHidden:
      state.hint = nil
      return .none

    case .umbrellaTaken:
      state.hint = nil
      return .concatenate(
        .cancel(id: CancelID.hint),
        .fireAndForget { try await storage.save([]) }
      )

    case .compassTurned:
      return Effect.send(.directionSettled)
        .debounce(id: CancelID.compass, for: 0.25, scheduler: scheduler)

    case .directionSettled:
      return .none
    }
  }

  private func forecast() -> Effect<Action, Never> {
    .task {
      guard let sky = try await weather.forecast() else { return .failed }
      return .forecast(sky)
    } catch: { _ in
      .failed
    }
  }
}

/// The cases that a log of the weather names.
public enum WeatherLog {
  public static let rain: CasePath<Weather.Action, Sky> = /Weather.Action.forecast

  /// The line for an action, if it is worth one.
  public static func line(for action: Weather.Action) -> String? {
    guard let sky = (/Weather.Action.forecast).extract(from: action) else { return nil }
    return sky == .clear ? "clear" : "rain"
  }
}

/// Notes that the view of the weather shows, which are not the state of a feature.
@Perceptible
public final class WeatherNotes {
  public var lines: [String] = []

  @PerceptionIgnored
  public var limit = 3

  public init() {}

  public func add(_ line: String) {
    lines = Array((lines + [line]).suffix(limit))
  }
}
