// SPDX-License-Identifier: MIT

import EnsembleCasePaths

/// A reducer that applies the writes of binding actions to the state.
///
/// Reducers before it in a body receive the state before the write, reducers after it the state
/// after the write.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { … }
/// }
/// ```
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  let extract: (Action) -> BindingAction<State>?

  /// Creates a reducer for the writes of this feature's actions.
  public init() where Action == ViewAction {
    extract = Action.bindingExtractor()
  }

  /// Creates a reducer for the writes of the actions in a case, such as a view's actions.
  ///
  /// - Parameter toViewAction: The case path of these actions.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    let path = AnyCasePath(toViewAction)
    let extractBinding = ViewAction.bindingExtractor()
    extract = { path.extract(from: $0).flatMap(extractBinding) }
  }

  public func _resolved() -> ResolvedReducer<State, Action> {
    let routes = FieldRoutes<State>()
    return ResolvedReducer { [extract] state, action in
      if let action = extract(action) { routes.apply(action.write, to: &state) }
      return .none
    }
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    extract(action)?.write.apply(to: &state)
    return .none
  }
}
