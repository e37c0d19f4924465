// SPDX-License-Identifier: MIT

#if Web
import Foundation

/// The disk space that the files of a session use.
@MainActor
final class FileUsage {
  /// The space that is reserved for files in transit.
  private var reserved: [URL: Int] = [:]
  private var kept: [URL: Int] = [:]

  nonisolated init() {}

  /// The number of bytes of all files.
  var bytes: Int { reserved.values.reduce(0, +) + kept.values.reduce(0, +) }

  /// The number of files.
  var count: Int { reserved.count + kept.count }

  /// Removes the files that the application has deleted or moved away.
  func refresh() { kept = kept.filter { FileManager.default.fileExists(atPath: $0.key.path) } }

  /// Reserves space for a file.
  func reserve(_ bytes: Int, for file: URL) { reserved[file] = bytes }

  /// Converts a reservation into a kept file.
  func keep(_ file: URL) { kept[file] = reserved.removeValue(forKey: file) }

  /// Removes a file.
  func release(_ file: URL) {
    reserved[file] = nil
    kept[file] = nil
  }
}
#endif
