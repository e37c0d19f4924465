// SPDX-License-Identifier: MIT

import EnsembleCasePaths

/// A reducer for the actions of one case of any row of a collection.
///
/// ```swift
/// ReduceIdentifiedAction(\.pots, element: \.delegate) { state, id, action in
///   state.pots.remove(id: id)
/// }
/// ```
///
/// A closure without a result has no effects.
public struct ReduceIdentifiedAction<
  State,
  Action,
  ElementID: Hashable,
  ChildAction,
  ElementAction
>: Reducer {
  @usableFromInline let action: AnyCasePath<Action, IdentifiedAction<ElementID, ChildAction>>
  @usableFromInline let element: AnyCasePath<ChildAction, ElementAction>
  @usableFromInline
  let reduceElementAction: (inout State, ElementID, ElementAction) -> Effect<Action>

  @inlinable
  init(
    path action: AnyCasePath<Action, IdentifiedAction<ElementID, ChildAction>>,
    _ element: AnyCasePath<ChildAction, ElementAction>,
    _ reduceElementAction: @escaping (inout State, ElementID, ElementAction) -> Effect<Action>
  ) {
    self.action = action
    self.element = element
    self.reduceElementAction = reduceElementAction
  }

  /// Creates a reducer from a closure that returns effects.
  ///
  /// - Parameters:
  ///   - action: The case path of the rows' actions.
  ///   - element: The case path of the handled actions in a row's actions.
  ///   - reduceElementAction: A closure that receives the row's id and the payload of the case.
  @inlinable
  public init(
    _ action: CaseKeyPath<Action, IdentifiedAction<ElementID, ChildAction>>,
    element: CaseKeyPath<ChildAction, ElementAction>,
    reduceElementAction:
      @escaping (
        _ state: inout State, _ id: ElementID, _ action: ElementAction
      ) -> Effect<Action>
  ) where Action: CasePathable, ChildAction: CasePathable {
    self.init(path: AnyCasePath(action), AnyCasePath(element), reduceElementAction)
  }

  /// Creates a reducer from a closure that only changes the state.
  ///
  /// - Parameters:
  ///   - action: The case path of the rows' actions.
  ///   - element: The case path of the handled actions in a row's actions.
  ///   - reduceElementAction: A closure that receives the row's id and the payload of the case.
  @_disfavoredOverload
  @inlinable
  public init(
    _ action: CaseKeyPath<Action, IdentifiedAction<ElementID, ChildAction>>,
    element: CaseKeyPath<ChildAction, ElementAction>,
    reduceElementAction:
      @escaping (
        _ state: inout State, _ id: ElementID, _ action: ElementAction
      ) -> Void
  ) where Action: CasePathable, ChildAction: CasePathable {
    self.init(path: AnyCasePath(action), AnyCasePath(element)) { state, id, action in
      reduceElementAction(&state, id, action)
      return .none
    }
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard
      case .element(let id, let childAction)? = self.action.extract(from: action),
      let elementAction = element.extract(from: childAction)
    else { return .none }
    return reduceElementAction(&state, id, elementAction)
  }
}
