// SPDX-License-Identifier: MIT

/// A value of users that names a feature in its parent, or an effect.
///
/// `@unchecked Sendable`: a name is only hashed and compared; the values in it are `Hashable & Sendable`,
/// or never leave the isolation that they were made in.
enum EffectName: Hashable, @unchecked Sendable {
  case feature(EffectPathComponent)
  case identifier(EffectKey)
  /// No name, for a slot that is not in use.
  case none

  /// The component, if it names a feature.
  var component: EffectPathComponent? {
    if case .feature(let component) = self { component } else { nil }
  }
}

/// A name that is in use, once for all that are equal to it.
struct EffectNameRecord {
  let value: EffectName
  let hash: Int
  var uses: Int
  /// The next name with the same hash value.
  var next: EffectRegistry.NameID?
}

/// The next step of a search for a name.
enum EffectNameLookup {
  /// The name is there, or was added; the caller has a use of it.
  case found(EffectRegistry.NameID)
  /// The caller compares this one, and goes on or keeps it; it has a use of it.
  case candidate(EffectRegistry.NameID, EffectName)
  /// There is no such name.
  case absent
}

// MARK: Events

extension EffectRegistry {
  /// Takes a step in the search for a name. Names are only ever added at the end of a chain, in the step
  /// that finds that end, so a search misses none, whatever others do between two steps.
  ///
  /// - Parameters:
  ///   - hash: The hash value of the name.
  ///   - rejected: The candidate of the step before, which was another name; its use is given back. The
  ///     caller holds its value, so nothing is released here.
  ///   - new: The name, if it is to be added where it is missing.
  mutating func lookUp(
    hash: Int,
    after rejected: NameID?,
    adding new: EffectName?
  ) -> EffectNameLookup {
    let next = rejected.map { names[$0].next } ?? chains[hash]
    if let next {
      if let rejected { _ = release(rejected) }
      names[next].uses += 1
      return .candidate(next, names[next].value)
    }
    defer { if let rejected { _ = release(rejected) } }
    guard let new else { return .absent }
    let id = names.insert(EffectNameRecord(value: new, hash: hash, uses: 1))
    if let rejected {
      names[rejected].next = id
    } else {
      chains[hash] = id
    }
    return .found(id)
  }

  /// Gives back a use of a name.
  ///
  /// - Returns: The value, if that was the last use, to be released by the caller.
  mutating func release(_ id: NameID) -> EffectName? {
    names[id].uses -= 1
    guard names[id].uses == 0 else { return nil }
    let record = names.remove(id)
    if chains[record.hash] == id {
      chains[record.hash] = record.next
    } else {
      var current = chains[record.hash]
      while let other = current {
        if names[other].next == id {
          names[other].next = record.next
          break
        }
        current = names[other].next
      }
    }
    return record.value
  }
}
