// SPDX-License-Identifier: MIT

package struct HistoryLimits: Sendable {
  /// The maximum estimated size of all states and actions in bytes. The oldest are removed first.
  package var bytes = 64 << 20
  /// The maximum number of recorded effects.
  package var effects = 10_000
  /// The number of actions after which a state is stored; more if states are so large that
  /// replaying is cheaper.
  package var actionsPerState = 1_000
  /// The total duration of the reducers' runs after which a state is stored, in nanoseconds, so
  /// that going back is fast.
  package var nanosecondsPerState = 50_000_000

  package init() {}
}
