// SPDX-License-Identifier: MIT

/// An operator with at most one child, which is compared by its identity.
///
/// A conforming type defines how to access the child in its parent's state; the protocol's
/// extension decides when.
@usableFromInline
protocol SingleChildOperator<State, Action>: ChildOperator where Children == SingleChild {
  associatedtype ChildState
  associatedtype ChildAction

  /// The key path that identifies the child in the parent.
  var site: AnyKeyPath { get }
  /// The reducer of the child.
  var child: LazyReducer<ChildState, ChildAction> { get }
  /// The rule that distinguishes successive children.
  var identity: ChildIdentity<ChildState> { get }

  /// Returns the part of an action that is for the child, or nil.
  func request(in action: Action) -> ChildRequest<ChildAction>?

  /// Returns the presence of the child.
  func presence(_ state: inout State) -> ChildPresence

  /// Reads the child, or returns nil if it is absent.
  func read<R>(_ state: inout State, _ body: (borrowing ChildState) -> R) -> R?

  /// Runs the reducer of a present child in place.
  ///
  /// - Returns: The child's effect, and the `dismiss` that it has read, if any.
  func run(
    _ state: inout State,
    _ action: ChildAction
  ) -> (effect: Effect<ChildAction>, dismissal: Dismissal?)

  /// Lifts an effect of the child into the parent.
  func lift(_ effect: Effect<ChildAction>, at component: EffectPathComponent) -> Effect<Action>

  /// Reports an action for an absent child.
  func reportAbsence(_ state: inout State, _ action: Action)

  // MARK: Dismissal

  /// Returns whether an action of the child dismisses it.
  func isDismissed(_ state: inout State, by action: ChildAction) -> Bool

  /// Removes the child.
  func remove(_ state: inout State)

  // MARK: Memory in the state

  /// Returns the path component of the child with effects if another reducer has replaced that
  /// child since the last action, and forgets the child.
  func takeReplaced(_ state: inout State, by current: ChildPresence) -> EffectPathComponent?

  /// Lifts the effect of the child's own run, and remembers a child that has effects.
  func lift(
    _ run: (effect: Effect<ChildAction>, dismissal: Dismissal?),
    of current: ChildPresence,
    _ state: inout State
  ) -> Effect<Action>

  /// Forgets the child, whose effects are being cancelled.
  func forget(_ state: inout State)
}

/// The part of an action that is for the child of an operator.
@usableFromInline
enum ChildRequest<Action> {
  /// An action of the child.
  case run(Action)
  /// The dismissal of the child.
  case dismiss
}

/// A snapshot of an operator's child from before the parent runs, to compare with the child after.
@usableFromInline
struct SingleChild {
  @usableFromInline var presence: ChildPresence
  /// Whether to remove the child after the action, unless the parent already has.
  @usableFromInline var isDismissed = false

  @inlinable
  init(presence: ChildPresence) {
    self.presence = presence
  }
}

// MARK: The order of one action

extension SingleChildOperator {
  @inlinable
  @inline(__always)
  func runChild(
    _ state: inout State,
    _ action: Action
  ) -> (effect: Effect<Action>, children: SingleChild) {
    var current = SingleChild(presence: presence(&state))
    let replaced = takeReplaced(&state, by: current.presence)
    let cancellation = replaced.map { Effect<Action>.cancelChild($0) } ?? .none
    guard let request = request(in: action) else { return (cancellation, current) }
    if !current.presence.isPresent {
      reportAbsence(&state, action)
      return (cancellation, current)
    }
    switch request {
    case .dismiss:
      current.isDismissed = true
      return (cancellation, current)
    case .run(let childAction):
      let run = run(&state, childAction)
      let previous = current.presence
      // A child without an identity always counts as the same child.
      if identity.identify != nil { current.presence = presence(&state) }
      current.isDismissed = isDismissed(&state, by: childAction)
      let effect = lift(run, of: current.presence, &state)
        .cancelling(previous, ifReplacedBy: current.presence, at: site)
      return (cancellation.merge(with: effect), current)
    }
  }

  @inlinable
  @inline(__always)
  func settle(_ state: inout State, since previous: SingleChild) -> Effect<Action> {
    if !previous.presence.isPresent { return .none }
    let isSame = presence(&state) == previous.presence
    if isSame, !previous.isDismissed {
      // Most children have no `cancelOrphans` function, so this costs a comparison only.
      return child.cancelOrphans == nil ? .none : cancelOrphans(&state, of: previous.presence)
    }
    if isSame { remove(&state) }
    forget(&state)
    return .cancelChild(previous.presence.component(at: site))
  }

  /// Returns an effect that cancels the effects of descendants that the parent has removed.
  @inlinable
  @inline(never)
  func cancelOrphans(_ state: inout State, of current: ChildPresence) -> Effect<Action> {
    guard
      let cancelOrphans = child.cancelOrphans,
      let effect = read(&state, { cancelOrphans($0) }),
      effect.node != nil
    else { return .none }
    return lift(effect, at: current.component(at: site))
  }
}

// MARK: Defaults: a child that is neither dismissed nor remembered

extension SingleChildOperator {
  @inlinable
  @inline(__always)
  func isDismissed(_ state: inout State, by action: ChildAction) -> Bool { false }

  @inlinable
  @inline(__always)
  func remove(_ state: inout State) {}

  @inlinable
  @inline(__always)
  func takeReplaced(_ state: inout State, by current: ChildPresence) -> EffectPathComponent? { nil }

  @inlinable
  @inline(__always)
  func lift(
    _ run: (effect: Effect<ChildAction>, dismissal: Dismissal?),
    of current: ChildPresence,
    _ state: inout State
  ) -> Effect<Action> {
    // Checked first to avoid allocating a closure.
    run.effect.node == nil ? .none : lift(run.effect, at: current.component(at: site))
  }

  @inlinable
  @inline(__always)
  func forget(_ state: inout State) {}
}
