// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleJournal
import Foundation

/// A folder that is removed with the object.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "journal-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the names of the files of a store, sorted.
  func names(of store: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: file(store, "").path)
    return (names ?? []).sorted()
  }

  func file(_ store: String, _ name: String) -> URL { url.appending(path: "\(store)/\(name)") }
}

/// The problems that stores have reported.
final class Problems: Sendable {
  private let texts = LockIsolated<[String]>([])

  var all: [String] { texts.value }

  /// Options that report to this object.
  func options(
    delay: Duration = .zero,
    entriesPerSnapshot: UInt64 = 1_000,
    checksReplay: Bool = false
  ) -> JournalOptions {
    JournalOptions(
      delay: delay,
      entriesPerSnapshot: entriesPerSnapshot,
      checksReplay: checksReplay
    ) { [texts] problem in
      texts.withValue { $0.append(problem) }
    }
  }
}
