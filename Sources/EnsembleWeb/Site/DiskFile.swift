// SPDX-License-Identifier: MIT

import Foundation
import NIOCore
import NIOPosix

/// A file that is read or written piece by piece, on threads that may wait for the disk.
struct DiskFile: Sendable {
  private let handle: FileHandle

  /// Creates a file that nobody else may read.
  static func create(_ url: URL) async throws -> DiskFile {
    try await onDisk {
      guard
        FileManager.default.createFile(
          atPath: url.path,
          contents: nil,
          attributes: [.posixPermissions: 0o600]
        )
      else { throw CocoaError(.fileWriteUnknown) }
      return DiskFile(handle: try FileHandle(forWritingTo: url))
    }
  }

  /// Opens a file to read it.
  static func open(_ url: URL) async throws -> DiskFile {
    try await onDisk { DiskFile(handle: try FileHandle(forReadingFrom: url)) }
  }

  /// Adds bytes at the end of what was written.
  func write(_ bytes: ByteBuffer) async throws {
    try await Self.onDisk { try handle.write(contentsOf: Data(bytes.readableBytesView)) }
  }

  /// The next bytes; none at the end.
  func read(upTo count: Int) async throws -> ByteBuffer {
    try await Self.onDisk { ByteBuffer(bytes: try handle.read(upToCount: count) ?? Data()) }
  }

  func close() { try? handle.close() }

  static func onDisk<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await NIOThreadPool.singleton.runIfActive(work)
  }
}
