// SPDX-License-Identifier: MIT

import EnsembleInternals
import Foundation

/// Files in memory.
///
/// `@unchecked Sendable`: the mutable state is guarded by `lock`.
package final class MemoryDisk: Disk, @unchecked Sendable {
  private let lock = Lock()
  private var files: [String: FileContent] = [:]
  private var watchers: [Int: (path: String, onEvent: @Sendable () -> Void)] = [:]
  private var lastID = 0
  private var lastInode: UInt64 = 0
  private var writeError: (any Error)?
  private let clock: @Sendable () -> Int64

  /// Creates an empty disk.
  ///
  /// - Parameter clock: A function that returns the time in nanoseconds.
  package init(
    clock: @escaping @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1e9) }
  ) {
    self.clock = clock
  }

  package var now: Int64 { clock() }

  package func stamp(of path: String) -> FileStamp? {
    lock.withLock { files[path]?.stamp }
  }

  package func read(_ path: String) -> FileContent? {
    lock.withLock { files[path] }
  }

  package func write(
    _ data: Data,
    to path: String,
    decide: (FileStamp?) -> FileReplacement
  ) throws -> FileWriteResult {
    if let error = lock.withLock({ writeError }) { throw error }
    var copy: String?
    switch decide(stamp(of: path)) {
    case .abandon: return .abandoned
    case .replace: break
    case .replaceKeepingCopy:
      let free = lock.withLock { FileCopies.names(for: path).first { files[$0] == nil } }
      copy = free
      if let free { try rename(path, to: free) }
    }
    return .written(put(data, at: path), copy: copy)
  }

  package func watch(
    _ path: String,
    _ onEvent: @escaping @Sendable () -> Void
  ) -> SharedSubscription {
    let id = lock.withLock {
      lastID += 1
      watchers[lastID] = (path, onEvent)
      return lastID
    }
    return SharedSubscription { [weak self] in
      guard let self else { return }
      // Released outside of the lock.
      let watcher = lock.withLock { self.watchers.removeValue(forKey: id) }
      withExtendedLifetime(watcher) {}
    }
  }

  // MARK: Changes by others

  /// The paths of all files.
  package var paths: [String] { lock.withLock { files.keys.sorted() } }

  /// Makes all writes fail with an error; nil to let them succeed again.
  package func failWrites(with error: (any Error)?) {
    lock.withLock { writeError = error }
  }

  /// Creates or replaces a file.
  @discardableResult
  package func put(_ data: Data, at path: String) -> FileStamp {
    let time = now
    let stamp = lock.withLock {
      lastInode += 1
      let identity = FileStamp.Identity(
        inode: lastInode,
        size: Int64(data.count),
        modified: time
      )
      let stamp = FileStamp(identity, changed: time)
      files[path] = FileContent(data: data, stamp: stamp)
      return stamp
    }
    notify(path)
    return stamp
  }

  /// Deletes a file.
  package func delete(_ path: String) {
    lock.withLock { files[path] = nil }
    notify(path)
  }

  /// Moves a file.
  package func rename(_ path: String, to other: String) throws {
    let time = now
    let isDone = lock.withLock {
      guard var content = files.removeValue(forKey: path) else { return false }
      content.stamp.changed = time
      files[other] = content
      return true
    }
    guard isDone else { throw CocoaError(.fileNoSuchFile) }
    notify(path)
    notify(other)
  }

  private func notify(_ path: String) {
    let handlers = lock.withLock { watchers.values.filter { $0.path == path }.map(\.onEvent) }
    for handler in handlers { handler() }
  }
}

/// The names of files that are kept because they could not be decoded.
enum FileCopies {
  static func names(for path: String) -> [String] {
    ["\(path).corrupt"] + (2...99).map { "\(path).corrupt-\($0)" }
  }
}
