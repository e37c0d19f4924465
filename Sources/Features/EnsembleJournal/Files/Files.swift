// SPDX-License-Identifier: MIT

import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// Functions that write files atomically: a file is complete, or does not exist.
enum Files {
  /// Writes a file under a temporary name, and renames it once its content is on the disk.
  ///
  /// After an error, the temporary file is deleted, to free its space.
  static func write(_ data: Data, to url: URL) throws {
    let temporary = URL(filePath: url.path + ".new")
    guard FileManager.default.createFile(atPath: temporary.path, contents: nil) else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    do {
      try fill(temporary, with: data)
      guard rename(temporary.path, url.path) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    } catch {
      unlink(temporary.path)
      throw error
    }
    try synchronizeFolder(url.deletingLastPathComponent())
  }

  private static func fill(_ url: URL, with data: Data) throws {
    let file = try FileHandle(forWritingTo: url)
    do {
      try file.write(contentsOf: data)
      try file.synchronize()
      try file.close()
    } catch {
      try? file.close()
      throw error
    }
  }

  /// Creates a folder and its missing parents, and waits until the new names are on the disk.
  static func createFolder(_ url: URL) throws {
    if isFolder(url) { return }
    let parent = url.deletingLastPathComponent()
    if parent.path != url.path { try createFolder(parent) }
    if mkdir(url.path, 0o777) != 0 {
      let code = errno
      // Another process may have created it in the meantime.
      guard code == EEXIST, isFolder(url) else {
        throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
      }
    }
    do {
      try synchronizeFolder(parent)
    } catch let error as POSIXError where error.code == .EACCES {
      // A folder that may not be read can still be written to.
    }
  }

  /// Returns whether there is a folder.
  static func isFolder(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
    return isThere && isDirectory.boolValue
  }

  /// Checks that a folder can be written to, or that it can be created.
  static func checkWriting(to folder: URL) throws {
    var existing = folder
    while !FileManager.default.fileExists(atPath: existing.path) {
      let parent = existing.deletingLastPathComponent()
      guard parent.path != existing.path else { throw POSIXError(.ENOENT) }
      existing = parent
    }
    guard isFolder(existing) else { throw POSIXError(.ENOTDIR) }
    guard access(existing.path, W_OK | X_OK) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EACCES)
    }
  }

  /// Moves a folder, and waits until the change is on the disk.
  static func move(_ folder: URL, to destination: URL) throws {
    try FileManager.default.moveItem(at: folder, to: destination)
    try synchronizeFolder(destination.deletingLastPathComponent())
  }

  /// Waits until the names of the files in a folder are on the disk.
  static func synchronizeFolder(_ url: URL) throws {
    let descriptor = open(url.path, O_RDONLY)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  /// Returns an unused URL: the given one, or one with a number appended.
  static func free(_ url: URL) -> URL {
    var (candidate, number) = (url, 1)
    while FileManager.default.fileExists(atPath: candidate.path) {
      number += 1
      candidate = URL(filePath: "\(url.path).\(number)")
    }
    return candidate
  }
}

/// A file lock, released when the object is deallocated or the process ends.
package final class FileLock: Sendable {
  private let url: URL
  private let descriptor: Int32

  /// Acquires the lock; returns nil if it is held already.
  package init?(_ url: URL) throws {
    guard let descriptor = try FileLock.lock(url) else { return nil }
    self.url = url
    self.descriptor = descriptor
  }

  deinit {
    FileLock.unlock(descriptor)
  }

  /// Removes the file while the lock is held. The next owner creates a new file.
  package func removeFile() {
    unlink(url.path)
  }

  /// Returns whether the lock is held. Creates no file.
  package static func isHeld(_ url: URL) throws -> Bool {
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 {
      if errno == ENOENT { return false }
      throw lastError()
    }
    defer { unlock(descriptor) }
    if flock(descriptor, LOCK_SH | LOCK_NB) == 0 { return false }
    if errno == EWOULDBLOCK { return true }
    throw lastError()
  }

  /// Returns the descriptor of the locked file; nil if the lock is held already.
  private static func lock(_ url: URL) throws -> Int32? {
    while true {
      let descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw lastError() }
      var status = stat()
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0 {
        // The previous owner may have removed the file after it was opened here.
        if status.st_nlink > 0 { return descriptor }
        unlock(descriptor)
        continue
      }
      let code = errno
      // An owner has an exclusive lock; `isHeld` takes a shared lock for a moment.
      let isShared = code == EWOULDBLOCK && flock(descriptor, LOCK_SH | LOCK_NB) == 0
      unlock(descriptor)
      if isShared {
        sched_yield()
      } else if code == EWOULDBLOCK {
        return nil
      } else {
        throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
      }
    }
  }

  private static func unlock(_ descriptor: Int32) {
    // Between its fork and its start, a child process has the descriptor, and thereby the lock.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  private static func lastError() -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
