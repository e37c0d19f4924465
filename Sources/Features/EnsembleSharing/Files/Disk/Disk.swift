// SPDX-License-Identifier: MIT

import Foundation

/// The access to files.
///
/// Paths are absolute. All functions may be called on any thread.
package protocol Disk: Sendable {
  /// The current time by the clock of file stamps, in nanoseconds since 1970.
  var now: Int64 { get }

  /// Returns the stamp of a file; nil if there is none.
  func stamp(of path: String) throws -> FileStamp?

  /// Returns the content of a file; nil if there is none.
  func read(_ path: String) throws -> FileContent?

  /// Replaces a file as a whole, or creates it and the folders above.
  ///
  /// - Parameter decide: A function that decides, given the stamp of the file to be replaced, just
  ///   before the replacement.
  func write(
    _ data: Data,
    to path: String,
    decide: (FileStamp?) -> FileReplacement
  ) throws -> FileWriteResult

  /// Calls a function whenever the file at a path may have been changed.
  func watch(_ path: String, _ onEvent: @escaping @Sendable () -> Void) -> SharedSubscription
}

package struct FileContent: Sendable {
  package var data: Data
  package var stamp: FileStamp

  package init(data: Data, stamp: FileStamp) {
    self.data = data
    self.stamp = stamp
  }
}

/// The decision about a file that is about to be replaced.
package enum FileReplacement: Sendable {
  case replace
  /// Replace the file, and keep a copy of the old one in the same folder.
  case replaceKeepingCopy
  case abandon
}

/// The outcome of a write.
package enum FileWriteResult: Sendable {
  /// - Parameter copy: The path of the copy of the old file, if a copy was requested.
  case written(FileStamp, copy: String?)
  case abandoned
}
