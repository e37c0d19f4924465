// SPDX-License-Identifier: MIT

/// The record of a feature that may have running effects, or of an identifier in use.
struct EffectScopeRecord {
  typealias ID = EffectRegistry.ScopeID

  let parent: ID?
  let name: EffectRegistry.NameID?
  let isIdentifier: Bool
  /// The number of paths that refer to it.
  var uses = 0
  var firstWork: EffectWork.ID?
  /// The lifetime of the feature, created on demand.
  var lifetime: EffectLifetime?
  /// The operator of the feature, if it identifies the feature by its state.
  ///
  /// An object of this module, whose `deinit` calls no foreign code.
  var owner: (any AnyObject & Sendable)?
  /// The throttling of an identifier.
  var throttling: Throttling?

  // Links of child scopes: features and identifiers.
  var firstFeature: ID?
  var firstIdentifier: ID?
  var next: ID?
  var previous: ID?

  struct Throttling {
    let window: ThrottleWindow
    /// The pending effect, which starts at the end of the window if it still exists.
    var pending: EffectWork.ID?
  }

  init(parent: ID?, name: EffectRegistry.NameID?, isIdentifier: Bool) {
    self.parent = parent
    self.name = name
    self.isIdentifier = isIdentifier
  }

  var isUnused: Bool {
    uses == 0 && firstWork == nil && firstFeature == nil && firstIdentifier == nil
      && lifetime == nil && throttling == nil
  }
}

// MARK: Events

extension EffectRegistry {
  /// Returns the child of a feature with a name, for a path that releases it with ``leave(_:_:)``.
  ///
  /// Releases the use of the name.
  mutating func enter(_ name: NameID, in parent: ScopeID, _ commands: inout EffectCommands)
    -> ScopeID
  {
    let scope = enter(name, in: parent, isIdentifier: false, &commands)
    scopes[scope].uses += 1
    return scope
  }

  /// Releases a path's reference to a scope.
  mutating func leave(_ scope: ScopeID, _ commands: inout EffectCommands) {
    scopes[scope].uses -= 1
    prune(scope, &commands)
  }

  /// Returns the children of a feature that have running effects.
  func features(in scope: ScopeID) -> [(scope: ScopeID, name: EffectName)] {
    var found: [(ScopeID, EffectName)] = []
    var child = scopes[scope].firstFeature
    while let id = child {
      if let name = scopes[id].name { found.append((id, names[name].value)) }
      child = scopes[id].next
    }
    return found
  }

  /// Returns the lifetime of the feature of a scope, which is created by the first call and ends
  /// when all effects of the feature are cancelled.
  mutating func lifetime(at scope: ScopeID) -> EffectLifetime {
    let lifetime = scopes[scope].lifetime ?? EffectLifetime()
    scopes[scope].lifetime = lifetime
    return lifetime
  }

  /// Returns a sibling of a scope with running effects that the same operator has started.
  ///
  /// Each sibling is returned once: it then counts as another operator's.
  mutating func runningSibling(of scope: ScopeID, startedBy owner: AnyObject) -> EffectName? {
    guard let parent = scopes[scope].parent else { return nil }
    var child = scopes[parent].firstFeature
    while let id = child {
      if id != scope, scopes[id].owner === owner, hasWork(id) {
        scopes[id].owner = nil
        return scopes[id].name.map { names[$0].value }
      }
      child = scopes[id].next
    }
    return nil
  }

  /// Records the operator that started the effects in a scope.
  mutating func setOwner(_ owner: any AnyObject & Sendable, at scope: ScopeID) {
    scopes[scope].owner = owner
  }
}

// MARK: The tree

extension EffectRegistry {
  /// Returns a scope after creating it if needed. Releases the use of the name.
  mutating func enter(
    _ name: NameID,
    in parent: ScopeID,
    isIdentifier: Bool,
    _ commands: inout EffectCommands
  ) -> ScopeID {
    let member = Member(parent: parent, name: name)
    if let scope = members[member] {
      commands.release(release(name))
      return scope
    }
    let scope = scopes.insert(
      EffectScopeRecord(parent: parent, name: name, isIdentifier: isIdentifier)
    )
    members[member] = scope
    let next = isIdentifier ? scopes[parent].firstIdentifier : scopes[parent].firstFeature
    scopes[scope].next = next
    if let next { scopes[next].previous = scope }
    setFirst(scope, of: parent, isIdentifier)
    return scope
  }

  /// Removes a scope that is no longer needed, and all ancestors that become unused.
  mutating func prune(_ scope: ScopeID, _ commands: inout EffectCommands) {
    var scope = scope
    while scopes[scope].isUnused, let parent = scopes[scope].parent, let name = scopes[scope].name {
      let (previous, next) = (scopes[scope].previous, scopes[scope].next)
      if let next { scopes[next].previous = previous }
      if let previous {
        scopes[previous].next = next
      } else {
        setFirst(next, of: parent, scopes[scope].isIdentifier)
      }
      members[Member(parent: parent, name: name)] = nil
      scopes.remove(scope)
      commands.release(release(name))
      scope = parent
    }
  }

  private mutating func setFirst(_ first: ScopeID?, of parent: ScopeID, _ isIdentifier: Bool) {
    if isIdentifier {
      scopes[parent].firstIdentifier = first
    } else {
      scopes[parent].firstFeature = first
    }
  }

  /// Returns the features of a scope and below it.
  func subtree(of scope: ScopeID) -> [ScopeID] {
    var found = [scope]
    var index = 0
    while index < found.count {
      var child = scopes[found[index]].firstFeature
      while let id = child {
        found.append(id)
        child = scopes[id].next
      }
      index += 1
    }
    return found
  }

  /// Returns whether a feature or one of its descendants has running effects.
  private func hasWork(_ scope: ScopeID) -> Bool {
    subtree(of: scope).contains { feature in
      if scopes[feature].firstWork != nil { return true }
      var identifier = scopes[feature].firstIdentifier
      while let id = identifier {
        if scopes[id].firstWork != nil { return true }
        identifier = scopes[id].next
      }
      return false
    }
  }
}
