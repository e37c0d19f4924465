// SPDX-License-Identifier: MIT

// MARK: Events

extension EffectRegistry {
  /// Cancels all work with an identifier, as seen from a feature, and resets its throttling.
  ///
  /// - Parameters:
  ///   - name: The identifier.
  ///   - caller: Work that is not cancelled, nor any work that contains it.
  ///   - isReplaced: Whether new work with the identifier replaces the cancelled work.
  mutating func cancel(
    _ name: NameID,
    at scope: ScopeID,
    _ reach: CancellationScope,
    except caller: WorkID? = nil,
    isReplaced: Bool = false,
    _ commands: inout EffectCommands
  ) {
    let value = names[name].value
    let reason: CancellationReason = isReplaced ? .replacement(value) : .identifier(value)
    for feature in features(in: reach, of: scope) {
      guard let identifier = members[Member(parent: feature, name: name)] else { continue }
      cancelWorks(at: identifier, except: caller, for: reason, &commands)
      endThrottling(at: identifier, &commands)
    }
  }

  /// Cancels all work of a feature and its descendants, except the caller and the work that
  /// contains it.
  mutating func cancelEffects(
    at scope: ScopeID,
    except caller: WorkID,
    _ commands: inout EffectCommands
  ) {
    for feature in subtree(of: scope) { cancelOwnEffects(of: feature, except: caller, &commands) }
  }

  /// Cancels all work of a feature and its descendants, and ends their lifetimes.
  mutating func cancelAll(at scope: ScopeID, _ commands: inout EffectCommands) {
    let features = subtree(of: scope)
    // A scope that becomes empty is removed together with its empty ancestors. The added use keeps
    // each feature until the loop, which begins with the leaves, reaches it.
    for feature in features { scopes[feature].uses += 1 }
    for feature in features.reversed() {
      cancelOwnEffects(of: feature, except: nil, &commands)
      if let lifetime = scopes[feature].lifetime {
        commands.append(.end(lifetime))
        scopes[feature].lifetime = nil
      }
      leave(feature, &commands)
    }
  }
}

extension EffectRegistry {
  private func features(in reach: CancellationScope, of scope: ScopeID) -> [ScopeID] {
    switch reach {
    case .exact: [scope]
    case .subtree: subtree(of: scope)
    case .ancestors: ancestors(of: scope) + subtree(of: scope)
    case .store, .process: subtree(of: root)
    }
  }

  private func ancestors(of scope: ScopeID) -> [ScopeID] {
    var found: [ScopeID] = []
    var current = scopes[scope].parent
    while let id = current {
      found.append(id)
      current = scopes[id].parent
    }
    return found
  }

  private mutating func cancelOwnEffects(
    of feature: ScopeID,
    except caller: WorkID?,
    _ commands: inout EffectCommands
  ) {
    cancelWorks(at: feature, except: caller, for: .feature, &commands)
    var identifier = scopes[feature].firstIdentifier
    while let id = identifier {
      // `endThrottling` may remove the identifier.
      identifier = scopes[id].next
      cancelWorks(at: id, except: caller, for: .feature, &commands)
      endThrottling(at: id, &commands)
    }
  }

  private mutating func cancelWorks(
    at scope: ScopeID,
    except caller: WorkID?,
    for reason: CancellationReason,
    _ commands: inout EffectCommands
  ) {
    var work = scopes[scope].firstWork
    while let id = work {
      work = works[id].nextInScope
      if let caller, isPart(caller, of: id) { continue }
      cancel(id, for: reason, &commands)
    }
  }
}
