// SPDX-License-Identifier: MIT

/// A slow action, or a view that is evaluated often, with the reason and the remedy.
package struct Finding: Codable, Equatable, Sendable, Identifiable {
  /// What was observed, such as `ShelfView was evaluated by 40 of 50 actions.`
  package var title: String
  package var reason: String
  package var remedy: String
  /// The number of an action that shows it.
  package var number: UInt64

  package var id: String { title }
}

extension Finding {
  /// The duration of a reducer's run from which on it is slow: half of the time between two frames
  /// of a screen.
  package static let slowDuration = Duration.milliseconds(8)
  /// The number of evaluations from which on a view is evaluated often.
  static let manyEvaluations = 20
  /// The maximum number of findings of each kind.
  static let limit = 5
}

/// Finds the views that are evaluated often.
struct ViewFindings {
  private struct Sum {
    var count = 0
    var lastAction: UInt64 = 0
    /// The number of actions that it followed from.
    var actions = 0
    /// The evaluations that followed from the last action, and from the action with most of them.
    var ofLastAction = 0
    var most: (count: Int, action: UInt64) = (0, 0)
    /// The numbers of evaluations by reason.
    var reasons: [String: Int] = [:]

    /// The most frequent reason.
    var reason: String {
      reasons.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    }
  }

  private var sums: [String: Sum] = [:]

  /// Adds an evaluation. The evaluations of an action are added one after the other.
  mutating func add(_ record: ViewUpdateRecord, from action: UInt64) {
    if record.reason == Self.first { return }
    var sum = sums[record.view] ?? Sum()
    if sum.lastAction != action {
      sum.actions += 1
      sum.ofLastAction = 0
      sum.lastAction = action
    }
    sum.count += 1
    sum.ofLastAction += 1
    if sum.ofLastAction > sum.most.count { sum.most = (sum.ofLastAction, action) }
    sum.reasons[record.reason, default: 0] += 1
    sums[record.view] = sum
  }

  /// Returns the findings, those with the most evaluations first.
  ///
  /// - Parameter actionCount: The number of actions in the same time.
  func findings(among actionCount: Int) -> [Finding] {
    let found = sums.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .compactMap { view, sum in finding(of: view, sum, actionCount) }
    return Array(found.prefix(Finding.limit))
  }

  private func finding(of view: String, _ sum: Sum, _ actionCount: Int) -> Finding? {
    let reason = sum.reason
    if sum.most.count >= Finding.manyEvaluations {
      return Finding(
        title: "\(view) was evaluated \(sum.most.count) times because of one action.",
        reason: "\(reason.capitalizedFirst).",
        remedy: reason.hasPrefix(Self.value)
          ? "Pass each view a value that is equal as long as it shows the same."
          : "Read what all of them show in the view around them, and pass it on.",
        number: sum.most.action
      )
    }
    guard sum.count >= Finding.manyEvaluations, sum.actions * 2 > actionCount,
      let fields = fields(in: reason)
    else { return nil }
    return Finding(
      title: "\(view) was evaluated by \(sum.actions) of \(actionCount) actions.",
      reason: "It reads \(fields), which they have changed.",
      remedy: """
        Read \(fields) in a smaller view, such as that of a row, so that only this one is evaluated.
        """,
      number: sum.lastAction
    )
  }

  private static let first = "first evaluation"
  private static let value = "value of the view"

  /// The observed fields that a reason names, such as `rows` in `rows changed`.
  private func fields(in reason: String) -> String? {
    guard reason.hasSuffix(" changed"), !reason.hasPrefix(Self.value),
      !reason.hasPrefix("environment"), !reason.hasPrefix("an observed value")
    else { return nil }
    return "'\(reason.dropLast(" changed".count))'"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension InspectedStore {
  /// Returns the slow actions, and the views that are evaluated often, among the latest actions.
  ///
  /// - Parameter features: The totals of these actions.
  func findings(in features: [FeatureSummary], since start: UInt64) -> [Finding] {
    let slow = features.flatMap { feature in
      feature.cases.filter { $0.slowest >= Finding.slowDuration / .seconds(1) }
        .map { (feature.path, $0) }
    }
    let actions = slow.sorted { $0.1.slowest > $1.1.slowest }.prefix(Finding.limit)
      .map { path, actions in
        let name = path.isEmpty ? actions.name : "\(path).\(actions.name)"
        return Finding(
          title: "'\(name)' took \(milliseconds(actions.slowest)) ms.",
          reason: "The screen waits for the reducers of an action.",
          remedy: "Move the work into an effect, which sends the result.",
          number: actions.slowestNumber
        )
      }
    var views = ViewFindings()
    viewUpdates.forEach(since: start) { views.add($0, from: $1) }
    return actions + views.findings(among: features.reduce(0) { $0 + $1.count })
  }

  private func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1_000).rounded()) }
}
