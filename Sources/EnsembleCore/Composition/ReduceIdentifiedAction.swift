// SPDX-License-Identifier: MIT

import EnsembleCasePaths

/// A reducer for one kind of action of any row of a collection.
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
  ElementID: Hashable & Sendable,
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

  /// Runs a function that returns effects.
  ///
  /// - Parameters:
  ///   - action: The case with the actions of the rows.
  ///   - element: The case of a row's actions to run the function for.
  ///   - reduceElementAction: Takes the row's id and what the case carries.
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

  /// Runs a function that only changes the state.
  ///
  /// - Parameters:
  ///   - action: The case with the actions of the rows.
  ///   - element: The case of a row's actions to run the function for.
  ///   - reduceElementAction: Takes the row's id and what the case carries.
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
