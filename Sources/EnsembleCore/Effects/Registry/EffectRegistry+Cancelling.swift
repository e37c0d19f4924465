// SPDX-License-Identifier: MIT

// MARK: Events

extension EffectRegistry {
  /// Cancels what an identifier covers, as seen from a feature, and forgets its throttling.
  ///
  /// - Parameters:
  ///   - name: The identifier.
  ///   - caller: Work that goes on, with everything that it is a part of.
  mutating func cancel(
    _ name: NameID,
    at place: PlaceID,
    _ scope: CancellationScope,
    except caller: WorkID? = nil,
    _ todo: inout EffectTodo
  ) {
    for feature in features(in: scope, of: place) {
      guard let identifier = members[Member(parent: feature, name: name)] else { continue }
      cancelWorks(at: identifier, except: caller, &todo)
      endThrottling(at: identifier, &todo)
    }
  }

  /// Cancels every operation of a feature and of those below it, except what the caller is a part of.
  mutating func cancelEffects(at place: PlaceID, except caller: WorkID, _ todo: inout EffectTodo) {
    for feature in subtree(of: place) { cancelOwnEffects(of: feature, except: caller, &todo) }
  }

  /// Cancels every operation of a feature and of those below it, whose presentations are over.
  mutating func cancelAll(at place: PlaceID, _ todo: inout EffectTodo) {
    // From the leaves on, as a place that is emptied goes, and takes empty ones around it along.
    for feature in subtree(of: place).reversed() {
      places[feature].uses += 1
      cancelOwnEffects(of: feature, except: nil, &todo)
      if let presence = places[feature].presence {
        todo.append(.end(presence))
        places[feature].presence = nil
      }
      leave(feature, &todo)
    }
  }
}

extension EffectRegistry {
  private func features(in scope: CancellationScope, of place: PlaceID) -> [PlaceID] {
    switch scope {
    case .exact: [place]
    case .subtree: subtree(of: place)
    case .ancestors: ancestors(of: place) + subtree(of: place)
    case .store, .process: subtree(of: root)
    }
  }

  private func ancestors(of place: PlaceID) -> [PlaceID] {
    var found: [PlaceID] = []
    var current = places[place].parent
    while let id = current {
      found.append(id)
      current = places[id].parent
    }
    return found
  }

  private mutating func cancelOwnEffects(
    of feature: PlaceID,
    except caller: WorkID?,
    _ todo: inout EffectTodo
  ) {
    cancelWorks(at: feature, except: caller, &todo)
    var identifier = places[feature].firstIdentifier
    while let id = identifier {
      // Ending the throttling may remove the identifier.
      identifier = places[id].next
      cancelWorks(at: id, except: caller, &todo)
      endThrottling(at: id, &todo)
    }
  }

  private mutating func cancelWorks(
    at place: PlaceID,
    except caller: WorkID?,
    _ todo: inout EffectTodo
  ) {
    var work = places[place].firstWork
    while let id = work {
      work = works[id].nextInPlace
      if let caller, isPart(caller, of: id) { continue }
      cancel(id, &todo)
    }
  }
}
