// SPDX-License-Identifier: MIT

import Dispatch
import EnsembleConcurrency

/// A writer of actions that can write them without the main actor.
protocol FlushableWriter: AnyObject, Sendable {
  /// Waits until the journal has all actions that were sent so far, or has refused them.
  func flush() async
}

/// The writers of the process, which append what waits before it ends.
enum OpenWriters {
  private struct Entry {
    weak var writer: (any FlushableWriter)?
  }

  // A writer takes its entry out when it is released, so no identity is reused, and nothing else is
  // released under the lock.
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

  /// Takes out a writer that is being released.
  static func remove(_ id: ObjectIdentifier) {
    entries.withValue { $0[id] = nil }
  }

  /// Blocks the thread until everything that waits is written, but no longer than until a deadline.
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
