// SPDX-License-Identifier: MIT

import Foundation

/// The temporary files of a tree of views: those that people have handed in, or that are on their way to them.
///
/// Each is in a directory of its own, which only the user of the process may enter. All are removed when the tree
/// closes.
@MainActor
public final class TreeFiles {
  private var root: URL?
  private var isClosed = false

  nonisolated init() {}

  deinit {
    if let root { try? FileManager.default.removeItem(at: root) }
  }

  /// Makes a place for a file.
  ///
  /// - Parameter name: The name, which may be anything: what is no name of a file is left out.
  /// - Returns: The URL of a file that is not there yet.
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

  /// Removes a file, and the directory that was made for it.
  public func remove(_ place: URL) {
    try? FileManager.default.removeItem(at: place.deletingLastPathComponent())
  }

  /// The files that are there.
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
