// SPDX-License-Identifier: MIT

/// The logic of an operator that presents a child, evaluated for each action.
@usableFromInline
struct Presentation<State, Action> {
  /// The progress of one action through the operator.
  @usableFromInline
  struct Step {
    /// The child before the parent's reducer runs.
    @usableFromInline var current: ChildPresence
    /// A removed or replaced child that had effects.
    @usableFromInline var replaced: ChildWithEffects?
    /// A Boolean value that indicates whether to dismiss the child after the action, unless the
    /// parent already has.
    @usableFromInline var endsChild = false

    @inlinable
    init(current: ChildPresence) {
      self.current = current
    }
  }

  @usableFromInline let site: AnyKeyPath
  @usableFromInline let identity = ChildIdentity<State>()
  @usableFromInline let ephemeral = EphemeralDismissal<State, Action>()
  private let location: SourceLocation

  @usableFromInline
  init(at site: AnyKeyPath, _ location: SourceLocation) {
    self.site = site
    self.location = location
  }

  @inlinable
  @inline(__always)
  func presence(_ state: borrowing PresentationState<State>) -> ChildPresence {
    guard let storage = state.storage else { return .absent }
    return identity.presence(of: storage.pointer.pointee)
  }

  @usableFromInline
  func component(_ presence: ChildPresence) -> EffectPathComponent {
    presence.component(at: site)
  }

  /// Examines the child before any reducer has run. A reducer outside of the operator may have
  /// replaced it.
  @inlinable
  @inline(__always)
  func begin(_ state: borrowing PresentationState<State>) -> Step {
    var step = Step(current: presence(state))
    if let seen = state.seen, isReplaced(seen, by: step.current) { step.replaced = seen }
    return step
  }

  @usableFromInline
  func isReplaced(_ seen: ChildWithEffects, by current: ChildPresence) -> Bool {
    !current.isPresent || seen.component != component(current)
  }

  /// Examines the child after its reducer has run.
  @inlinable
  @inline(__always)
  func childDidRun(
    _ state: borrowing PresentationState<State>,
    _ step: inout Step,
    _ action: Action
  ) {
    let previous = step.current
    step.current = presence(state)
    step.replaced = previous == step.current ? nil : ChildWithEffects(component(previous))
    if let storage = state.storage {
      step.endsChild = ephemeral.ends(storage.pointer.pointee, with: action)
    }
  }

  /// Returns an effect that cancels the effects of descendants that the parent has removed.
  @usableFromInline
  func cancelOrphans(
    _ state: borrowing PresentationState<State>,
    _ cancelOrphans: (borrowing State) -> Effect<Action>
  ) -> Effect<Action> {
    state.storage.map { cancelOrphans($0.pointer.pointee) } ?? .none
  }

  /// Records that the child has effects.
  @usableFromInline
  func childHasEffects(_ state: inout PresentationState<State>, _ step: Step) {
    let component = component(step.current)
    if state.seen?.component != component { state.seen = ChildWithEffects(component) }
  }

  /// Records that the effects of the child are being cancelled.
  @usableFromInline
  func end(_ state: inout PresentationState<State>) {
    state.seen = nil
  }

  @usableFromInline
  func reportAbsence<Parent>(of parentAction: Parent, _ action: PresentationAction<Action>) {
    location.report(
      """
      An "ifLet" at "\(location.fileID):\(location.line)" received a presentation action when \
      destination state was absent.

        Action:
          \(debugCase(of: parentAction))

      The action was not passed to a destination. Some reasons for this:

      • A parent reducer set the destination to "nil" before this reducer ran: run this one first.
      • The action was sent while the destination was "nil": send it only from a view of the \
      destination, and dismiss only what is presented.
      """
    )
  }
}

extension Effect {
  /// Lifts the effect of a presented child into its parent.
  @usableFromInline
  func presented<Parent>(
    at component: EffectPathComponent,
    _ dismissal: Dismissal?,
    dismissAction: Parent,
    embed: @escaping @Sendable (Action) -> Parent
  ) -> Effect<Parent> {
    Effect<Parent>(
      PresentedNode(node, at: component, dismissal, dismissAction: dismissAction, embed: embed)
    )
  }
}
