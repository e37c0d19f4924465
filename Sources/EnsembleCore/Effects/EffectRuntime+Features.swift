// SPDX-License-Identifier: MIT

// MARK: Identifiers

extension EffectRuntime {
  /// Opens work that an identifier covers.
  ///
  /// - Parameters:
  ///   - caller: The operation that asks for it, which goes on; the parent unless given.
  ///   - cancelInFlight: Whether to cancel first what the identifier covers at the path and below.
  func open(
    _ key: EffectKey,
    at path: EffectPath,
    in parent: EffectWork.ID?,
    caller: EffectWork.ID? = nil,
    cancelInFlight: Bool = false
  ) -> EffectWork.ID {
    let name = pin(.identifier(key))
    let place = path.place
    return update {
      $0.open(
        identifier: name,
        at: place,
        in: parent,
        caller: caller,
        cancelInFlight: cancelInFlight,
        &$1
      )
    }
  }

  /// Cancels everything with an identifier, as seen from a path.
  func cancel(_ key: EffectKey, at path: EffectPath, _ scope: CancellationScope) {
    if scope == .process { return EffectRuntimes.forEachOfSameTest { $0.cancelEverywhere(key) } }
    guard let name = find(.identifier(key)) else { return }
    let place = path.place
    update {
      $0.cancel(name, at: place, scope, &$1)
      $1.release($0.release(name))
    }
  }

  private func cancelEverywhere(_ key: EffectKey) {
    cancel(key, at: EffectPath(rootOf: self), .store)
  }
}

// MARK: Features

extension EffectRuntime {
  /// Cancels everything at a path and below it; features that are presented there are over.
  func cancelAll(at path: EffectPath) {
    let place = path.place
    update { $0.cancelAll(at: place, &$1) }
  }

  /// Cancels everything of the children that a function tells.
  ///
  /// - Complexity: O(*k*) in the number of children of any kind that have effects under way.
  func cancelChildren(of path: EffectPath, where isGone: (EffectPathComponent) -> Bool) {
    let place = path.place
    let children = read { $0.features(in: place) }
    for (child, name) in children {
      guard let component = name.component, isGone(component) else { continue }
      update { registry, todo in
        // A child whose last effect has ended meanwhile is gone already.
        if registry.places.contains(child) { registry.cancelAll(at: child, &todo) }
      }
    }
  }

  /// The life of the feature that is presented at a path, from the first time that this is asked to the
  /// end of it.
  func presence(at path: EffectPath) -> Presenter.Presence {
    let place = path.place
    return update { registry, _ in registry.presence(at: place) }
  }

  /// The place, beside a given one, in which effects that an operator has started are still under way.
  func place(of namespace: Namespace, beside path: EffectPath) -> EffectPathComponent? {
    let place = path.place
    return update { registry, _ in registry.place(of: namespace, beside: place)?.component }
  }

  /// Notes the operator that has started what is under way at a path.
  func setNamespace(_ namespace: Namespace, at path: EffectPath) {
    let place = path.place
    update { registry, _ in registry.setNamespace(namespace, at: place) }
  }
}
