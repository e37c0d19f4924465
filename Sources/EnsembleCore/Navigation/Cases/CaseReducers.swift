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
    let settling = SettlingCases<State, Action>()
    let maySettle = cases.contains { $0.maySettle }
    let cases = cases.map { $0.resolved(settling) }
    func run(_ state: inout State, _ action: Action) -> Effect<Action> {
      for reduce in cases {
        if let effect = reduce(&state, action) { return effect }
      }
      return .none
    }
    guard maySettle else { return ResolvedReducer(run) }
    return ResolvedReducer(settle: { settling.settle($0) }, run)
  }
}

/// The cases with children that somebody outside may remove: those of an array, and optional ones.
private final class SettlingCases<State, Action> {
  // Grows when such a case has run for the first time; no access to it can overlap another.
  @exclusivity(unchecked)
  var cases: [(borrowing State) -> Effect<Action>?] = []

  func settle(_ state: borrowing State) -> Effect<Action> {
    for settle in cases {
      if let effect = settle(state) { return effect }
    }
    return .none
  }
}

/// One case of an enum, with its reducer.
private protocol EnumCase<State, Action> {
  associatedtype State
  associatedtype Action

  /// Whether somebody outside may remove children of the case.
  var maySettle: Bool { get }

  /// A function that runs the reducer, or gives nil for an action of another case.
  func resolved(
    _ settling: SettlingCases<State, Action>
  ) -> (inout State, Action) -> Effect<Action>?
}

private struct CaseReducerEntry<State, Action, Child: Reducer>: EnumCase {
  let child: Child
  let site: AnyKeyPath
  let state: AnyCasePath<State, Child.State>
  let action: AnyCasePath<Action, Child.Action>
  let location: SourceLocation

  var maySettle: Bool { Child.self is any SettlingReducer.Type }

  func resolved(
    _ settling: SettlingCases<State, Action>
  ) -> (inout State, Action) -> Effect<Action>? {
    let child = LazyReducer(child)
    let identity = ChildIdentity<Child.State>()
    let action = action
    var isNew = true
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
      if isNew {
        isNew = false
        if let settle = child.settle { settling.cases.append(settled(by: settle, identity)) }
      }
      let lifted = childEffect.lifted(at: presence.component(at: site)) { action.embed($0) }
      if presence == previous { return lifted }
      return .cancelChild(previous.component(at: site)).merge(with: lifted)
    }
  }

  private func settled(
    by settle: @escaping (borrowing Child.State) -> Effect<Child.Action>,
    _ identity: ChildIdentity<Child.State>
  ) -> (borrowing State) -> Effect<Action>? {
    let action = action
    return { parentState in
      guard let childState = state.extract(from: copy parentState) else { return nil }
      let effect = settle(childState)
      if effect.node == nil { return Effect.none }
      let presence = identity.presence(of: childState)
      return effect.lifted(at: presence.component(at: site)) { action.embed($0) }
    }
  }
}
