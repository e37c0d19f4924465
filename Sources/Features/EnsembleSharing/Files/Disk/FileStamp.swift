// SPDX-License-Identifier: MIT

/// The metadata that identify a version of a file without reading its content.
package struct FileStamp: Sendable {
  /// The metadata that a rename does not change.
  package struct Identity: Hashable, Sendable {
    package var device: UInt64
    package var inode: UInt64
    package var size: Int64
    /// The time when the content was modified, in nanoseconds since 1970.
    package var modified: Int64

    package init(device: UInt64 = 0, inode: UInt64, size: Int64, modified: Int64) {
      self.device = device
      self.inode = inode
      self.size = size
      self.modified = modified
    }
  }

  package var identity: Identity
  /// The time when the file was modified, or renamed to its final name, in nanoseconds since 1970.
  package var changed: Int64

  package init(_ identity: Identity, changed: Int64) {
    self.identity = identity
    self.changed = max(changed, identity.modified)
  }
}
