// SPDX-License-Identifier: MIT

import Ensemble

struct Forecast: Equatable, Sendable {
  var degrees = 0
}

struct Offline: Error, Equatable {}

/// A client with endpoints of every kind, which behave differently when they are unimplemented.
@DependencyClient
struct WeatherClient: Sendable {
  var forecast: @Sendable (_ city: String, _ days: Int) async throws -> Forecast
  var refresh: @Sendable () -> Void
  var login: @Sendable () throws -> Void
  var cached: @Sendable (_ city: String) -> Forecast?
  var latest: @Sendable () throws -> Forecast?
  var cities: @Sendable () -> [String] = { .init() }
  var warmest: @Sendable (_ of: [Int]) throws -> Int = { $0.max() ?? 0 }
  var station: @Sendable (_ id: Int) throws(Offline) -> String = {
    (_: Int) throws(Offline) in throw Offline()
  }
  var unit: @Sendable () -> String = defaultUnit
}

private let defaultUnit: @Sendable () -> String = { "C" }
