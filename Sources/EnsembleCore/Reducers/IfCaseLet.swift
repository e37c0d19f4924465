// SPDX-License-Identifier: MIT

import EnsembleCasePaths

extension Reducer {
  /// Runs a child's reducer on one case of enum state while the state is in that case.
  ///
  /// The child runs first, then this reducer, on the same action. When this reducer changes the
  /// case, or replaces its payload by one with another identity, all effects of the child are
  /// cancelled.
  ///
  /// A child action while the state is in another case is reported as an issue, and this reducer
  /// still runs.
  @inlinable
  public func ifCaseLet<CaseState, CaseAction, CaseReducer: Reducer<CaseState, CaseAction>>(
    _ state: CaseKeyPath<State, CaseState>,
    action: CaseKeyPath<Action, CaseAction>,
    @_ChildBuilder<Action, CaseState, CaseAction> then child: () -> CaseReducer,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, CaseReducer> {
    _IfCaseLetReducer(
      parent: self,
      child: child(),
      site: state,
      state: AnyCasePath(state),
      action: AnyCasePath(action),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer combined with a child that runs on one case of its state.
public struct _IfCaseLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let site: AnyKeyPath
  @usableFromInline let state: AnyCasePath<Parent.State, Child.State>
  @usableFromInline let action: AnyCasePath<Parent.Action, Child.Action>
  @usableFromInline let location: SourceLocation

  @inlinable
  init(
    parent: Parent,
    child: Child,
    site: AnyKeyPath,
    state: AnyCasePath<Parent.State, Child.State>,
    action: AnyCasePath<Parent.Action, Child.Action>,
    location: SourceLocation
  ) {
    self.parent = parent
    self.child = child
    self.site = site
    self.state = state
    self.action = action
    self.location = location
  }

  @inlinable
  public func reduce(
    into state: inout Parent.State,
    action: Parent.Action
  ) -> Effect<Parent.Action> {
    _resolved().run(&state, action)
  }

  @inlinable
  public func _resolved() -> ResolvedReducer<Parent.State, Parent.Action> {
    let site = site
    let state = state
    let action = action
    let identity = ChildIdentity<Child.State>()
    let parent = parent._resolved().run
    let child = LazyReducer(child)
    let location = location

    func presence(_ parentState: borrowing Parent.State) -> ChildPresence {
      state.extract(from: parentState).map { identity.presence(of: $0) } ?? .absent
    }

    return ResolvedReducer { parentState, parentAction in
      var effect = Effect<Parent.Action>.none
      var current = presence(parentState)
      if let childAction = action.extract(from: parentAction) {
        let childEffect = state.modify(&parentState) { child.run(&$0, childAction) }
        if let childEffect {
          let previous = current
          current = presence(parentState)
          if previous != current { effect = .cancelChild(previous.component(at: site)) }
          if childEffect.node != nil {
            effect = effect.merge(
              with: childEffect.lifted(at: current.component(at: site)) { action.embed($0) }
            )
          }
        } else {
          reportOtherCase("ifCaseLet", parentState, parentAction, location)
        }
      }
      effect = effect.merge(with: parent(&parentState, parentAction))
      if current == .absent { return effect }
      if presence(parentState) != current {
        return effect.merge(with: .cancelChild(current.component(at: site)))
      }
      guard
        let cancelOrphans = child.cancelOrphans,
        let ended = state.extract(from: parentState).map({ cancelOrphans($0) }),
        ended.node != nil
      else { return effect }
      return effect.merge(
        with: ended.lifted(at: current.component(at: site)) { action.embed($0) }
      )
    }
  }
}
