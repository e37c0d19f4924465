// SPDX-License-Identifier: MIT

/// A feature that has, or may have, effects under way; or an identifier that is in use in one.
struct EffectPlaceRecord {
  typealias ID = EffectRegistry.PlaceID

  let parent: ID?
  let name: EffectRegistry.NameID?
  let isIdentifier: Bool
  /// How many paths refer to it.
  var uses = 0
  var firstWork: EffectWork.ID?
  /// The life of the feature, if it is presented and has had effects.
  var presence: Presenter.Presence?
  /// The operator that the feature is under, if that names it by its state.
  var namespace: Namespace?
  /// The throttling of an identifier.
  var throttling: Throttling?

  // Links of the places in one place: its children, and its identifiers.
  var firstFeature: ID?
  var firstIdentifier: ID?
  var next: ID?
  var previous: ID?

  struct Throttling {
    let window: ThrottleWindow
    /// The effect that starts when the window ends, if it is still under way.
    var pending: EffectWork.ID?
  }

  init(parent: ID?, name: EffectRegistry.NameID?, isIdentifier: Bool) {
    self.parent = parent
    self.name = name
    self.isIdentifier = isIdentifier
  }

  var isUnused: Bool {
    uses == 0 && firstWork == nil && firstFeature == nil && firstIdentifier == nil
      && presence == nil && throttling == nil
  }
}

// MARK: Events

extension EffectRegistry {
  /// The child of a feature with a name, for a path, which gives it back with ``leave(_:_:)``.
  ///
  /// The use of the name is given back.
  mutating func enter(_ name: NameID, in parent: PlaceID, _ todo: inout EffectTodo) -> PlaceID {
    let place = enter(name, in: parent, isIdentifier: false, &todo)
    places[place].uses += 1
    return place
  }

  /// Says that a path does not refer to a place any more.
  mutating func leave(_ place: PlaceID, _ todo: inout EffectTodo) {
    places[place].uses -= 1
    prune(place, &todo)
  }

  /// The children of a feature that have effects under way.
  func features(in place: PlaceID) -> [(place: PlaceID, name: EffectName)] {
    var found: [(PlaceID, EffectName)] = []
    var child = places[place].firstFeature
    while let id = child {
      if let name = places[id].name { found.append((id, names[name].value)) }
      child = places[id].next
    }
    return found
  }

  /// The life of the feature that is presented at a place, from the first time that this is asked to the
  /// end of it.
  mutating func presence(at place: PlaceID) -> Presenter.Presence {
    let presence = places[place].presence ?? Presenter.Presence()
    places[place].presence = presence
    return presence
  }

  /// A sibling of a place in which effects that the same operator has started are under way.
  ///
  /// It is told once: it counts as another operator's from now on.
  mutating func place(of namespace: Namespace, beside place: PlaceID) -> EffectName? {
    guard let parent = places[place].parent else { return nil }
    var child = places[parent].firstFeature
    while let id = child {
      if id != place, places[id].namespace === namespace, hasWork(id) {
        places[id].namespace = nil
        return places[id].name.map { names[$0].value }
      }
      child = places[id].next
    }
    return nil
  }

  /// Notes the operator that has started what is under way at a place.
  mutating func setNamespace(_ namespace: Namespace, at place: PlaceID) {
    places[place].namespace = namespace
  }
}

// MARK: The tree

extension EffectRegistry {
  /// Makes a place, unless it is there. The use of the name is given back.
  mutating func enter(
    _ name: NameID,
    in parent: PlaceID,
    isIdentifier: Bool,
    _ todo: inout EffectTodo
  ) -> PlaceID {
    let member = Member(parent: parent, name: name)
    if let place = members[member] {
      todo.release(release(name))
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

  /// Removes a place that nothing needs any more, and those around it for which the same is true then.
  mutating func prune(_ place: PlaceID, _ todo: inout EffectTodo) {
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
      todo.release(release(name))
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

  /// The features at a place and below it.
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

  /// Returns true if a feature, or one below it, has anything under way.
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
