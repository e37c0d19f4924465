// SPDX-License-Identifier: MIT

/// A measured value.
struct Sample: Equatable, Identifiable, Sendable {
  /// The number of the sample since the start, from 1.
  let number: Int
  let value: Double

  var id: Int { number }
}

/// The statistics of some values.
struct SampleStatistics: Equatable, Sendable {
  let minimum: Double
  let maximum: Double
  let mean: Double
  /// The standard deviation of the values.
  let deviation: Double
  /// The difference of the last two values; 0 for a single one.
  let trend: Double

  /// Creates the statistics of values, or nil if there are none.
  init?(_ values: [Double]) {
    guard let minimum = values.min(), let maximum = values.max() else { return nil }
    let count = Double(values.count)
    let mean = values.reduce(0, +) / count
    self.minimum = minimum
    self.maximum = maximum
    self.mean = mean
    deviation = (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count).squareRoot()
    trend = values.count > 1 ? values[values.count - 1] - values[values.count - 2] : 0
  }
}
