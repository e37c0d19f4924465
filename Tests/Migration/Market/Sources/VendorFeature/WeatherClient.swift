// SPDX-License-Identifier: MIT

import Combine
import ComposableArchitecture
import Foundation

/// The weather at the market, which decides how much a stall brings.
public struct WeatherClient {
  public enum Sky: String, Equatable, CaseIterable {
    case sunny, cloudy, rainy, stormy

    /// How many customers come, compared with a sunny day.
    public var visitors: Double {
      switch self {
      case .sunny: return 1
      case .cloudy: return 0.8
      case .rainy: return 0.4
      case .stormy: return 0
      }
    }
  }

  public var sky: () -> AnyPublisher<Sky, Never>

  public init(sky: @escaping () -> AnyPublisher<Sky, Never>) {
    self.sky = sky
  }
}

extension WeatherClient: DependencyKey {
  public static let liveValue = WeatherClient(
    sky: { Just(.cloudy).eraseToAnyPublisher() }
  )
  public static let testValue = WeatherClient(
    sky: { Empty().eraseToAnyPublisher() }
  )
}

extension DependencyValues {
  public var weather: WeatherClient {
    get { self[WeatherClient.self] }
    set { self[WeatherClient.self] = newValue }
  }
}
