// SPDX-License-Identifier: MIT

import Foundation

// A browser has files of its own, and must not name files of the server. So a tree shows fields for
// paths only if its user may read all files that the process can read, no event from a browser
// contains a path, and temporary files belong to the tree. The client first sends an upload's
// request without a body: a refusal in the middle of the body would look like a lost connection.

/// The temporary files of a view tree: uploads, and exports that are being delivered.
///
/// Each file is in a directory of its own that only the user of the process may enter. All files
/// are removed when the tree closes.
@MainActor
public final class TreeFiles {
  private var root: URL?
  private var isClosed = false

  nonisolated init() {}

  deinit {
    if let root { try? FileManager.default.removeItem(at: root) }
  }

  /// Creates a directory for a file and returns the URL of the file in it.
  ///
  /// - Parameter name: The requested name, which may be any string. Parts that are not valid in a
  ///   file name are dropped.
  /// - Returns: The URL of a file that does not exist yet.
  /// - Throws: `CancellationError` if the tree is closed; errors of the file system.
  public func makePlace(named name: String) throws -> URL {
    guard !isClosed else { throw CancellationError() }
    let root =
      self.root
      ?? FileManager.default.temporaryDirectory
      .appendingPathComponent("ensemble-\(UUID().uuidString)", isDirectory: true)
    if self.root == nil { try makeDirectory(root) }
    self.root = root
    let directory = root.appendingPathComponent(UUID().uuidString, isDirectory: true)
    try makeDirectory(directory)
    return directory.appendingPathComponent(FileName.sanitized(name), isDirectory: false)
  }

  private func makeDirectory(_ url: URL) throws {
    try FileManager.default.createDirectory(
      at: url,
      withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700]
    )
  }

  /// Removes a file and the directory that was created for it.
  public func remove(_ url: URL) {
    try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
  }

  /// The existing files.
  package var all: [URL] {
    let found = root.flatMap {
      FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil)
    }
    return (found?.allObjects ?? []).compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath }
  }

  func close() {
    isClosed = true
    if let root { try? FileManager.default.removeItem(at: root) }
    root = nil
  }
}
