// SPDX-License-Identifier: MIT

/// A client's value that names a feature in its parent, or an effect.
///
/// `@unchecked Sendable`: a name is only hashed and compared; its values are `Hashable`,
/// or never leave the isolation in which they were created.
enum EffectName: Hashable, @unchecked Sendable {
  case feature(EffectPathComponent)
  case identifier(EffectKey)
  /// No name, for an unused slot.
  case none

  /// The identifier's description; empty for other names.
  var label: String {
    if case .identifier(let key) = self { key.description } else { "" }
  }

  /// The component of a feature's name.
  var component: EffectPathComponent? {
    if case .feature(let component) = self { component } else { nil }
  }
}

/// The record of a name, shared by all equal names.
struct EffectNameRecord {
  let value: EffectName
  let hash: Int
  var uses: Int
  /// The next name with the same hash value.
  var next: EffectRegistry.NameID?
}

/// The result of one step of the search for a name.
enum EffectNameLookup {
  /// The name was found or added; the caller owns one use of it.
  case found(EffectRegistry.NameID)
  /// A candidate for comparison by the caller, who owns one use of it.
  case candidate(EffectRegistry.NameID, EffectName)
  /// The name is not registered.
  case absent
}

// MARK: Events

extension EffectRegistry {
  /// Performs one step of the search for a name.
  ///
  /// Names are only added at the end of a chain, in the step that finds that end, so a search never
  /// misses a name, whatever happens between two steps.
  ///
  /// - Parameters:
  ///   - hash: The hash value of the name.
  ///   - rejected: The previous candidate, which is another name; its use is released. The caller
  ///     retains its value, so nothing is deallocated here.
  ///   - new: The name to add if it is missing.
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

  /// Releases one use of a name.
  ///
  /// - Returns: The value after the last use, for the caller to release.
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
