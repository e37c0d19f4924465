// SPDX-License-Identifier: MIT

#if Web
import EnsembleCore

/// A store of a session whose actions are measured.
protocol MeasuredStore: AnyObject {
  /// Whether the store exists.
  var isAlive: Bool { get }
  /// The current state, read without observing it; nil after the store is released, and while its
  /// reducer runs.
  var state: Any? { get }
}

/// The recorder of one store of a session, which measures its actions.
///
/// The engine retains it. It retains neither the engine nor the activity.
final class StoreMeter<State, Action>: ActionRecorder {
  private weak var engine: Engine<State, Action>?
  private weak var activity: SessionActivity?
  /// The start of the running action.
  private var start = ContinuousClock.now

  init(of engine: Engine<State, Action>, for activity: SessionActivity) {
    self.engine = engine
    self.activity = activity
  }

  func willReduce(_ action: Action, from origin: ActionOrigin) { start = ContinuousClock.now }

  func didReduce(_ action: Action, to state: UnsafePointer<State>, changing fields: Int) {
    let end = ContinuousClock.now
    activity?.record(action, start.duration(to: end))
  }

  func didDrain() {}

  func willEnd(with state: UnsafePointer<State>) {}
}

extension StoreMeter: MeasuredStore {
  var isAlive: Bool { engine != nil }

  var state: Any? {
    guard let state = engine?.unobservedState else { return nil }
    return toolValue(of: state)
  }
}
#endif
