// SPDX-License-Identifier: MIT

import EnsembleCasePaths

/// A reducer for the actions of one case of any feature on a stack.
///
/// ```swift
/// ReduceStackAction(\.path, element: \.detail.delegate) { state, id, action in
///   state.path.pop(from: id)
///   return .none
/// }
/// ```
public struct ReduceStackAction<State, Action, ElementState, ElementAction, ChildAction>: Reducer {
  private let action: AnyCasePath<Action, StackAction<ElementState, ElementAction>>
  private let element: AnyCasePath<ElementAction, ChildAction>
  private let reduceElementAction: (inout State, StackElementID, ChildAction) -> Effect<Action>

  /// Creates a reducer from a closure that returns effects.
  ///
  /// - Parameters:
  ///   - action: The case path of the stack's actions.
  ///   - element: The case path of the handled actions in an element's actions.
  ///   - reduceElementAction: A closure that receives the element's id and the payload of the case.
  public init(
    _ action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>,
    element: CaseKeyPath<ElementAction, ChildAction>,
    reduceElementAction:
      @escaping (
        _ state: inout State, _ id: StackElementID, _ action: ChildAction
      ) -> Effect<Action>
  ) where Action: CasePathable, ElementAction: CasePathable {
    self.action = AnyCasePath(action)
    self.element = AnyCasePath(element)
    self.reduceElementAction = reduceElementAction
  }

  /// Creates a reducer for the rows of an array that is an element of the stack.
  ///
  /// - Parameters:
  ///   - action: The case path of the stack's actions.
  ///   - element: The case path of the rows' actions in an element's actions.
  ///   - row: The case path of the handled actions in a row's actions.
  ///   - reduceRowAction: A closure that receives the ids of the element and the row, and the
  ///     payload of the row's case.
  public init<RowID, RowAction, RowCase>(
    _ action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>,
    element: CaseKeyPath<ElementAction, ChildAction>,
    row: CaseKeyPath<RowAction, RowCase>,
    reduceRowAction:
      @escaping (
        _ state: inout State, _ elementID: StackElementID, _ id: RowID, _ action: RowCase
      ) -> Effect<Action>
  )
  where
    Action: CasePathable,
    ElementAction: CasePathable,
    ChildAction == IdentifiedAction<RowID, RowAction>,
    RowAction: CasePathable
  {
    let row = AnyCasePath(row)
    self.init(action, element: element) { state, elementID, action in
      guard case .element(let id, let rowAction) = action,
        let payload = row.extract(from: rowAction)
      else { return .none }
      return reduceRowAction(&state, elementID, id, payload)
    }
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard
      case .element(let id, let elementAction)? = self.action.extract(from: action),
      let childAction = element.extract(from: elementAction)
    else { return .none }
    return reduceElementAction(&state, id, childAction)
  }
}
