// SPDX-License-Identifier: MIT

import Atomics
import EnsembleCore
import EnsembleInternals

/// The observations of members of a shared value that is compared by copies.
///
/// A member is compared only while it is observed. Hashing and comparing a key path may run code of
/// the user, so neither happens while the lock is held.
///
/// `@unchecked Sendable`: the table is guarded by `lock`; its entries are immutable.
final class MemberObservations<Value>: @unchecked Sendable {
  private final class Entry: @unchecked Sendable {
    let hash: Int
    let path: PartialKeyPath<Value>
    let observation = ExternalObservation()
    let isChanged: (Value, Value) -> Bool

    init(hash: Int, path: PartialKeyPath<Value>, isChanged: @escaping (Value, Value) -> Bool) {
      self.hash = hash
      self.path = path
      self.isChanged = isChanged
    }
  }

  private let lock = Lock()
  private var entries: [Int: [Entry]] = [:]
  /// Whether the table has entries, for threads without the lock.
  private let hasEntries = ManagedAtomic(false)

  /// Whether a member may be observed.
  ///
  /// An observer registers before it reads the value. If that read precedes a change, as the lock
  /// of the value decides, the thread that made the change sees the registration.
  var areObserved: Bool { hasEntries.load(ordering: .relaxed) }

  /// Registers a read of a member.
  func read<Member>(_ member: KeyPath<Value, Member>) {
    guard ExternalObservation.isTracking else { return }
    let hash = member.hashValue
    let known = lock.withLock { entries[hash] ?? [] }
    let entry = known.first { $0.path == member } ?? makeEntry(hash, member)
    entry.observation.read()
    lock.withLock {
      // A change on another thread may have removed the entry in the meantime.
      if entries[hash]?.contains(where: { $0 === entry }) != true {
        entries[hash, default: []].append(entry)
        hasEntries.store(true, ordering: .relaxed)
      }
    }
  }

  private func makeEntry<Member>(_ hash: Int, _ member: KeyPath<Value, Member>) -> Entry {
    Entry(hash: hash, path: member) { old, new in
      var new = new[keyPath: member]
      return !MutationEvidence(copyOf: old[keyPath: member]).proves(&new)
    }
  }

  /// Collects the changes of the members that are observed.
  func collectChanges(from old: Value, to new: Value, in collector: ChangeCollector) {
    guard areObserved else { return }
    let all = lock.withLock { Array(entries.values.joined()) }
    var changed: [Entry] = []
    for entry in all where entry.isChanged(old, new) {
      collector.add(entry.observation)
      changed.append(entry)
    }
    remove(changed)
  }

  /// Removes the entries of members whose observers are notified. If a member is read again
  /// meanwhile, its new entry stays.
  private func remove(_ removed: [Entry]) {
    if removed.isEmpty { return }
    // Released outside of the lock, as the release may run code of the user.
    let emptied = lock.withLock {
      var emptied: [[Entry]] = []
      for entry in removed {
        guard let rest = entries[entry.hash] else { continue }
        emptied.append(rest)
        let kept = rest.filter { $0 !== entry || $0.observation.isObserved() }
        entries[entry.hash] = kept.isEmpty ? nil : kept
      }
      hasEntries.store(!entries.isEmpty, ordering: .relaxed)
      return emptied
    }
    withExtendedLifetime(emptied) {}
  }
}
