// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections

/// The rows of a collection as a feature of their own: for the case of an enum.
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case rows(IdentifiedArrayReducer<Row>)
/// }
/// ```
///
/// Each row has cancellation identifiers of its own. All effects of a row end when it is removed: by
/// whoever presents the rows, or has them on a stack, with the same action. An action for a missing row
/// is reported.
///
/// A view gets the stores of the rows by `store.scope(state: \.self, action: \.self)`.
public struct IdentifiedArrayReducer<Element: Reducer>: Reducer
where Element.State: Identifiable, Element.State.ID: Sendable {
  public typealias State = IdentifiedArrayOf<Element.State>
  public typealias Action = IdentifiedActionOf<Element>

  private typealias Rows =
    _ForEachReducer<EmptyReducer<State, Action>, Element.State.ID, Element>

  private let rows: Rows

  /// Creates the reducer of an array from that of a row.
  public init(
    _ element: Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    rows = Rows(
      parent: EmptyReducer(),
      element: element,
      elements: \State.self,
      action: AnyCasePath(),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _resolved().run(&state, action)
  }

  public func _resolved() -> ResolvedReducer<State, Action> {
    let rows = rows
    let run = rows._resolved().run
    // What the rows were when they last ran. With several arrays that of another one: then nothing is
    // found to cancel.
    var structure: StructureToken?
    return ResolvedReducer(
      settle: { state in
        if let structure, state._structure === structure { return .none }
        return rows.cancelRemoved(state.ids, at: \State.self)
      }
    ) { state, action in
      let isSame = structure == nil || state._structure === structure
      let effect = run(&state, action)
      structure = state._structure
      return isSame ? effect : effect.merge(with: rows.cancelRemoved(state.ids, at: \State.self))
    }
  }
}
