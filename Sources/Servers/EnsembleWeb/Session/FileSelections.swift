// SPDX-License-Identifier: MIT

#if Web
import EnsembleUI
import Foundation

/// The files of unfinished selections that have arrived, by importer.
struct FileSelections {
  private var arrived: [ElementID: [URL]] = [:]

  /// Returns whether a file is the next of its selection. Index 0 starts a new selection.
  func expects(_ index: Int, for importer: ElementID) -> Bool {
    index == 0 || index == arrived[importer]?.count
  }

  /// Adds the next file of a selection. Returns all of its files with the last one, or else nil.
  mutating func add(
    _ file: URL,
    at index: Int,
    of count: Int,
    for importer: ElementID
  ) -> [URL]? {
    arrived[importer, default: []].append(file)
    return index == count - 1 ? arrived.removeValue(forKey: importer) : nil
  }

  /// Removes the files of an importer.
  mutating func remove(for importer: ElementID) -> [URL] {
    arrived.removeValue(forKey: importer) ?? []
  }

  /// Removes all files.
  mutating func removeAll() -> [URL] {
    defer { arrived = [:] }
    return arrived.values.flatMap(\.self)
  }
}
#endif
