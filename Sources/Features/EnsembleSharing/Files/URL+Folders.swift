// SPDX-License-Identifier: MIT

import Foundation

#if !canImport(Darwin)
// Foundation has these on Apple's platforms. Should it get them here too, its own are preferred.
extension URL {
  /// The folder of the user's documents: `~/Documents`, or what `$XDG_DOCUMENTS_DIR` names.
  @_disfavoredOverload
  public static var documentsDirectory: URL { folder(.documentDirectory) }

  /// The folder of the files that programs keep: `~/.local/share`, or what `$XDG_DATA_HOME` names.
  @_disfavoredOverload
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

  /// The folder of files that can be made again: `~/.cache`, or what `$XDG_CACHE_HOME` names.
  @_disfavoredOverload
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  /// The folder of downloaded files: `~/Downloads`, or what `$XDG_DOWNLOAD_DIR` names.
  @_disfavoredOverload
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    let manager = FileManager.default
    return manager.urls(for: directory, in: .userDomainMask).first ?? manager.temporaryDirectory
  }
}
#endif
