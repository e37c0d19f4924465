// SPDX-License-Identifier: MIT

/// A reducer as a function, with its case paths, accessors and children looked up.
@frozen
public struct ResolvedReducer<State, Action> {
  /// Changes the state in place, and returns the effects.
  public let run: (inout State, Action) -> Effect<Action>

  /// Returns an effect that cancels orphaned effects; nil if there cannot be any.
  ///
  /// Orphaned effects are those of children that other reducers have removed.
  @usableFromInline let cancelOrphans: ((borrowing State) -> Effect<Action>)?

  /// Creates a resolved reducer from a function.
  @inlinable
  public init(_ run: @escaping (inout State, Action) -> Effect<Action>) {
    self.run = run
    cancelOrphans = nil
  }

  init(
    cancelOrphans: @escaping (borrowing State) -> Effect<Action>,
    _ run: @escaping (inout State, Action) -> Effect<Action>
  ) {
    self.run = run
    self.cancelOrphans = cancelOrphans
  }
}

/// A reducer whose resolution may have a `cancelOrphans` function. No other reducer has one.
protocol OrphanCancelling {}

extension Reduce: OrphanCancelling {}
extension IdentifiedArrayReducer: OrphanCancelling {}
extension OptionalReducer: OrphanCancelling {}

/// A child's reducer that is resolved by the first action that reaches it.
///
/// Otherwise, resolving a recursive feature would not terminate.
@usableFromInline
final class LazyReducer<State, Action> {
  @usableFromInline var resolve: (() -> ResolvedReducer<State, Action>)?
  // Set once, on the first action; accesses never overlap.
  @exclusivity(unchecked) @usableFromInline
  var resolved: ((inout State, Action) -> Effect<Action>)?

  /// Returns an effect that cancels orphaned effects.
  ///
  /// Also nil before the first action reaches the child, which then has no effects.
  @exclusivity(unchecked) @usableFromInline
  var cancelOrphans: ((borrowing State) -> Effect<Action>)?

  @inlinable
  init(_ reducer: some Reducer<State, Action>) {
    resolve = { reducer._resolved() }
  }

  @inlinable
  @inline(__always)
  func run(_ state: inout State, _ action: Action) -> Effect<Action> {
    if let resolved { return resolved(&state, action) }
    return resolveAndRun(&state, action)
  }

  @inlinable
  @inline(never)
  func resolveAndRun(_ state: inout State, _ action: Action) -> Effect<Action> {
    // `resolve` is non-nil as long as `resolved` is nil.
    let reducer = resolve?() ?? ResolvedReducer { _, _ in .none }
    resolved = reducer.run
    cancelOrphans = reducer.cancelOrphans
    resolve = nil
    return reducer.run(&state, action)
  }
}
