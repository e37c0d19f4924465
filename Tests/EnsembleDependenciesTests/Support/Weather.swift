// SPDX-License-Identifier: MIT

import EnsembleDependencies

extension DependencyValues {
  /// A dependency with a value for each context.
  var forecast: String {
    get { self[ForecastKey.self] }
    set { self[ForecastKey.self] = newValue }
  }

  /// A dependency without a test value.
  var thermometer: Thermometer {
    get { self[ThermometerKey.self] }
    set { self[ThermometerKey.self] = newValue }
  }

  /// A dependency whose default reads another one without a test value.
  var report: @Sendable () -> String {
    get { self[ReportKey.self] }
    set { self[ReportKey.self] = newValue }
  }

  /// A dependency whose default is a new object each time.
  var visitors: LockIsolated<Int> {
    get { self[VisitorsKey.self] }
    set { self[VisitorsKey.self] = newValue }
  }

  /// A dependency without a live value.
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

/// A dependency that is its own key, without a test value.
struct Barometer: DependencyKey {
  var pressure: Int
  static let liveValue = Barometer(pressure: 1_013)
}

/// A dependency that is its own key, with a test value.
struct Compass: DependencyKey, Equatable {
  var degrees: Int
  static let liveValue = Compass(degrees: 0)
  static let testValue = Compass(degrees: 90)
}

/// A model that captures the dependencies at its creation.
class Station {
  @Dependency(\.forecast) var forecast
  @Dependency(\.thermometer) var thermometer
}

final class CoastalStation: Station {
  var name = "Coast"
}

struct Storm: Error {}
