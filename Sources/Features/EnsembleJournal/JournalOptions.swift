// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals
import Foundation

/// Options of the journal of a store.
public struct JournalOptions: Sendable {
  /// The time for which actions are collected before they are written as a group. If the process is
  /// killed, at most the actions of this time are lost. ``StoreJournal/commit()`` writes at once.
  public var delay: Duration
  /// The number of entries after which a snapshot is saved.
  public var entriesPerSnapshot: UInt64
  /// A Boolean value that indicates whether each action is replayed immediately, to check that the
  /// replay gives the same state.
  ///
  /// For tests and development: the first action whose replay gives another state is reported as an
  /// issue, for example if its reducer reads the system's clock, or if the encoding of the action
  /// loses a part.
  ///
  /// Each action takes the time of encoding the state twice. Reducers run twice, so their side
  /// effects happen twice, such as changes of shared values and calls of dependencies. A state with
  /// sets should be `Equatable`, because the order of their elements in JSON is arbitrary.
  public var checksReplay: Bool
  /// A function that is called with a description of damaged files, and of failures to write or
  /// read. By default, it prints to standard error.
  public var onProblem: @Sendable (_ description: String) -> Void
  /// The location in the client's code.
  let location: SourceLocation

  /// Creates options.
  public init(
    delay: Duration = .milliseconds(20),
    entriesPerSnapshot: UInt64 = 1_000,
    checksReplay: Bool = false,
    onProblem: @escaping @Sendable (_ description: String) -> Void = { problem in
      FileHandle.standardError.write(Data((problem + "\n").utf8))
    },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.delay = delay
    self.entriesPerSnapshot = max(1, entriesPerSnapshot)
    self.checksReplay = checksReplay
    self.onProblem = onProblem
    location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
