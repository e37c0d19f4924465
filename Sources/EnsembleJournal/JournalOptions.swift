// SPDX-License-Identifier: MIT

import Foundation

/// Options of the journal of a store.
public struct JournalOptions: Sendable {
  /// The time for which a group of actions is collected. At most the actions of this time are lost if
  /// the process is killed; ``StoreJournal/commit()`` does not wait for it.
  public var delay: Duration
  /// The number of entries after which a snapshot is saved.
  public var entriesPerSnapshot: UInt64
  /// A function that is told of damaged files, and of what could not be written or read. It prints to the
  /// standard error by default.
  public var onProblem: @Sendable (_ description: String) -> Void

  /// Creates options.
  public init(
    delay: Duration = .milliseconds(20),
    entriesPerSnapshot: UInt64 = 1_000,
    onProblem: @escaping @Sendable (_ description: String) -> Void = { problem in
      FileHandle.standardError.write(Data((problem + "\n").utf8))
    }
  ) {
    self.delay = delay
    self.entriesPerSnapshot = max(1, entriesPerSnapshot)
    self.onProblem = onProblem
  }
}
