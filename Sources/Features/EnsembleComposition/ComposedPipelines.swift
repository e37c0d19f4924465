// SPDX-License-Identifier: MIT

import EnsembleCore

/// A cache of the reducers for each case of a composed feature's actions, built on demand.
@usableFromInline
final class ComposedPipelines<State, Action> {
  @usableFromInline typealias Run = (inout State, Action) -> Effect<Action>

  @usableFromInline let reducer: ComposedReducer<State, Action>
  // Indexed by the number of the case; the last entry is for cases without a part. Accesses never
  // overlap, since an entry is called after its read.
  @exclusivity(unchecked) @usableFromInline
  var runs: [Run?]

  @usableFromInline
  init(_ reducer: ComposedReducer<State, Action>) {
    self.reducer = reducer
    runs = Array(repeating: nil, count: reducer.names.count + 1)
  }

  @inlinable
  @inline(__always)
  func run(_ state: inout State, _ action: Action) -> Effect<Action> {
    let last = runs.count - 1
    let number = reducer.number?(action) ?? last
    let index = number >= 0 && number < last ? number : last
    if let run = runs[index] { return run(&state, action) }
    return make(index)(&state, action)
  }

  @usableFromInline
  func make(_ index: Int) -> Run {
    let filter: Filter =
      if reducer.number == nil {
        .everything
      } else {
        .only(index < reducer.names.count ? reducer.names[index] : nil)
      }
    let run = reducer.pipeline(for: filter)?._resolved().run ?? { _, _ in .none }
    runs[index] = run
    return run
  }

  /// A filter of the parts that an action needs.
  enum Filter {
    case everything
    /// The parts for one case, and those for all actions.
    case only(String?)

    func admits(_ action: String?) -> Bool {
      guard case .only(let name) = self else { return true }
      return action == nil || action == name
    }
  }
}

extension ComposedReducer {
  /// Returns the parts that an action needs as one reducer; nil if there are none.
  func pipeline(for filter: ComposedPipelines<State, Action>.Filter) -> Reduce<State, Action>? {
    func steps(_ stage: ComposedStage) -> [Reduce<State, Action>] {
      parts.compactMap { part in
        guard case .step(stage, let reducer) = part.role, filter.admits(part.action) else {
          return nil
        }
        return stage == .child ? watched(reducer, .child(part.name)) : reducer
      }
    }
    let bindings = steps(.binding)
    let functions = (before: steps(.beforeCore), core: steps(.core), after: steps(.afterCore))
    // Besides a child itself, only these functions can end it: its operator detects this after the
    // core, or, for functions after the core, at the next action of any kind.
    let mayEndChildren =
      !bindings.isEmpty || !functions.before.isEmpty || !functions.core.isEmpty
      || parts.contains(where: \.actsAfterCore)
    let stages = [
      bindings.map { watched($0, .binding) },
      steps(.child),
      functions.before,
      [core(of: functions.core, mayEndChildren ? .everything : filter)].compactMap { $0 },
      functions.after,
    ]
    return joined(stages.flatMap { $0 }).map { watched($0, .feature) }
  }

  private func core(
    of functions: [Reduce<State, Action>],
    _ filter: ComposedPipelines<State, Action>.Filter
  ) -> Reduce<State, Action>? {
    var core = joined(functions)
    for part in parts {
      guard case .operation(let attach) = part.role, filter.admits(part.action) else { continue }
      core = watched(attach(core ?? Reduce(EmptyReducer())), .child(part.name))
    }
    return core.map { watched($0, .core) }
  }

  /// Returns the reducer with its `onChange` handlers.
  private func watched(
    _ reducer: Reduce<State, Action>,
    _ position: ComposeBodyOnChangeAttachment.Position
  ) -> Reduce<State, Action> {
    parts.reduce(reducer) { reducer, part in
      guard case .change(position, let attach) = part.role else { return reducer }
      return attach(reducer)
    }
  }

  private func joined(_ reducers: [Reduce<State, Action>]) -> Reduce<State, Action>? {
    guard let first = reducers.first else { return nil }
    return reducers.dropFirst().reduce(first) { Reduce(_Sequence(first: $0, second: $1)) }
  }
}

extension ComposedPart {
  /// Whether the part may end a child after the child's operator has run.
  fileprivate var actsAfterCore: Bool {
    switch role {
    case .step(.afterCore, _), .change: true
    case .step, .operation: false
    }
  }
}
