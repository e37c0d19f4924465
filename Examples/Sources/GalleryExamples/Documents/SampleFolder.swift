// SPDX-License-Identifier: MIT

import Foundation

nonisolated extension URL {
  /// The folder for the files of the examples that the user has not named.
  static let galleryState = privateFolder(environment: ProcessInfo.processInfo.environment)

  /// Creates a folder that only the user can read and write: in `XDG_STATE_HOME`, or in
  /// `~/.local/state`; otherwise a temporary one with a random name.
  ///
  /// Another user could create a folder of a known name in the temporary directory beforehand, and
  /// so read the files or redirect them.
  static func privateFolder(environment: [String: String]) -> URL {
    let base =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      ?? environment["HOME"].map { URL(filePath: $0).appending(path: ".local/state") }
    let owned = base?.appending(path: "ensemble-gallery")
    if let owned, makePrivate(owned) { return owned }
    let random = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    _ = makePrivate(random, isNew: true)
    return random
  }

  /// Creates a folder with mode 0700. Returns false if that fails, as for a folder of another
  /// user.
  private static func makePrivate(_ folder: URL, isNew: Bool = false) -> Bool {
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    do {
      let manager = FileManager.default
      try manager.createDirectory(
        at: folder,
        withIntermediateDirectories: !isNew,
        attributes: attributes
      )
      try manager.setAttributes(attributes, ofItemAtPath: folder.path)
      return true
    } catch {
      return false
    }
  }
}
