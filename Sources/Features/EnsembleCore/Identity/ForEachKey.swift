// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleInternals

/// A reducer combined with the reducer of a dictionary's values.
@usableFromInline
package struct ForEachKeyReducer<Parent: Reducer, Key: Hashable, Element: Reducer>:
  Reducer
{
  @usableFromInline let parent: Parent
  @usableFromInline let element: Element
  @usableFromInline let elements: WritableKeyPath<Parent.State, [Key: Element.State]>
  @usableFromInline let action: AnyCasePath<Parent.Action, IdentifiedAction<Key, Element.Action>>
  @usableFromInline let location: SourceLocation

  @inlinable
  init(
    parent: Parent,
    element: Element,
    elements: WritableKeyPath<Parent.State, [Key: Element.State]>,
    action: AnyCasePath<Parent.Action, IdentifiedAction<Key, Element.Action>>,
    location: SourceLocation
  ) {
    self.parent = parent
    self.element = element
    self.elements = elements
    self.action = action
    self.location = location
  }

  @inlinable
  package func reduce(
    into state: inout Parent.State,
    action: Parent.Action
  ) -> Effect<Parent.Action> {
    _resolved().run(&state, action)
  }

  @inlinable
  package func _resolved() -> ResolvedReducer<Parent.State, Parent.Action> {
    ForEachKeyOperator(self).resolved(around: parent)
  }
}

/// The operator that runs the reducer of a dictionary's values.
@usableFromInline
final class ForEachKeyOperator<
  State,
  Action,
  Key: Hashable,
  ElementState,
  ElementAction
>:
  ChildOperator
{
  @usableFromInline let element: LazyReducer<ElementState, ElementAction>
  @usableFromInline let access: StateAccess<State, [Key: ElementState]>
  @usableFromInline let action: AnyCasePath<Action, IdentifiedAction<Key, ElementAction>>
  @usableFromInline let running: RunningElements
  @usableFromInline let location: SourceLocation

  @inlinable
  init<Parent: Reducer<State, Action>, Element: Reducer<ElementState, ElementAction>>(
    _ reducer: ForEachKeyReducer<Parent, Key, Element>
  ) {
    element = LazyReducer(reducer.element)
    access = StateAccess(reducer.elements)
    action = reducer.action
    running = RunningElements(site: reducer.elements)
    location = reducer.location
  }

  @inlinable
  @inline(__always)
  func runChild(
    _ state: inout State,
    _ action: Action
  ) -> (effect: Effect<Action>, children: Void) {
    guard case .element(let key, let elementAction)? = self.action.extract(from: action) else {
      return (.none, ())
    }
    guard let effect = run(&state, key, elementAction) else {
      reportMissingElement(action, location)
      return (.none, ())
    }
    if effect.node != nil { running.mayHaveEffects = true }
    return (effect.lifted(from: key, at: running.site, self.action), ())
  }

  @inlinable
  @inline(__always)
  func settle(_ state: inout State, since _: Void) -> Effect<Action> {
    guard running.mayHaveEffects else { return .none }
    return running.cancelRemoved(from: access.read(&state) { $0 })
  }

  /// Runs the reducer of a value; returns nil if there is none.
  @inlinable
  @inline(__always)
  func run(
    _ state: inout State,
    _ key: Key,
    _ action: ElementAction
  ) -> Effect<ElementAction>? {
    access.modify(&state) { elements in
      guard let index = elements.index(forKey: key) else { return nil }
      return element.run(&elements.values[index], action)
    }
  }
}

/// A record of whether values of dictionaries may have running effects.
///
/// A dictionary has no structure token, so removed values can only be found among those with
/// effects. One operator may serve many dictionaries, in rows: the registry knows which values of
/// which dictionary have effects.
///
/// `@unchecked Sendable`: only used in the isolation of the engine.
@usableFromInline
final class RunningElements: @unchecked Sendable {
  @usableFromInline let site: AnyKeyPath
  /// Whether any value of the dictionaries may have running effects.
  ///
  /// Initially true: an operator that is resolved for a single call, as by a reducer that calls
  /// `reduce(into:action:)` of another one, does not know the running effects.
  @usableFromInline var mayHaveEffects = true

  @usableFromInline
  init(site: AnyKeyPath) {
    self.site = site
  }

  /// Returns an effect that cancels all effects of the values that were removed from a dictionary.
  @usableFromInline
  func cancelRemoved<Action, Key: Hashable, Element>(
    from elements: [Key: Element]
  ) -> Effect<Action> {
    Effect(
      CancelRemovedNode(self) { key in
        (key.value.base as? Key).map { elements[$0] == nil } ?? false
      }
    )
  }
}

private final class CancelRemovedNode<Action>: EffectNode<Action>, @unchecked Sendable {
  let running: RunningElements
  let isGone: (EffectKey) -> Bool

  init(_ running: RunningElements, _ isGone: @escaping (EffectKey) -> Bool) {
    self.running = running
    self.isGone = isGone
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    context.runtime.cancelChildren(of: context.path) { [running, isGone] component in
      component.isChild(at: running.site) && component.key.map(isGone) ?? false
    }
    // All other effects of the action are already running.
    if context.runtime.isIdle { running.mayHaveEffects = false }
  }
}
