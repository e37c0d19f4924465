// SPDX-License-Identifier: MIT

import Foundation

#if !canImport(Darwin)
// Foundation declares these properties on Apple's platforms. They are disfavored, in case
// Foundation adds them on other platforms.
extension URL {
  /// The folder of the user's documents: `~/Documents`, or the folder that `$XDG_DOCUMENTS_DIR`
  /// names.
  @_disfavoredOverload
  public static var documentsDirectory: URL { folder(.documentDirectory) }

  /// The folder of the files that programs store: `~/.local/share`, or the folder that
  /// `$XDG_DATA_HOME` names.
  @_disfavoredOverload
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

  /// The folder of files that can be recreated: `~/.cache`, or the folder that `$XDG_CACHE_HOME`
  /// names.
  @_disfavoredOverload
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  /// The folder of downloaded files: `~/Downloads`, or the folder that `$XDG_DOWNLOAD_DIR`
  /// names.
  @_disfavoredOverload
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    let manager = FileManager.default
    return manager.urls(for: directory, in: .userDomainMask).first ?? manager.temporaryDirectory
  }
}
#endif
