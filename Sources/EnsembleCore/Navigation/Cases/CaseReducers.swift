// SPDX-License-Identifier: MIT

import EnsembleCasePaths

/// The reducers of an enum's cases: runs the one whose case an action belongs to.
///
/// What `@Reducer` makes of an enum. However many cases there are, they are not nested in each other: the
/// depth of the stack does not grow with them.
public struct _CaseReducers<State: CasePathable, Action: CasePathable>: Reducer {
  private var cases: [any EnumCase<State, Action>] = []

  /// Creates a reducer for no cases.
  public init() {}

  /// Adds the reducer of a case.
  public mutating func add<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    cases.append(
      CaseReducerEntry(
        child: child(),
        site: state,
        state: AnyCasePath(state),
        action: AnyCasePath(action),
        location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    )
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _resolved().run(&state, action)
  }

  public func _resolved() -> ResolvedReducer<State, Action> {
    let cases = cases.map { $0.resolved() }
    return ResolvedReducer { state, action in
      for reduce in cases {
        if let effect = reduce(&state, action) { return effect }
      }
      return .none
    }
  }
}

/// One case of an enum, with its reducer.
private protocol EnumCase<State, Action> {
  associatedtype State
  associatedtype Action

  /// A function that runs the reducer, or gives nil for an action of another case.
  func resolved() -> (inout State, Action) -> Effect<Action>?
}

private struct CaseReducerEntry<State, Action, Child: Reducer>: EnumCase {
  let child: Child
  let site: AnyKeyPath
  let state: AnyCasePath<State, Child.State>
  let action: AnyCasePath<Action, Child.Action>
  let location: SourceLocation

  func resolved() -> (inout State, Action) -> Effect<Action>? {
    let child = LazyReducer(child)
    let identity = ChildIdentity<Child.State>()
    let action = action
    return { parentState, parentAction in
      guard let childAction = action.extract(from: parentAction) else { return nil }
      var presence = ChildPresence.absent
      var previous = ChildPresence.absent
      let childEffect = state.modify(&parentState) { childState in
        previous = identity.presence(of: childState)
        let effect = child.run(&childState, childAction)
        presence = identity.presence(of: childState)
        return effect
      }
      guard let childEffect else {
        reportOtherCase("ifCaseLet", parentState, parentAction, location)
        return Effect.none
      }
      let lifted = childEffect.lifted(at: presence.component(at: site)) { action.embed($0) }
      if presence == previous { return lifted }
      return .cancelChild(previous.component(at: site)).merge(with: lifted)
    }
  }
}
