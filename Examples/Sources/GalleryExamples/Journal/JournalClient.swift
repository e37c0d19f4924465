// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleJournal
import Foundation

/// A client that reads the journal of the recorded examples.
@DependencyClient
struct JournalClient: Sendable {
  /// Returns the stores, sorted by name. Empty if nothing was recorded yet.
  var sessions: @Sendable () async throws -> [RecordedSession]
  /// Returns the last actions of a store; nil if it was removed.
  var record: @Sendable (_ id: String) async throws -> SessionRecord?
}

/// The reason why a journal cannot be read.
struct JournalClientError: Error, Equatable, Sendable {
  /// The message for the user.
  let message: String

  init(_ error: any Error) {
    message = "\(error)"
  }
}

nonisolated extension JournalClient {
  /// Creates a client of the journal in a folder, whose stores may be open.
  init(folder: URL) {
    let journal = FileJournal(folder: folder)
    self.init(
      sessions: {
        var sessions: [RecordedSession] = []
        for id in try await journal.allStores() {
          // A store without contents was removed meanwhile.
          guard let contents = try await journal.contents(of: id) else { continue }
          sessions.append(RecordedSession(id: id, contents: contents))
        }
        return sessions
      },
      record: { id in
        let history = try await journal.history(of: id)
        return history.isEmpty ? nil : SessionRecord(history: history)
      }
    )
  }
}

nonisolated extension JournalClient: DependencyKey {
  static let liveValue = JournalClient(folder: .galleryJournal)
  static let testValue = JournalClient()
}

extension DependencyValues {
  /// The client that reads the journal of the recorded examples.
  var journalClient: JournalClient {
    get { self[JournalClient.self] }
    set { self[JournalClient.self] = newValue }
  }
}

nonisolated extension URL {
  /// The folder of the journal of the recorded examples.
  static var galleryJournal: URL { .galleryState.appending(path: "journal") }
}
