// SPDX-License-Identifier: MIT

#if DEBUG
import EnsembleInternals
import EnsembleShims
import IssueReporting

/// A probe that detects a missing operator: it records whether the reducer of a presented child
/// runs while an action of the child is processed.
@usableFromInline
final class PresentationProbe {
  private let child: ObjectIdentifier
  /// The probe of the surrounding send, if this action is sent while another child's is processed.
  private let outer: PresentationProbe?
  private var hasRun = false

  private init(_ child: Any.Type, inside outer: PresentationProbe?) {
    self.child = ObjectIdentifier(child)
    self.outer = outer
  }

  // Only `runs` sets the pointer, to a probe that it keeps alive as long as the pointer is set.
  private static var current: PresentationProbe? {
    ensemble_probe_get().map { Unmanaged<PresentationProbe>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Sends an action, and returns whether an operator has run the reducer of a child meanwhile.
  static func runs<R>(_ child: Any.Type, during send: () -> R) -> (result: R, hasRun: Bool) {
    let outer = ensemble_probe_get()
    let probe = PresentationProbe(child, inside: current)
    let result = withExtendedLifetime(probe) {
      ensemble_probe_set(Unmanaged.passUnretained(probe).toOpaque())
      defer { ensemble_probe_set(outer) }
      return send()
    }
    return (result, probe.hasRun)
  }

  /// Records that an operator runs the reducer of a child.
  @usableFromInline
  static func note(_ child: Any.Type) {
    var probe = current
    while let next = probe {
      if next.child == ObjectIdentifier(child) { next.hasRun = true }
      probe = next.outer
    }
  }
}

extension PresentationProjection {
  /// Sends the first action of a child, and reports it if no operator runs the child's reducer.
  func sendFirst(_ action: Action) -> EffectGroup? {
    let parentAction = embedded(action)
    let (group, hasRun) = PresentationProbe.runs(State.self) { sendToParent(parentAction) }
    // If the parent has removed the child in the meantime, it may have done so on purpose.
    if !hasRun, isValid { reportMissingOperator(parentAction) }
    return group
  }

  private func reportMissingOperator(_ action: ParentAction) {
    reportIssue(
      """
      An action was sent from the store of a presented child, but no 'ifLet' has passed it to the \
      reducer of the child.

        Action:
          \(debugCase(of: action))

      Add '.ifLet' with the presented state and its actions to the body of the reducer of \
      '\(typeName(ParentState.self))', such as '.ifLet(\\.$destination, action: \\.destination)'.
      """
    )
  }
}
#endif
