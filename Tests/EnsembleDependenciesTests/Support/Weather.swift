// SPDX-License-Identifier: MIT

import EnsembleDependencies

extension DependencyValues {
  /// Has a value for each context.
  var forecast: String {
    get { self[ForecastKey.self] }
    set { self[ForecastKey.self] = newValue }
  }

  /// Has no test value.
  var thermometer: Thermometer {
    get { self[ThermometerKey.self] }
    set { self[ThermometerKey.self] = newValue }
  }

  /// Is made of another dependency, which has no test value.
  var report: @Sendable () -> String {
    get { self[ReportKey.self] }
    set { self[ReportKey.self] = newValue }
  }

  /// Is a new object each time it is made.
  var visitors: LockIsolated<Int> {
    get { self[VisitorsKey.self] }
    set { self[VisitorsKey.self] = newValue }
  }

  /// Has no live value.
  var satellite: String {
    get { self[SatelliteKey.self] }
    set { self[SatelliteKey.self] = newValue }
  }
}

private enum ForecastKey: DependencyKey {
  static let liveValue = "live"
  static let previewValue = "preview"
  static let testValue = "test"
}

struct Thermometer: Sendable {
  var degrees: Int
  var unit = "C"
}

private enum ThermometerKey: DependencyKey {
  static let liveValue = Thermometer(degrees: 20)
  static let previewValue = Thermometer(degrees: 10)
}

private enum ReportKey: DependencyKey {
  static var liveValue: @Sendable () -> String {
    @Dependency(\.forecast) var forecast
    @Dependency(\.thermometer) var thermometer
    return { "\(forecast), \(thermometer.degrees)" }
  }
  static var testValue: @Sendable () -> String { liveValue }
}

private enum VisitorsKey: DependencyKey {
  static var liveValue: LockIsolated<Int> { LockIsolated(0) }
  static var testValue: LockIsolated<Int> { LockIsolated(0) }
}

private enum SatelliteKey: TestDependencyKey {
  static let testValue = "drawn"
}

/// Is its own key, and has no test value.
struct Barometer: DependencyKey {
  var pressure: Int
  static let liveValue = Barometer(pressure: 1_013)
}

/// Is its own key, and has a test value.
struct Compass: DependencyKey, Equatable {
  var degrees: Int
  static let liveValue = Compass(degrees: 0)
  static let testValue = Compass(degrees: 90)
}

/// A model that keeps what it was created with.
class Station {
  @Dependency(\.forecast) var forecast
  @Dependency(\.thermometer) var thermometer
}

final class CoastalStation: Station {
  var name = "Coast"
}

struct Storm: Error {}
