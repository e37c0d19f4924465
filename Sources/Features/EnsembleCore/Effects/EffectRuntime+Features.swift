// SPDX-License-Identifier: MIT

// MARK: Identifiers

extension EffectRuntime {
  /// Opens work with an identifier.
  ///
  /// - Parameters:
  ///   - caller: The operation that opens the work, which is not cancelled; by default the parent.
  ///   - cancelInFlight: A Boolean value that determines whether to cancel work with the identifier
  ///     at or below the path first.
  func open(
    _ key: EffectKey,
    at path: EffectPath,
    in parent: EffectWork.ID?,
    caller: EffectWork.ID? = nil,
    cancelInFlight: Bool = false
  ) -> EffectWork.ID {
    let name = pin(.identifier(key))
    let scope = path.scope
    return update {
      $0.open(
        identifier: name,
        at: scope,
        in: parent,
        caller: caller,
        cancelInFlight: cancelInFlight,
        &$1
      )
    }
  }

  /// Cancels all work with an identifier, as seen from a path.
  func cancel(_ key: EffectKey, at path: EffectPath, _ reach: CancellationScope) {
    if reach == .process { return EffectRuntimes.forEachOfSameTest { $0.cancelEverywhere(key) } }
    guard let name = find(.identifier(key)) else { return }
    let scope = path.scope
    update {
      $0.cancel(name, at: scope, reach, &$1)
      $1.release($0.release(name))
    }
  }

  private func cancelEverywhere(_ key: EffectKey) {
    cancel(key, at: EffectPath(rootOf: self), .store)
  }
}

// MARK: Features

extension EffectRuntime {
  /// Cancels all work at or below a path, and ends the lifetimes of the features there.
  func cancelAll(at path: EffectPath) {
    let scope = path.scope
    update { $0.cancelAll(at: scope, &$1) }
  }

  /// Cancels all work of the children that satisfy a predicate.
  ///
  /// - Complexity: O(*k*) in the number of children of all operators that have running effects.
  func cancelChildren(of path: EffectPath, where isGone: (EffectPathComponent) -> Bool) {
    let scope = path.scope
    let children = read { $0.features(in: scope) }
    for (child, name) in children {
      guard let component = name.component, isGone(component) else { continue }
      update { registry, commands in
        // A child whose last effect has finished meanwhile is already removed.
        if registry.scopes.contains(child) { registry.cancelAll(at: child, &commands) }
      }
    }
  }

  /// Returns the lifetime of the feature at a path, which is created by the first call and ends
  /// when all effects of the feature are cancelled.
  func lifetime(at path: EffectPath) -> EffectLifetime {
    let scope = path.scope
    return update { registry, _ in registry.lifetime(at: scope) }
  }

  /// Returns a sibling of a path with running effects that the same operator has started.
  func runningSibling(of path: EffectPath, startedBy owner: AnyObject) -> EffectPathComponent? {
    let scope = path.scope
    return update { registry, _ in registry.runningSibling(of: scope, startedBy: owner)?.component }
  }

  /// Records the operator that started the effects at a path.
  func setOwner(_ owner: any AnyObject & Sendable, at path: EffectPath) {
    let scope = path.scope
    update { registry, _ in registry.setOwner(owner, at: scope) }
  }
}
