// SPDX-License-Identifier: MIT

import EnsembleDependencies
import IssueReporting

/// The supervision of the effects that follow from the state.
struct Supervision<State, Action> {
  /// The supervisor of the features; nil if no feature has effects that follow from the state.
  var supervisor: Supervisor<State, Action>?
  /// Whether another replica of the store supervises its effects.
  var isElsewhere = false
}

extension Engine {
  /// Starts the effects that follow from the current state.
  ///
  /// - Returns: The effects of features that have appeared, or nil if they have already finished.
  ///   All other effects belong to no action.
  @discardableResult
  package func supervise() -> EffectGroup? {
    guard supervision.supervisor != nil, phase == .idle, !supervision.isElsewhere else {
      return nil
    }
    phase = .draining
    startedEffects.mayFollow = true
    let work = DependencyValues.withCurrent(dependencies ?? DependencyValues()) {
      defer { instruments.didDrain() }
      return drain(nil)
    }
    return work.flatMap(finish)
  }

  /// Starts the effects that follow from a change outside of the store.
  func superviseAgain() {
    if let group = supervise() { didStartAlone?(group, nil) }
  }

  /// Starts and cancels supervised effects according to the state, until the state no longer
  /// changes.
  ///
  /// - Parameter group: The work of the external `send` that the drain follows from; nil for the
  ///   current one.
  /// - Returns: The actions that were processed meanwhile.
  func followState(_ group: EffectWork.ID?) -> [[QueuedAction]] {
    guard let supervisor = supervision.supervisor, order.foreignWork == nil,
      !supervision.isElsewhere
    else { return [] }
    var done: [[QueuedAction]] = []
    for _ in 0..<Self.supervisionLimit {
      // The features must not read the `dismiss` of the effect that has caused this drain.
      let changes = EffectTask.$current.withValue(nil) {
        PresentationFrame.outside { supervisor.update(for: state.pointee, at: root) }
      }
      phase = .following
      if let node = changes.effect.node { start(node, group) }
      if let node = changes.farewell.node { startAlone(node) }
      phase = .draining
      if queue.isEmpty && batch.isClean { return done }
      done += drainQueue()
    }
    reportIssue(
      """
      The effects of 'onAnyChange' or 'onMount' have sent actions \(Self.supervisionLimit) times \
      in a row.

      Each of them changes what the next one observes. The last change is followed with the next \
      action. Send an action only if the value is not yet as it should be.
      """
    )
    return done
  }

  private static var supervisionLimit: Int { 1_000 }

  /// Ends all supervised effects for good, as the parent of a dismissed feature does; for tests.
  package func endSupervision() {
    supervision.supervisor?.end(at: root)
    supervision.supervisor = nil
    updateIsObserved()
  }

  /// Whether another replica of the store supervises its effects.
  package var isSupervisedElsewhere: Bool {
    get { supervision.isElsewhere }
    set {
      supervision.isElsewhere = newValue
      if newValue { supervision.supervisor?.end(at: root) }
    }
  }

  /// Whether supervised effects may be running.
  package var isSupervising: Bool { supervision.supervisor != nil && !runtime.isIdle }

  /// Whether any feature has effects that follow from its state.
  package var hasSupervisedParts: Bool { supervision.supervisor != nil }

  /// The identifiers of the supervised effects that are running.
  package var supervisedIDs: [AnyHashable] { supervision.supervisor?.runningIDs ?? [] }
}
