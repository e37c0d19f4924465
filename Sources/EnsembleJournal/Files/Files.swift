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

/// Functions for files that are complete, or not there.
enum Files {
  /// Writes a file under a temporary name, and gives it its own when the disk has it.
  static func write(_ data: Data, to url: URL) throws {
    let temporary = URL(filePath: url.path + ".new")
    guard FileManager.default.createFile(atPath: temporary.path, contents: nil) else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    let file = try FileHandle(forWritingTo: temporary)
    do {
      try file.write(contentsOf: data)
      try file.synchronize()
      try file.close()
    } catch {
      try? file.close()
      throw error
    }
    guard rename(temporary.path, url.path) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    try synchronizeFolder(url.deletingLastPathComponent())
  }

  /// Moves a folder, and waits until the disk has the change.
  static func move(_ folder: URL, to place: URL) throws {
    try FileManager.default.moveItem(at: folder, to: place)
    try synchronizeFolder(place.deletingLastPathComponent())
  }

  /// Waits until the disk has the names of the files in a folder.
  static func synchronizeFolder(_ url: URL) throws {
    let descriptor = open(url.path, O_RDONLY)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  /// Returns a URL that no file has: the given one, or one with a number.
  static func free(_ url: URL) -> URL {
    var (candidate, number) = (url, 1)
    while FileManager.default.fileExists(atPath: candidate.path) {
      number += 1
      candidate = URL(filePath: "\(url.path).\(number)")
    }
    return candidate
  }
}

/// A lock that ends with the process, or with the object.
package final class FileLock: Sendable {
  private let descriptor: Int32

  /// Returns nil if somebody else has the lock.
  package init?(_ url: URL) throws {
    descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      // The descriptor is closed by `deinit`, which runs in both cases.
      let code = errno
      if code == EWOULDBLOCK { return nil }
      throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
    }
  }

  deinit {
    // A child process has the descriptor between its fork and its start, and with it the lock.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
