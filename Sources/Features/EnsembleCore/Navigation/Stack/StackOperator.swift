// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleCollections
import EnsembleDependencies

/// The operator of the features on a stack.
final class StackOperator<State, Action, ElementState, ElementAction>: ChildOperator {
  /// The part of an action that is left to do after the parent has run.
  struct Step {
    /// The element to pop, with everything above it.
    var popped: StackElementID?
    /// The element that the action was for. `ending` is its presence if the action dismisses it.
    var element: (id: StackElementID, ending: ChildPresence?)?
  }

  private let site: AnyKeyPath
  private let element: LazyReducer<ElementState, ElementAction>
  private let access: StateAccess<State, StackState<ElementState>>
  private let action: AnyCasePath<Action, StackAction<ElementState, ElementAction>>
  private let makeProof: ((UnsafeMutableRawPointer) -> ChangeProof)?
  private let ephemeral: EphemeralElements<ElementState, ElementAction>
  private let issues: StackIssues

  init<Parent: Reducer<State, Action>, Element: Reducer<ElementState, ElementAction>>(
    _ reducer: _StackReducer<Parent, Element>
  ) {
    site = reducer.stack
    element = LazyReducer(reducer.element)
    access = StateAccess(reducer.stack)
    action = reducer.action
    makeProof = ChangeProof.maker(for: ElementState.self)
    ephemeral = EphemeralElements()
    issues = StackIssues(location: reducer.location)
  }

  func runChild(
    _ state: inout State,
    _ action: Action
  ) -> (effect: Effect<Action>, children: Step) {
    switch self.action.extract(from: action) {
    case nil:
      return (.none, Step())
    case .element(let id, let elementAction)?:
      guard let (effect, ending) = run(&state, id, elementAction) else {
        issues.reportMissing(action)
        return (.none, Step())
      }
      return (effect, Step(element: (id, ending)))
    case .popFrom(let id)?:
      if access.read(&state, { $0.ids.contains(id) }) { return (.none, Step(popped: id)) }
      issues.reportPop(id, access.read(&state) { Array($0.ids) })
      return (.none, Step())
    case .push(let id, let elementState)?:
      push(&state, id, elementState, action)
      return (.none, Step())
    }
  }

  func settle(_ state: inout State, since step: Step) -> Effect<Action> {
    var effect = Effect<Action>.none
    var popped = step.popped
    if let (id, ending) = step.element {
      effect = cancelOrphans(&state, of: id)
      let isSame = ending != nil && access.read(&state) { ephemeral.presence($0, id) == ending }
      if isSame { popped = id }
    }
    if let popped { access.modifyKeepingRemoved(&state) { $0.pop(from: popped) } }
    return effect.merge(with: cancelRemoved(&state))
  }

  // MARK: Steps

  /// Runs the reducer of an element; returns nil if there is none.
  private func run(
    _ state: inout State,
    _ id: StackElementID,
    _ elementAction: ElementAction
  ) -> (effect: Effect<Action>, ending: ChildPresence?)? {
    var ending: ChildPresence?
    let (effect, dismissal) = PresentationFrame.run {
      access.modify(&state) { stack in
        var isReplaced = false
        let effect = stack.entries.modifyElement(id: id) { entry in
          let effect = withProof(of: &entry.state, makeProof, isReplaced: &isReplaced) {
            element.run(&$0, elementAction)
          }
          ending = ephemeral.presence(entry.state, endedBy: elementAction)
          return effect
        }
        if isReplaced { stack.entries.dropStructure() }
        return effect
      }
    }
    guard let effect else { return nil }
    if effect.node == nil, dismissal == nil { return (.none, ending) }
    let lifted = effect.presented(
      at: component(id),
      dismissal,
      dismissAction: action.embed(.popFrom(id: id))
    ) { [action] in action.embed(.element(id: id, action: $0)) }
    return (lifted, ending)
  }

  private func push(
    _ state: inout State,
    _ id: StackElementID,
    _ elementState: ElementState,
    _ action: Action
  ) {
    let (isKnown, newestID) = access.read(&state) { ($0.ids.contains(id), $0.newestID) }
    if isKnown { return issues.reportPush(action, id) }
    issues.check(id, after: newestID)
    access.modify(&state) { $0.insert(elementState, id: id, at: $0.entries.count) }
  }

  /// Returns an effect that cancels the effects of an element's descendants that the parent has
  /// removed.
  private func cancelOrphans(_ state: inout State, of id: StackElementID) -> Effect<Action> {
    guard let cancelOrphans = element.cancelOrphans else { return .none }
    let effect = access.read(&state) { $0.cancelOrphans(id, cancelOrphans) }
    if effect.node == nil { return .none }
    return effect.lifted(at: component(id)) { [action] in
      action.embed(.element(id: id, action: $0))
    }
  }

  /// Returns an effect that cancels the effects of elements that any reducer has removed since the
  /// last action.
  private func cancelRemoved(_ state: inout State) -> Effect<Action> {
    let isSame = access.read(&state) {
      $0.cancelledStructure != nil && $0.cancelledStructure === $0.entries.structure
    }
    if isSame { return .none }
    // Elements of another generator, in a stack that was created elsewhere, have ids that must not
    // be generated again.
    if let last = access.read(&state, { $0.newestID }) {
      DependencyValues.current.stackElementID.pass(last)
    }
    access.modifyPersistent(&state) { $0.cancelledStructure = $0.entries.markStructure() }
    return .cancelElements(missingIn: access.read(&state) { $0.ids }, at: site)
  }

  private func component(_ id: StackElementID) -> EffectPathComponent {
    EffectPathComponent(site: site, key: EffectKey(id))
  }
}
