// SPDX-License-Identifier: MIT

import EnsembleShims

/// Takes the reads of some code on this thread for a watcher, or for nobody, instead of Apple's Observation.
///
/// What is read while tracking counts for everything that tracks around it too. A read that others are not to be
/// told of has to be kept from Apple's Observation altogether.
@usableFromInline
final class ReadCapture: Sendable {
  private let watcher: (any ReadWatcher)?
  private let part: (any PresentedPart)?

  /// Takes reads for nobody.
  static let ignoring = ReadCapture(for: nil)

  /// - Parameter part: Is told of the storages of presented states that are passed.
  init(for watcher: (any ReadWatcher)?, passing part: (any PresentedPart)? = nil) {
    self.watcher = watcher
    self.part = part
  }

  /// Calls a function whose reads are taken.
  func take<R>(_ body: () -> R) -> R {
    let outer = ensemble_scope_get()
    // An object never starts at an odd address: the last bit tells a capture from the scope of a drain.
    ensemble_scope_set(Unmanaged.passUnretained(self).toOpaque() + 1)
    defer { ensemble_scope_set(outer) }
    return body()
  }

  /// Whether what was entered on this thread takes reads.
  @inlinable
  @inline(__always)
  static func isTaking(_ scope: UnsafeMutableRawPointer) -> Bool {
    UInt(bitPattern: scope) & 1 != 0
  }

  /// Whether reads on this thread are taken.
  static var isUnderWay: Bool { ensemble_scope_get().map(isTaking) ?? false }

  /// The watcher that reads on this thread are for; nil if for nobody.
  static var watcher: (any ReadWatcher)? { current?.watcher }

  /// Says that the read of a presented state passes its storage.
  static func pass<State>(_ storage: PresentationStorage<State>) { current?.part?.pass(storage) }

  private static var current: ReadCapture? {
    guard let scope = ensemble_scope_get(), isTaking(scope), scope != ensemble_nobody() else {
      return nil
    }
    return Unmanaged<ReadCapture>.fromOpaque(scope - 1).takeUnretainedValue()
  }
}

/// Called at the end of a drain in which something has changed that was read for it, before observers are told.
///
/// It stays for as long as it is there: being called does not end it.
protocol ReadWatcher: AnyObject, Sendable {
  func mayHaveChanged()
}

/// The watchers of one box, each with the fields that it has read.
///
/// Those that are gone are dropped when one of the fields has changed.
struct ReadWatchers {
  private struct Entry {
    weak var watcher: (any ReadWatcher)?
    var fields: UInt64 = 0
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  mutating func add(_ watcher: any ReadWatcher, _ fields: UInt64) {
    let id = ObjectIdentifier(watcher)
    // Somebody who is gone may have had the same address.
    if entries[id]?.watcher == nil { entries[id] = Entry(watcher: watcher) }
    entries[id]?.fields |= fields
  }

  /// The watchers of some fields.
  mutating func watchers(of fields: UInt64) -> [any ReadWatcher] {
    var found: [any ReadWatcher] = []
    for (id, entry) in entries where entry.fields & fields != 0 {
      if let watcher = entry.watcher { found.append(watcher) } else { entries[id] = nil }
    }
    return found
  }
}
