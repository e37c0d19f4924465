// SPDX-License-Identifier: MIT

import Foundation

/// Operations on paths, which do not access the file system.
enum FilePath {
  /// Returns the standardized absolute path of a file URL.
  static func standardized(_ url: URL) -> String {
    let path = url.absoluteURL.path(percentEncoded: false)
    return standardized(path, relativeTo: FileManager.default.currentDirectoryPath)
  }

  /// Returns a path without empty components, `.` and `..`.
  static func standardized(_ path: String, relativeTo folder: String) -> String {
    let absolute = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    var components: [Substring] = []
    for component in absolute.split(separator: "/") where component != "." {
      if component == ".." {
        components = components.dropLast()
      } else {
        components.append(component)
      }
    }
    return "/" + components.joined(separator: "/")
  }

  /// Returns the path of the folder of a file, and the name of the file in it.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let name = String(path[path.index(after: slash)...])
    return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }
}
