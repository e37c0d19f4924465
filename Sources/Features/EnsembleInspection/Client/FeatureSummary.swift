// SPDX-License-Identifier: MIT

/// The totals of the latest actions of a feature.
package struct FeatureSummary: Codable, Equatable, Sendable, Identifiable {
  /// The totals of the actions of one case.
  package struct Case: Codable, Equatable, Sendable, Identifiable {
    /// The name of the case.
    package var name: String
    package var count: Int = 0
    /// The duration of the reducers' runs, in seconds.
    package var duration: Double = 0
    /// The duration of the slowest run.
    package var slowest: Double = 0
    /// The number of the action with the slowest run.
    package var slowestNumber: UInt64 = 0

    package var id: String { name }
  }

  /// The cases that lead to the actions of the feature, such as `rows.element`; empty for the root
  /// feature.
  package var path: String
  /// The cases of its actions, the one with the longest total duration first.
  package var cases: [Case]
  /// The number of effects that its actions have started.
  package var effects: Int = 0
  /// The number of observed fields that its actions have changed, whose observers were notified.
  package var changedFields: Int = 0
  /// The number of evaluations of views that followed from its actions.
  package var viewUpdates: Int = 0

  package var id: String { path }
  /// The number of its actions.
  package var count: Int { cases.reduce(0) { $0 + $1.count } }
  /// The duration of the reducers' runs, in seconds.
  package var duration: Double { cases.reduce(0) { $0 + $1.duration } }
}

extension InspectedStore {
  /// The maximum number of actions to sum up, which bounds the delay of the stores.
  private static var summedLimit: UInt64 { 5_000 }

  /// Returns the totals of the latest actions by feature, the one with the longest total duration
  /// first, and what is slow among them.
  func features() -> InspectionAnswer {
    guard lastNumber >= firstNumber else { return .features([], findings: []) }
    let start = max(firstNumber, lastNumber - min(lastNumber, Self.summedLimit - 1))
    var sums = FeatureSums(viewUpdates: viewUpdates.counts(since: start))
    for record in effectRecords where record.cause >= start {
      sums.effects[record.cause, default: 0] += 1
    }
    for number in start...lastNumber {
      guard let action = action(number), let duration = duration(of: number) else { continue }
      sums.add(
        action,
        number: number,
        duration: duration / .seconds(1),
        fields: changedFields(by: number) ?? 0
      )
    }
    let features = sums.features
    return .features(features, findings: findings(in: features, since: start))
  }
}

/// The totals of actions, by feature.
private struct FeatureSums {
  /// The numbers of started effects, by action.
  var effects: [UInt64: Int] = [:]
  /// The numbers of evaluations of views, by action.
  let viewUpdates: [UInt64: Int]
  private var paths = ActionPaths()
  private var sums: [String: (summary: FeatureSummary, cases: [String: FeatureSummary.Case])] = [:]

  init(viewUpdates: [UInt64: Int]) { self.viewUpdates = viewUpdates }

  mutating func add(_ action: Any, number: UInt64, duration: Double, fields: Int) {
    let (feature, name) = paths.path(of: action)
    var sum = sums[feature] ?? (FeatureSummary(path: feature, cases: []), [:])
    sum.summary.effects += effects[number] ?? 0
    sum.summary.changedFields += fields
    sum.summary.viewUpdates += viewUpdates[number] ?? 0
    var entry = sum.cases[name] ?? FeatureSummary.Case(name: name)
    entry.count += 1
    entry.duration += duration
    if duration >= entry.slowest { (entry.slowest, entry.slowestNumber) = (duration, number) }
    sum.cases[name] = entry
    sums[feature] = sum
  }

  /// The features, the slowest first.
  var features: [FeatureSummary] {
    sums.values
      .map { sum in
        var feature = sum.summary
        feature.cases = sum.cases.values.sorted { ($1.duration, $0.name) < ($0.duration, $1.name) }
        return feature
      }
      .sorted { ($1.duration, $0.path) < ($0.duration, $1.path) }
  }
}
