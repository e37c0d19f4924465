// SPDX-License-Identifier: MIT

import EnsembleCasePaths

/// A reducer for the actions of one case, which receives their payload.
///
/// ```swift
/// ReduceAction(\.view) { state, action in
///   switch action {
///   case .incrementTapped: state.count += 1
///   }
/// }
/// ```
///
/// Other actions cost one case comparison. A closure without a result has no effects.
public struct ReduceAction<State, Action, ChildAction>: Reducer {
  @usableFromInline let action: AnyCasePath<Action, ChildAction>
  @usableFromInline let reduceChildAction: (inout State, ChildAction) -> Effect<Action>

  @inlinable
  package init(
    path action: AnyCasePath<Action, ChildAction>,
    _ reduceChildAction: @escaping (inout State, ChildAction) -> Effect<Action>
  ) {
    self.action = action
    self.reduceChildAction = reduceChildAction
  }

  /// Creates a reducer from a closure that returns effects.
  ///
  /// - Parameters:
  ///   - action: The case path of the actions, of any depth.
  ///   - reduceChildAction: A closure that receives the payload of the case.
  @inlinable
  public init(
    _ action: CaseKeyPath<Action, ChildAction>,
    reduceChildAction: @escaping (_ state: inout State, _ action: ChildAction) -> Effect<Action>
  ) where Action: CasePathable {
    self.init(path: AnyCasePath(action), reduceChildAction)
  }

  /// Creates a reducer from a closure that only changes the state.
  ///
  /// - Parameters:
  ///   - action: The case path of the actions, of any depth.
  ///   - reduceChildAction: A closure that receives the payload of the case.
  @_disfavoredOverload
  @inlinable
  public init(
    _ action: CaseKeyPath<Action, ChildAction>,
    reduceChildAction: @escaping (_ state: inout State, _ action: ChildAction) -> Void
  ) where Action: CasePathable {
    self.init(path: AnyCasePath(action)) { state, action in
      reduceChildAction(&state, action)
      return .none
    }
  }

  @inlinable
  nonisolated public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let childAction = self.action.extract(from: action) else { return .none }
    return reduceChildAction(&state, childAction)
  }
}
