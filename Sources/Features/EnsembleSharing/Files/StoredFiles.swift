// SPDX-License-Identifier: MIT

import EnsembleInternals

/// The files in use of a storage.
///
/// `@unchecked Sendable`: the table is guarded by `lock`.
final class StoredFiles: @unchecked Sendable {
  private struct Entry {
    weak var file: StoredFile?
  }

  let disk: any Disk
  let scheduler: any FileScheduler
  private let lock = Lock()
  private var entries: [String: Entry] = [:]
  private var sweepCount = 64

  init(disk: any Disk, scheduler: any FileScheduler) {
    self.disk = disk
    self.scheduler = scheduler
  }

  /// Returns the file at a path.
  func file(at path: String) -> StoredFile {
    if let file = lock.withLock({ entries[path]?.file }) { return file }
    let new = StoredFile(path: path, disk: disk, scheduler: scheduler)
    return lock.withLock {
      if let file = entries[path]?.file { return file }
      if entries.count >= sweepCount {
        entries = entries.filter { $0.value.file != nil }
        sweepCount = max(64, 2 * entries.count)
      }
      entries[path] = Entry(file: new)
      return new
    }
  }

  /// All files in use.
  var all: [StoredFile] {
    lock.withLock { entries.values.compactMap(\.file) }
  }
}
