// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A client that reads a sensor: the load of a simulated machine, in percent.
@DependencyClient
struct SensorClient: Sendable {
  /// Returns the value of the sample with a number.
  var read: @Sendable (_ number: Int) -> Double = { _ in 0 }
}

nonisolated extension SensorClient: DependencyKey {
  /// A wave with noise, from 0 to 100.
  static let liveValue = SensorClient { number in
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    let noise = withRandomNumberGenerator { Double.random(in: -6...6, using: &$0) }
    let wave = 50 + 28 * sin(Double(number) / 9) + 12 * sin(Double(number) / 3.7)
    return min(max(wave + noise, 0), 100).rounded()
  }

  static let testValue = SensorClient()
}

extension DependencyValues {
  /// The client that reads the sensor.
  var sensor: SensorClient {
    get { self[SensorClient.self] }
    set { self[SensorClient.self] = newValue }
  }
}
