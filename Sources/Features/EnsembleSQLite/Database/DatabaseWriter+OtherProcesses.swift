// SPDX-License-Identifier: MIT

#if SQLite
import EnsembleClocks
import EnsembleDependencies
import EnsembleSharing
import IssueReporting
public import GRDB

extension DatabaseWriter {
  /// Follows the changes that other processes, and other connections of this one, make to the
  /// file.
  ///
  /// SQLite notifies a connection of its own changes only. The subscription asks for the file's
  /// version (`PRAGMA data_version`, which reads no table) in an interval of the continuous clock,
  /// and lets all keys and requests look at their tables again when it is another one.
  ///
  /// - Parameter interval: The time between two questions.
  /// - Returns: A subscription, which ends when it is cancelled or released.
  public func followOtherProcesses(every interval: Duration = .seconds(1)) -> SharedSubscription {
    @Dependency(\.continuousClock) var clock
    let task = Task { [clock] in
      var version = try? await dataVersion()
      while true {
        try await clock.sleep(for: interval)
        guard let new = try? await dataVersion() else { continue }
        if version != nil, new != version { await notifyOfAnyChange() }
        version = new
      }
    }
    return SharedSubscription { task.cancel() }
  }

  private func dataVersion() async throws -> Int? {
    try await writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA data_version") }
  }

  private func notifyOfAnyChange() async {
    do {
      try await write { db in
        // There may be other tables now.
        db.clearSchemaCache()
        try db.notifyChanges(in: .fullDatabase)
      }
    } catch is CancellationError {
    } catch {
      reportIssue("The changes of another process could not be announced: \(error)")
    }
  }
}
#endif
