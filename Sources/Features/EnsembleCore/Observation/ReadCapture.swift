// SPDX-License-Identifier: MIT

import EnsembleShims

/// A capture of the reads on this thread, which go to a watcher or nowhere instead of Apple's
/// Observation.
///
/// Reads inside `withObservationTracking` also count for all enclosing trackings, so internal reads
/// have to bypass Apple's Observation altogether.
@usableFromInline
final class ReadCapture: Sendable {
  private let watcher: (any ReadWatcher)?
  private let part: (any PresentedPartObserver)?

  /// A capture that discards reads.
  static let ignoring = ReadCapture(for: nil)

  /// - Parameters:
  ///   - watcher: The watcher to register; nil discards the reads.
  ///   - part: An object that is notified of the storage of each presented state on the path.
  init(for watcher: (any ReadWatcher)?, passing part: (any PresentedPartObserver)? = nil) {
    self.watcher = watcher
    self.part = part
  }

  /// Calls a closure, and captures its reads.
  func capture<R>(_ body: () -> R) -> R {
    let outer = ensemble_scope_get()
    // Objects are aligned, so the lowest bit distinguishes a capture from the batch of a drain.
    ensemble_scope_set(Unmanaged.passUnretained(self).toOpaque() + 1)
    defer { ensemble_scope_set(outer) }
    return body()
  }

  /// Returns whether the given pointer of a thread captures reads.
  @inlinable
  @inline(__always)
  static func isCapture(_ scope: UnsafeMutableRawPointer) -> Bool {
    UInt(bitPattern: scope) & 1 != 0
  }

  /// Whether reads on this thread are captured.
  static var isActive: Bool { ensemble_scope_get().map(isCapture) ?? false }

  /// The watcher that captures reads on this thread, if any.
  static var watcher: (any ReadWatcher)? { current?.watcher }

  /// Notifies the capture that the read of a presented state passes its storage.
  static func pass<State>(_ storage: PresentationStorage<State>) { current?.part?.didPass(storage) }

  private static var current: ReadCapture? {
    guard let scope = ensemble_scope_get(), isCapture(scope), scope != ensemble_ignored_scope()
    else {
      return nil
    }
    return Unmanaged<ReadCapture>.fromOpaque(scope - 1).takeUnretainedValue()
  }
}

/// An object that is called at the end of a drain that changed a value it has read, before
/// observers are notified.
///
/// A watcher stays registered for its lifetime: a call does not end it.
protocol ReadWatcher: AnyObject, Sendable {
  func mayHaveChanged()

  /// Receives the observers of a box with the field that the watcher was just registered for.
  func didWatch(_ observers: BoxObservers, _ fields: UInt64)
}

extension ReadWatcher {
  func didWatch(_ observers: BoxObservers, _ fields: UInt64) {}
}

/// The watchers of one box, with the fields that each has read.
///
/// Deallocated watchers are removed when one of their fields changes.
struct ReadWatchers {
  private struct Entry {
    weak var watcher: (any ReadWatcher)?
    var fields: UInt64 = 0
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  mutating func add(_ watcher: any ReadWatcher, _ fields: UInt64) {
    let id = ObjectIdentifier(watcher)
    // A deallocated watcher may have had the same address.
    if entries[id]?.watcher == nil { entries[id] = Entry(watcher: watcher) }
    entries[id]?.fields |= fields
  }

  /// Returns the watchers of any of the given fields.
  mutating func watchers(of fields: UInt64) -> [any ReadWatcher] {
    var found: [any ReadWatcher] = []
    for (id, entry) in entries where entry.fields & fields != 0 {
      if let watcher = entry.watcher { found.append(watcher) } else { entries[id] = nil }
    }
    return found
  }
}
