// SPDX-License-Identifier: MIT

/// The record of a feature that may have running effects, or of an identifier in use.
struct EffectPlaceRecord {
  typealias ID = EffectRegistry.PlaceID

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

  // Links of child places: features and identifiers.
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
  mutating func enter(_ name: NameID, in parent: PlaceID, _ commands: inout EffectCommands)
    -> PlaceID
  {
    let place = enter(name, in: parent, isIdentifier: false, &commands)
    places[place].uses += 1
    return place
  }

  /// Releases a path's reference to a place.
  mutating func leave(_ place: PlaceID, _ commands: inout EffectCommands) {
    places[place].uses -= 1
    prune(place, &commands)
  }

  /// Returns the children of a feature that have running effects.
  func features(in place: PlaceID) -> [(place: PlaceID, name: EffectName)] {
    var found: [(PlaceID, EffectName)] = []
    var child = places[place].firstFeature
    while let id = child {
      if let name = places[id].name { found.append((id, names[name].value)) }
      child = places[id].next
    }
    return found
  }

  /// Returns the lifetime of the feature at a place, which is created by the first call and ends
  /// when all effects of the feature are cancelled.
  mutating func lifetime(at place: PlaceID) -> EffectLifetime {
    let lifetime = places[place].lifetime ?? EffectLifetime()
    places[place].lifetime = lifetime
    return lifetime
  }

  /// Returns a sibling of a place with running effects that the same operator has started.
  ///
  /// Each sibling is returned once: it then counts as another operator's.
  mutating func place(of owner: AnyObject, beside place: PlaceID) -> EffectName? {
    guard let parent = places[place].parent else { return nil }
    var child = places[parent].firstFeature
    while let id = child {
      if id != place, places[id].owner === owner, hasWork(id) {
        places[id].owner = nil
        return places[id].name.map { names[$0].value }
      }
      child = places[id].next
    }
    return nil
  }

  /// Records the operator that started the effects at a place.
  mutating func setOwner(_ owner: any AnyObject & Sendable, at place: PlaceID) {
    places[place].owner = owner
  }
}

// MARK: The tree

extension EffectRegistry {
  /// Returns a place after creating it if needed. Releases the use of the name.
  mutating func enter(
    _ name: NameID,
    in parent: PlaceID,
    isIdentifier: Bool,
    _ commands: inout EffectCommands
  ) -> PlaceID {
    let member = Member(parent: parent, name: name)
    if let place = members[member] {
      commands.release(release(name))
      return place
    }
    let place = places.insert(
      EffectPlaceRecord(parent: parent, name: name, isIdentifier: isIdentifier)
    )
    members[member] = place
    let next = isIdentifier ? places[parent].firstIdentifier : places[parent].firstFeature
    places[place].next = next
    if let next { places[next].previous = place }
    setFirst(place, of: parent, isIdentifier)
    return place
  }

  /// Removes a place that is no longer needed, and all ancestors that become unused.
  mutating func prune(_ place: PlaceID, _ commands: inout EffectCommands) {
    var place = place
    while places[place].isUnused, let parent = places[place].parent, let name = places[place].name {
      let (previous, next) = (places[place].previous, places[place].next)
      if let next { places[next].previous = previous }
      if let previous {
        places[previous].next = next
      } else {
        setFirst(next, of: parent, places[place].isIdentifier)
      }
      members[Member(parent: parent, name: name)] = nil
      places.remove(place)
      commands.release(release(name))
      place = parent
    }
  }

  private mutating func setFirst(_ first: PlaceID?, of parent: PlaceID, _ isIdentifier: Bool) {
    if isIdentifier {
      places[parent].firstIdentifier = first
    } else {
      places[parent].firstFeature = first
    }
  }

  /// Returns the features at or below a place.
  func subtree(of place: PlaceID) -> [PlaceID] {
    var found = [place]
    var index = 0
    while index < found.count {
      var child = places[found[index]].firstFeature
      while let id = child {
        found.append(id)
        child = places[id].next
      }
      index += 1
    }
    return found
  }

  /// Returns whether a feature or one of its descendants has running effects.
  private func hasWork(_ place: PlaceID) -> Bool {
    subtree(of: place).contains { feature in
      if places[feature].firstWork != nil { return true }
      var identifier = places[feature].firstIdentifier
      while let id = identifier {
        if places[id].firstWork != nil { return true }
        identifier = places[id].next
      }
      return false
    }
  }
}
