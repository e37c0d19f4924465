// SPDX-License-Identifier: MIT

import EnsembleCasePaths

/// A reducer and the one that runs on the values of a dictionary in its state.
public struct _ForEachKeyReducer<Parent: Reducer, Key: Hashable & Sendable, Element: Reducer>:
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
  public func reduce(
    into state: inout Parent.State,
    action: Parent.Action
  ) -> Effect<Parent.Action> {
    _resolved().run(&state, action)
  }

  @inlinable
  public func _resolved() -> ResolvedReducer<Parent.State, Parent.Action> {
    let site = elements
    let access = StateAccess(elements)
    let action = action
    let parent = parent._resolved().run
    let element = LazyReducer(element)
    let location = location
    let running = RunningKeys<Key>(site: site)

    func runElement(
      _ state: inout Parent.State,
      _ key: Key,
      _ elementAction: Element.Action
    ) -> Effect<Element.Action>? {
      access.modify(&state) { elements in
        guard let index = elements.index(forKey: key) else { return nil }
        return element.run(&elements.values[index], elementAction)
      }
    }

    return ResolvedReducer { state, parentAction in
      var effect = Effect<Parent.Action>.none
      var started: Key?
      let isFirst = running.isUnknown
      if isFirst { running.suspect(access.read(&state) { Set($0.keys) }) }
      if case .element(let key, let elementAction)? = action.extract(from: parentAction) {
        if let elementEffect = runElement(&state, key, elementAction) {
          if elementEffect.node != nil {
            running.keys.insert(key)
            started = key
            effect = elementEffect.lifted(
              at: EffectPathComponent(site: site, key: EffectKey(key))
            ) { action.embed(.element(id: key, action: $0)) }
          }
        } else {
          reportMissingElement(parentAction, location)
        }
      }
      effect = effect.merge(with: parent(&state, parentAction))
      if running.keys.isEmpty { return effect }
      let removed = access.read(&state) { elements in
        running.keys.filter { elements[$0] == nil }
      }
      if !removed.isEmpty { return effect.merge(with: .cancel(removed, of: running)) }
      if isFirst { running.keys = started.map { [$0] } ?? [] }
      return effect
    }
  }
}

/// The keys of a dictionary whose values may have effects under way.
///
/// One operator may serve many dictionaries, so a key stays as long as any of them has some. An operator
/// that is resolved for a single call, as by a reducer which calls `reduce(into:action:)` of another one,
/// has seen nothing of what runs: so with the first action each key is a suspect.
///
/// `@unchecked Sendable`: used in the isolation of the engine alone.
@usableFromInline
final class RunningKeys<Key: Hashable & Sendable>: @unchecked Sendable {
  let site: AnyKeyPath
  @usableFromInline var keys: Set<Key> = []
  /// Whether no action has come by yet.
  @usableFromInline private(set) var isUnknown = true

  @usableFromInline
  init(site: AnyKeyPath) {
    self.site = site
  }

  /// Begins with keys whose values may have effects under way, or not.
  @usableFromInline
  func suspect(_ keys: Set<Key>) {
    self.keys = keys
    isUnknown = false
  }

  /// Forgets what has nothing under way anywhere.
  func update(from runtime: EffectRuntime) {
    keys = Set(runtime.runningKeys(at: site))
  }
}

extension Effect {
  /// An effect that cancels everything of the values that are gone from a dictionary.
  @usableFromInline
  static func cancel<Key>(_ removed: Set<Key>, of running: RunningKeys<Key>) -> Self {
    Self(CancelKeysNode(removed, running))
  }
}

private final class CancelKeysNode<Action, Key: Hashable & Sendable>: EffectNode<Action>,
  @unchecked Sendable
{
  let removed: Set<Key>
  let running: RunningKeys<Key>

  init(_ removed: Set<Key>, _ running: RunningKeys<Key>) {
    self.removed = removed
    self.running = running
  }

  override func start(_ context: EffectContext, _ sink: EffectSink<Action>) {
    for key in removed {
      let component = EffectPathComponent(site: running.site, key: EffectKey(key))
      context.runtime.cancelAll(at: context.path.appending(component))
    }
    running.update(from: context.runtime)
  }
}
