// SPDX-License-Identifier: MIT

#if SQLite
import EnsembleClocks
import EnsembleDependencies
import EnsembleSharing
import IssueReporting
public import GRDB

extension DatabaseWriter {
  /// Observes changes of the file by other processes, and by other connections of this process.
  ///
  /// SQLite only notifies a connection of its own changes. So the subscription polls the file's
  /// version (`PRAGMA data_version`, which reads no table) by the continuous clock, and makes all
  /// keys and requests read their tables again when the version has changed.
  ///
  /// - Parameter interval: The interval of polling.
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
        // Another process may have created or removed tables.
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
