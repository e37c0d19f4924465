// SPDX-License-Identifier: MIT

import Dispatch
import EnsembleConcurrency

/// A writer of actions that can write them without the main actor.
protocol FlushableWriter: AnyObject, Sendable {
  /// Waits until the journal has all actions that were sent so far, or has failed to write them.
  func flush() async
}

/// The writers of the process, which append their pending actions before the process ends.
enum OpenWriters {
  private struct Entry {
    weak var writer: (any FlushableWriter)?
  }

  // A writer removes its entry when it is deallocated, so no identity is reused, and nothing is
  // deallocated under the lock.
  private static let entries = LockIsolated<[ObjectIdentifier: Entry]>([:])

  private static let registration: Void = {
    ProgramEnd.add { OpenWriters.flush(until: .now() + 5) }
    return ()
  }()

  /// Adds a writer until it is released.
  static func add(_ writer: some FlushableWriter) {
    _ = registration
    entries.withValue { $0[ObjectIdentifier(writer)] = Entry(writer: writer) }
  }

  /// Removes a writer that is being deallocated.
  static func remove(_ id: ObjectIdentifier) {
    entries.withValue { $0[id] = nil }
  }

  /// Blocks the thread until all pending actions are written, at most until a deadline.
  private static func flush(until deadline: DispatchTime) {
    let group = DispatchGroup()
    for writer in entries.withValue({ $0.values.compactMap(\.writer) }) {
      group.enter()
      Task.detached(priority: .high) {
        await writer.flush()
        group.leave()
      }
    }
    _ = group.wait(timeout: deadline)
  }
}
