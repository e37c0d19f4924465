// SPDX-License-Identifier: MIT

/// A reducer with its case paths, accessors and children looked up, as a function.
public struct ResolvedReducer<State, Action> {
  /// Changes the state in place and returns the effects.
  public let run: (inout State, Action) -> Effect<Action>

  /// Wraps a function.
  public init(_ run: @escaping (inout State, Action) -> Effect<Action>) {
    self.run = run
  }
}

/// A child's reducer, resolved when the first action reaches it.
///
/// A feature that contains itself would never be done resolving otherwise.
final class LazyReducer<State, Action> {
  private var resolve: (() -> ResolvedReducer<State, Action>)?
  private var resolved: ResolvedReducer<State, Action>?

  init(_ reducer: some Reducer<State, Action>) {
    resolve = { reducer._resolved() }
  }

  @inline(__always)
  func run(_ state: inout State, _ action: Action) -> Effect<Action> {
    if let resolved { return resolved.run(&state, action) }
    return resolveAndRun(&state, action)
  }

  @inline(never)
  private func resolveAndRun(_ state: inout State, _ action: Action) -> Effect<Action> {
    // `resolve` is there as long as `resolved` is not.
    let resolved = resolve?() ?? ResolvedReducer { _, _ in .none }
    self.resolved = resolved
    resolve = nil
    return resolved.run(&state, action)
  }
}
