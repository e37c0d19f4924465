// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections

extension Reducer {
  /// Runs a reducer on the features of a stack.
  ///
  /// ```swift
  /// Reduce { … }
  ///   .forEach(\.path, action: \.path) {
  ///     Path()
  ///   }
  /// ```
  ///
  /// | action | behavior |
  /// | --- | --- |
  /// | `.element(id:action:)` | the element, then this reducer |
  /// | `.popFrom(id:)` | this reducer; then the element and everything above it is removed |
  /// | `.push(id:state:)` | the state is appended; then this reducer |
  /// | any other | this reducer |
  ///
  /// All effects of an element are cancelled when any reducer removes it. An element can dismiss
  /// itself with the dependency `dismiss`: it is then popped, with everything above it. An element
  /// that is an alert or a dialog is also popped after an action of one of its buttons. Each
  /// element has its own cancellation identifiers.
  ///
  /// An action for a missing element, and a push of an existing one, are reported as issues.
  ///
  /// - Complexity: O(1) per action in the number of elements.
  public func forEach<
    DestinationState,
    DestinationAction,
    Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ stack: WritableKeyPath<State, StackState<DestinationState>>,
    action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @_ChildBuilder<Action, DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _StackReducer(
      parent: self,
      element: destination(),
      stack: stack,
      action: AnyCasePath(action),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Runs the reducers of an `@Reducer enum` on the features of a stack.
  ///
  /// See ``forEach(_:action:destination:fileID:filePath:line:column:)``.
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ stack: WritableKeyPath<State, StackState<DestinationState>>,
    action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where DestinationState.StateReducer.Action == DestinationAction {
    _StackReducer(
      parent: self,
      element: DestinationState.StateReducer.body,
      stack: stack,
      action: AnyCasePath(action),
      location: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer combined with the reducer of the features of a stack.
struct _StackReducer<Parent: Reducer, Element: Reducer>: Reducer {
  let parent: Parent
  let element: Element
  let stack: WritableKeyPath<Parent.State, StackState<Element.State>>
  let action: AnyCasePath<Parent.Action, StackAction<Element.State, Element.Action>>
  let location: SourceLocation

  func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    _resolved().run(&state, action)
  }

  func _resolved() -> ResolvedReducer<Parent.State, Parent.Action> {
    let access = StateAccess(stack)
    let action = action
    let parent = parent._resolved().run
    let element = LazyReducer(element)
    let issues = StackIssues(location: location)
    let site = stack
    let takeProof = ChangeProof.taker(for: Element.State.self)
    let ephemeral = EphemeralElements<Element.State, Element.Action>()

    func run(_ id: StackElementID, _ childAction: Element.Action, _ state: inout Parent.State)
      -> (effect: Effect<Parent.Action>, ending: ChildPresence?)?
    {
      var ending: ChildPresence?
      let (effect, dismissal) = PresentationFrame.run {
        access.modify(&state) { stack in
          var isReplaced = false
          let effect = stack.entries.modifyElement(id: id) { entry in
            let effect = withProof(of: &entry.state, takeProof, isReplaced: &isReplaced) {
              element.run(&$0, childAction)
            }
            ending = ephemeral.presence(entry.state, endedBy: childAction)
            return effect
          }
          if isReplaced { stack.entries.dropStructure() }
          return effect
        }
      }
      guard let effect else { return nil }
      if effect.node == nil, dismissal == nil { return (.none, ending) }
      let lifted = effect.presented(
        at: EffectPathComponent(site: site, key: EffectKey(id)),
        dismissal,
        dismissAction: action.embed(.popFrom(id: id))
      ) { action.embed(.element(id: id, action: $0)) }
      return (lifted, ending)
    }

    func orphanCancellation(_ id: StackElementID, _ state: inout Parent.State) -> Effect<
      Parent.Action
    > {
      guard let cancelOrphans = element.cancelOrphans else { return .none }
      let effect = access.read(&state) { $0.cancelOrphans(id, cancelOrphans) }
      if effect.node == nil { return .none }
      return effect.lifted(at: EffectPathComponent(site: site, key: EffectKey(id))) {
        action.embed(.element(id: id, action: $0))
      }
    }

    return ResolvedReducer { state, parentAction in
      var effect = Effect<Parent.Action>.none
      var popped: StackElementID?
      var current: (id: StackElementID, ending: ChildPresence?)?
      switch action.extract(from: parentAction) {
      case nil:
        break
      case .element(let id, let childAction)?:
        if let child = run(id, childAction, &state) {
          effect = child.effect
          current = (id, child.ending)
        } else {
          issues.reportMissing(parentAction)
        }
      case .popFrom(let id)?:
        if access.read(&state, { $0.ids.contains(id) }) {
          popped = id
        } else {
          issues.reportPop(id, access.read(&state) { Array($0.ids) })
        }
      case .push(let id, let newState)?:
        if access.read(&state, { $0.ids.contains(id) }) {
          issues.reportPush(parentAction, id)
        } else {
          issues.check(id)
          access.modify(&state) { stack in
            _ = stack.entries.append(StackEntry(id: id, state: newState))
          }
        }
      }
      effect = effect.merge(with: parent(&state, parentAction))
      if let (id, ending) = current {
        effect = effect.merge(with: orphanCancellation(id, &state))
        let isSame = ending != nil && access.read(&state) { ephemeral.presence($0, id) == ending }
        if isSame { popped = id }
      }
      if let popped { access.modify(&state) { $0.pop(from: popped) } }
      // Cancels the effects of elements that any reducer has removed since the last action.
      let isSame = access.read(&state) {
        $0.mounted != nil && $0.mounted === $0.entries.structure
      }
      if isSame { return effect }
      access.modifyPersistent(&state) { $0.mounted = $0.entries.markStructure() }
      let ids = access.read(&state) { $0.ids }
      return effect.merge(
        with: .cancelChildren { component in
          guard component.isChild(at: site), let id = component.key?.value.base as? StackElementID
          else { return false }
          return !ids.contains(id)
        }
      )
    }
  }
}
