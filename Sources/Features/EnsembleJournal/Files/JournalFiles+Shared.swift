// SPDX-License-Identifier: MIT

import Foundation

extension JournalFiles {
  /// The number of attempts to read files that another process may replace at the same time.
  private static let attempts = 20

  /// Reads the files of a store that may be open, without locking or changing the store.
  ///
  /// Saving a snapshot removes older files, possibly during the read. So missing files are an error
  /// in the last attempt only, and damage and earlier spans are only accepted if the folder has the
  /// same files after the read.
  ///
  /// - Parameters:
  ///   - withHistory: If `true`, the snapshots before the last one are read too.
  /// - Returns: The snapshots, each with the entries up to the next one; nil if there is no such
  ///   store.
  static func readShared(
    _ store: String,
    in parent: URL,
    fileName: String,
    withHistory: Bool
  ) throws -> [JournalContents]? {
    let path = parent.appending(path: fileName, directoryHint: .isDirectory)
    // While a store is being set aside, between two moves, only its successor exists.
    let candidates = [path, JournalFolder.successor(of: fileName, in: parent), path]
    var attempt = 1
    while true {
      let found = candidates.first { FileManager.default.fileExists(atPath: $0.path) }
      guard let found else { return nil }
      do {
        let folder = try number(of: found)
        let files = JournalFiles(path: found, store: store)
        let numbers = try files.numbers()
        let spans = try files.readShared(numbers, withHistory: withHistory)
        if attempt >= attempts { return spans }
        let mayMiss = withHistory || spans.contains { !$0.problems.isEmpty }
        // The folder may have been replaced by another one with files of the same names.
        if try !mayMiss || files.numbers() == numbers, try number(of: found) == folder {
          return spans
        }
      } catch {
        if attempt >= attempts { throw error }
      }
      attempt += 1
    }
  }

  /// Returns the inode number of a folder.
  private static func number(of folder: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.path)[.systemFileNumber] as? Int
  }

  private func readShared(_ numbers: Numbers, withHistory: Bool) throws -> [JournalContents] {
    var reading = try read(numbers)
    reading.describeDamage(of: store)
    guard withHistory, let last = reading.contents.snapshot?.number else {
      return [reading.contents]
    }
    return try spans(before: last, numbers) + [reading.contents]
  }
}
