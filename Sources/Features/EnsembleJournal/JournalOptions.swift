// SPDX-License-Identifier: MIT

import EnsembleCore
import EnsembleInternals
import Foundation

/// Options of the journal of a store.
public struct JournalOptions: Sendable {
  /// The time for which a group of actions is collected. At most the actions of this time are lost
  /// if the process is killed; ``StoreJournal/commit()`` does not wait for it.
  public var delay: Duration
  /// The number of entries after which a snapshot is saved.
  public var entriesPerSnapshot: UInt64
  /// A Boolean value that indicates whether each action is replayed at once, to compare the states.
  ///
  /// For tests and for development: the first action that a replay does not repeat is reported as
  /// an issue, such as one whose reducer asks the system for the time, or loses a part when it is
  /// encoded.
  ///
  /// Each action takes the time of encoding the state twice. Reducers run twice, so whatever else
  /// they do happens twice, such as a change of a shared value, or a call of a dependency. A state
  /// with sets should be `Equatable`, because their order in JSON says nothing.
  public var checksReplay: Bool
  /// A function that is told of damaged files, and of what could not be written or read. It prints
  /// to the standard error by default.
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
