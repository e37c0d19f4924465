// SPDX-License-Identifier: MIT

#if Web
import Foundation
import NIOCore
import NIOPosix

/// A file that is read or written in pieces, on threads that may block.
struct DiskFile: Sendable {
  private let handle: FileHandle

  /// Creates a file that only the current user can read.
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

  /// Opens a file for reading.
  static func open(_ url: URL) async throws -> DiskFile {
    try await onDisk { DiskFile(handle: try FileHandle(forReadingFrom: url)) }
  }

  /// Appends bytes to the file.
  func write(_ bytes: ByteBuffer) async throws {
    try await Self.onDisk { try handle.write(contentsOf: Data(bytes.readableBytesView)) }
  }

  /// Returns the next bytes, or an empty buffer at the end of the file.
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
#endif
