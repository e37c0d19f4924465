// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections
import EnsembleInternals

/// A reducer of the rows of a collection, for use as the case of an enum reducer.
///
/// ```swift
/// @Reducer
/// enum Destination {
///   case rows(IdentifiedArrayReducer<Row>)
/// }
/// ```
///
/// Each row has its own cancellation identifiers. All effects of a row are cancelled when it is
/// removed, also by an ancestor that presents the rows or has them on a stack, in the same action.
/// An action for a missing row is reported as an issue.
///
/// A view obtains the stores of the rows by `store.scope(state: \.self, action: \.self)`.
public struct IdentifiedArrayReducer<Element: Reducer>: Reducer
where Element.State: Identifiable, Element.State.ID: Sendable {
  /// The array of the rows' states.
  public typealias State = IdentifiedArrayOf<Element.State>
  /// The action of a row.
  public typealias Action = IdentifiedActionOf<Element>

  typealias Rows =
    _ForEachReducer<EmptyReducer<State, Action>, Element.State.ID, Element>

  let rows: Rows

  /// Creates the reducer of an array from the reducer of a row.
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
    let run = rows._resolved().run
    // The structure of the rows at the last run. If one reducer serves several arrays, it may be
    // the structure of another array; then the cancellation finds nothing to cancel.
    var structure: StructureToken?
    return ResolvedReducer(
      cancelOrphans: { state in
        if let structure, state.structure === structure { return .none }
        return .cancelElements(missingIn: state.ids, at: \State.self)
      }
    ) { state, action in
      let isSame = structure == nil || state.structure === structure
      let effect = run(&state, action)
      structure = state.structure
      if isSame { return effect }
      return effect.merge(with: .cancelElements(missingIn: state.ids, at: \State.self))
    }
  }
}
