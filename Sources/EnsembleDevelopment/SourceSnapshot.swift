// SPDX-License-Identifier: MIT

import Foundation

/// The files of a package with their sizes and dates, from which changes are noticed.
package struct SourceSnapshot: Equatable, Sendable {
  private struct Version: Equatable {
    let size: Int?
    let date: Date?
  }

  private var files: [String: Version] = [:]

  /// The number of files.
  package var count: Int { files.count }

  /// Reads the files of folders, without hidden ones, tests and the list of resolved dependencies.
  ///
  /// - Complexity: O(*n*) in the number of files; about 10 µs each.
  package init(of folders: [URL]) {
    for folder in folders { add(folder) }
  }

  private mutating func add(_ folder: URL) {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey, .isDirectoryKey]
    let contents = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: Array(keys),
      options: .skipsHiddenFiles
    )
    guard let contents else { return }
    for case let file as URL in contents {
      if contents.level == 1, ["Tests", "Package.resolved"].contains(file.lastPathComponent) {
        contents.skipDescendants()
        continue
      }
      guard let values = try? file.resourceValues(forKeys: keys), values.isDirectory != true else {
        continue
      }
      files[file.path] = Version(size: values.fileSize, date: values.contentModificationDate)
    }
  }
}
