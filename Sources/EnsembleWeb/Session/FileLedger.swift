// SPDX-License-Identifier: MIT

import Foundation

/// How much space the files of a session take.
@MainActor
final class FileLedger {
  /// What is promised to files that are on their way.
  private var reserved: [URL: Int] = [:]
  private var kept: [URL: Int] = [:]

  nonisolated init() {}

  /// How many bytes the files have.
  var bytes: Int { reserved.values.reduce(0, +) + kept.values.reduce(0, +) }

  /// How many files there are.
  var count: Int { reserved.count + kept.count }

  /// Forgets the files that the application has removed or moved away.
  func refresh() { kept = kept.filter { FileManager.default.fileExists(atPath: $0.key.path) } }

  /// Promises space to a file.
  func reserve(_ bytes: Int, for file: URL) { reserved[file] = bytes }

  /// The file is there.
  func keep(_ file: URL) { kept[file] = reserved.removeValue(forKey: file) }

  /// The file is gone.
  func release(_ file: URL) {
    reserved[file] = nil
    kept[file] = nil
  }
}
