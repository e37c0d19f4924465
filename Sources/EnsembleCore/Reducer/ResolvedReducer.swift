// SPDX-License-Identifier: MIT

/// A reducer with its case paths, accessors and children looked up, as a function.
@frozen
public struct ResolvedReducer<State, Action> {
  /// Changes the state in place and returns the effects.
  public let run: (inout State, Action) -> Effect<Action>

  /// Ends the effects of what somebody outside has removed from the state since; nil if nothing here
  /// has children that are not its own to remove.
  @usableFromInline let settle: ((borrowing State) -> Effect<Action>)?

  /// Wraps a function.
  @inlinable
  public init(_ run: @escaping (inout State, Action) -> Effect<Action>) {
    self.run = run
    settle = nil
  }

  init(
    settle: @escaping (borrowing State) -> Effect<Action>,
    _ run: @escaping (inout State, Action) -> Effect<Action>
  ) {
    self.run = run
    self.settle = settle
  }
}

/// A reducer that may resolve to one that settles. Others need not be asked.
protocol SettlingReducer {}

extension Reduce: SettlingReducer {}
extension IdentifiedArrayReducer: SettlingReducer {}
extension OptionalReducer: SettlingReducer {}

/// A child's reducer, resolved when the first action reaches it.
///
/// A feature that contains itself would never be done resolving otherwise.
@usableFromInline
final class LazyReducer<State, Action> {
  @usableFromInline var resolve: (() -> ResolvedReducer<State, Action>)?
  // Set once, on the first action; no access to it can overlap another.
  @exclusivity(unchecked) @usableFromInline
  var resolved: ((inout State, Action) -> Effect<Action>)?

  /// See ``ResolvedReducer``; nil too as long as no action has reached the child: it has no effects.
  @exclusivity(unchecked) @usableFromInline
  var settle: ((borrowing State) -> Effect<Action>)?

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
    // `resolve` is there as long as `resolved` is not.
    let reducer = resolve?() ?? ResolvedReducer { _, _ in .none }
    resolved = reducer.run
    settle = reducer.settle
    resolve = nil
    return reducer.run(&state, action)
  }
}
