// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleInternals

/// The operator of a child that its parent presents.
///
/// The presentation remembers a child with effects (`childWithEffects`), so that the effects end
/// even if another reducer has replaced the child.
@usableFromInline
final class PresentationOperator<State, Action, ChildState, ChildAction>: SingleChildOperator {
  @usableFromInline let site: AnyKeyPath
  @usableFromInline let child: LazyReducer<ChildState, ChildAction>
  @usableFromInline let identity: ChildIdentity<ChildState>
  @usableFromInline let access: StateAccess<State, PresentationState<ChildState>>
  @usableFromInline let action: AnyCasePath<Action, PresentationAction<ChildAction>>
  @usableFromInline let ephemeral: EphemeralDismissal<ChildState, ChildAction>
  @usableFromInline let location: SourceLocation

  @inlinable
  init<Parent: Reducer<State, Action>, Child: Reducer<ChildState, ChildAction>>(
    _ reducer: _PresentationReducer<Parent, Child>
  ) {
    site = reducer.state
    child = LazyReducer(reducer.child)
    identity = ChildIdentity()
    access = StateAccess(reducer.state)
    action = reducer.action
    ephemeral = EphemeralDismissal()
    location = reducer.location
  }

  @inlinable
  @inline(__always)
  func request(in action: Action) -> ChildRequest<ChildAction>? {
    switch self.action.extract(from: action) {
    case nil: nil
    case .dismiss?: .dismiss
    case .presented(let childAction)?: .run(childAction)
    }
  }

  @inlinable
  @inline(__always)
  func presence(_ state: inout State) -> ChildPresence {
    access.read(&state) { presentation in
      guard let storage = presentation.storage else { return .absent }
      return identity.presence(of: storage.pointer.pointee)
    }
  }

  @inlinable
  @inline(__always)
  func read<R>(_ state: inout State, _ body: (borrowing ChildState) -> R) -> R? {
    access.read(&state) { presentation in
      guard let storage = presentation.storage else { return nil }
      return body(storage.pointer.pointee)
    }
  }

  @inlinable
  @inline(__always)
  func run(
    _ state: inout State,
    _ action: ChildAction
  ) -> (effect: Effect<ChildAction>, dismissal: Dismissal?) {
    #if DEBUG
    PresentationProbe.note(ChildState.self)
    #endif
    let (effect, dismissal) = PresentationFrame.run {
      access.modify(&state) { presentation in
        presentation.modify { child.run(&$0, action) } ?? .none
      }
    }
    return (effect, dismissal)
  }

  @inlinable
  @inline(__always)
  func lift(_ effect: Effect<ChildAction>, at component: EffectPathComponent) -> Effect<Action> {
    effect.lifted(at: component) { [action] in action.embed(.presented($0)) }
  }

  // MARK: Dismissal

  @inlinable
  @inline(__always)
  func isDismissed(_ state: inout State, by action: ChildAction) -> Bool {
    read(&state) { ephemeral.ends($0, with: action) } ?? false
  }

  @inlinable
  @inline(__always)
  func remove(_ state: inout State) {
    access.modify(&state) { $0.wrappedValue = nil }
  }

  // MARK: Memory

  @inlinable
  @inline(__always)
  func takeReplaced(_ state: inout State, by current: ChildPresence) -> EffectPathComponent? {
    guard let childWithEffects = access.read(&state, { $0.childWithEffects }) else { return nil }
    return takeReplaced(&state, childWithEffects, by: current)
  }

  @usableFromInline
  func takeReplaced(
    _ state: inout State,
    _ childWithEffects: ChildWithEffects,
    by current: ChildPresence
  ) -> EffectPathComponent? {
    if current.isPresent, childWithEffects.component == current.component(at: site) { return nil }
    forget(&state)
    return childWithEffects.component
  }

  @inlinable
  @inline(__always)
  func lift(
    _ run: (effect: Effect<ChildAction>, dismissal: Dismissal?),
    of current: ChildPresence,
    _ state: inout State
  ) -> Effect<Action> {
    if run.effect.node == nil, run.dismissal == nil { return .none }
    let component = current.component(at: site)
    access.modifyPersistent(&state) { presentation in
      if presentation.childWithEffects?.component != component {
        presentation.childWithEffects = ChildWithEffects(component)
      }
    }
    return run.effect.presented(
      at: component,
      run.dismissal,
      dismissAction: action.embed(.dismiss)
    ) { [action] in action.embed(.presented($0)) }
  }

  @inlinable
  @inline(__always)
  func forget(_ state: inout State) {
    access.modifyPersistent(&state) { $0.childWithEffects = nil }
  }

  // MARK: Issues

  @usableFromInline
  func reportAbsence(_ state: inout State, _ action: Action) {
    location.reportUnlessLate(
      """
      The "ifLet" at "\(location.fileID):\(location.line)" was given an action of a presentation, \
      but nothing is presented.

        Action:
          \(debugCase(of: action))

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
