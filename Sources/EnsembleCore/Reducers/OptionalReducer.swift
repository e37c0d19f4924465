// SPDX-License-Identifier: MIT

import EnsembleCasePaths

/// A feature that may be there as a feature of its own: for the case of an enum.
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case detail(OptionalReducer<Detail>)
/// }
/// ```
///
/// All effects of the feature end when its state is cleared, or replaced by one of another identity: also
/// by whoever presents it, or has it on a stack, with the same action. An action while there is no state
/// is reported.
///
/// A view gets the store of the feature by `store.scope(state: \.self, action: \.self)`.
public struct OptionalReducer<Wrapped: Reducer>: Reducer {
  public typealias State = Wrapped.State?
  public typealias Action = Wrapped.Action

  private typealias Child = _IfLetReducer<EmptyReducer<State, Action>, Wrapped>

  private let child: Child

  /// Creates the reducer of optional state from that of the state.
  public init(
    _ wrapped: Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    child = Child(
      parent: EmptyReducer(),
      child: wrapped,
      state: \State.self,
      action: AnyCasePath(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _resolved().run(&state, action)
  }

  public func _resolved() -> ResolvedReducer<State, Action> {
    let run = child._resolved().run
    let identity = ChildIdentity<Wrapped.State>()
    // Which child there was when it last ran. Of several, another one: then nothing is found to cancel.
    var last = ChildPresence.absent
    func end(_ current: ChildPresence) -> Effect<Action> {
      if current == last || !last.isPresent { return .none }
      return .cancelChild(last.component(at: \State.self))
    }
    return ResolvedReducer(
      settle: { state in end(state.map { identity.presence(of: $0) } ?? .absent) }
    ) { state, action in
      let ended = end(identity.presence(ofOptional: &state))
      let effect = run(&state, action)
      last = identity.presence(ofOptional: &state)
      return ended.merge(with: effect)
    }
  }
}
