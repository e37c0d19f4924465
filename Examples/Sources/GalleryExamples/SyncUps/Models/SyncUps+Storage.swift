// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

extension SharedReaderKey where Self == FileStorageKey<IdentifiedArrayOf<SyncUp>>.Default {
  /// The key of all sync-ups, which are kept in a file in the user's data directory.
  static var syncUps: Self {
    Self[.fileStorage(.syncUps), default: []]
  }
}

extension URL {
  /// The file of the sync-ups.
  static var syncUps: URL {
    let directories = FileManager.default.urls(
      for: .applicationSupportDirectory,
      in: .userDomainMask
    )
    let directory = directories.first?.appending(path: "ensemble-gallery") ?? .galleryState
    return directory.appending(path: "sync-ups.json")
  }
}
