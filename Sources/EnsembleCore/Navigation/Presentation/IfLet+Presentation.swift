// SPDX-License-Identifier: MIT

import EnsembleCasePaths

extension Reducer {
  /// Runs a child's reducer while the child is presented.
  ///
  /// ```swift
  /// Reduce { … }
  ///   .ifLet(\.$destination, action: \.destination) {
  ///     Destination()
  ///   }
  /// ```
  ///
  /// | state | action | behavior |
  /// | --- | --- | --- |
  /// | present | `.presented` | the child, then this reducer |
  /// | present | `.dismiss` | this reducer; then the state is cleared, unless this reducer has replaced it |
  /// | present | any other | this reducer |
  /// | nil | `.presented` or `.dismiss` | reported; then this reducer |
  ///
  /// When the child is dismissed, or replaced by one with another identity (an `Identifiable` id,
  /// or an enum case), all its effects are cancelled. The child can dismiss itself with the
  /// dependency `dismiss`.
  ///
  /// A state that is an alert or a dialog, or an enum in such a case, is cleared after an action of
  /// one of its buttons.
  @inlinable
  public func ifLet<
    DestinationState,
    DestinationAction,
    Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
    action: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @_ChildBuilder<Action, DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _PresentationReducer(
      parent: self,
      child: destination(),
      state: state,
      action: AnyCasePath(action),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Clears the state of an alert or a dialog on dismissal, and after an action of one of its
  /// buttons.
  ///
  /// See ``ifLet(_:action:destination:fileID:filePath:line:column:)``.
  @inlinable
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
    action: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _PresentationReducer(
      parent: self,
      child: EmptyReducer<DestinationState, DestinationAction>(),
      state: state,
      action: AnyCasePath(action),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs the reducers of an `@Reducer enum` while one of its cases is presented.
  ///
  /// See ``ifLet(_:action:destination:fileID:filePath:line:column:)``.
  @inlinable
  public func ifLet<DestinationState: CaseReducerState, DestinationAction>(
    _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
    action: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where DestinationState.StateReducer.Action == DestinationAction {
    _PresentationReducer(
      parent: self,
      child: DestinationState.StateReducer.body,
      state: state,
      action: AnyCasePath(action),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer combined with a child that it presents.
public struct _PresentationReducer<Parent: Reducer, Child: Reducer>: Reducer {
  @usableFromInline let parent: Parent
  @usableFromInline let child: Child
  @usableFromInline let state: WritableKeyPath<Parent.State, PresentationState<Child.State>>
  @usableFromInline let action: AnyCasePath<Parent.Action, PresentationAction<Child.Action>>
  @usableFromInline let location: SourceLocation

  @inlinable
  init(
    parent: Parent,
    child: Child,
    state: WritableKeyPath<Parent.State, PresentationState<Child.State>>,
    action: AnyCasePath<Parent.Action, PresentationAction<Child.Action>>,
    location: SourceLocation
  ) {
    self.parent = parent
    self.child = child
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
    let access = StateAccess(state)
    let action = action
    let parent = parent._resolved().run
    let child = LazyReducer(child)
    let presentation = Presentation<Child.State, Child.Action>(at: state, location)

    return ResolvedReducer { state, parentAction in
      var step = access.read(&state) { presentation.begin($0) }
      var effect = Effect<Parent.Action>.none
      if let replaced = step.replaced {
        access.modifyPersistent(&state) { presentation.end(&$0) }
        effect = .cancelChild(replaced.component)
      }

      switch action.extract(from: parentAction) {
      case nil:
        break
      case let presentationAction? where !step.current.isPresent:
        presentation.reportAbsence(of: parentAction, presentationAction)
      case .dismiss?:
        step.endsChild = true
      case .presented(let childAction)?:
        let (childEffect, dismissal) = PresentationFrame.run {
          access.modify(&state) { state in
            state.modify { child.run(&$0, childAction) } ?? .none
          }
        }
        access.read(&state) { presentation.childDidRun($0, &step, childAction) }
        if let replaced = step.replaced {
          effect = effect.merge(with: .cancelChild(replaced.component))
        }
        if childEffect.node != nil || dismissal != nil {
          access.modifyPersistent(&state) { presentation.childHasEffects(&$0, step) }
          effect = effect.merge(
            with: childEffect.presented(
              at: presentation.component(step.current),
              dismissal,
              dismissAction: action.embed(.dismiss)
            ) { action.embed(.presented($0)) }
          )
        }
      }

      effect = effect.merge(with: parent(&state, parentAction))
      if !step.current.isPresent { return effect }
      let isSame = access.read(&state) { presentation.presence($0) == step.current }
      if isSame, !step.endsChild {
        guard let cancelOrphans = child.cancelOrphans else { return effect }
        let ended = access.read(&state) { presentation.cancelOrphans($0, cancelOrphans) }
        if ended.node == nil { return effect }
        return effect.merge(
          with: ended.lifted(at: presentation.component(step.current)) {
            action.embed(.presented($0))
          }
        )
      }
      if isSame { access.modify(&state) { $0.wrappedValue = nil } }
      access.modifyPersistent(&state) { presentation.end(&$0) }
      return effect.merge(with: .cancelChild(presentation.component(step.current)))
    }
  }
}
