// SPDX-License-Identifier: MIT

import Foundation

/// Returns the manifests of the packages that files and folders are a part of, from the current
/// folder if they are below it.
///
/// The search ends at the root of a repository.
func surroundingManifests(of paths: [String]) -> [String] {
  var found: [String] = []
  for path in paths where !isManifestPath(path) {
    guard let folder = packageFolder(around: standardized(path)),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { continue }
    for name in names.sorted() where isManifestPath(name) {
      let manifest = relativeToCurrentFolder(folder == "/" ? "/\(name)" : "\(folder)/\(name)")
      if !found.contains(manifest) { found.append(manifest) }
    }
  }
  return found
}

/// Returns the innermost folder with a manifest that is a folder, or contains it.
private func packageFolder(around path: String) -> String? {
  var folder = path
  while true {
    if FileManager.default.fileExists(atPath: "\(folder)/Package.swift") { return folder }
    if FileManager.default.fileExists(atPath: "\(folder)/.git") { return nil }
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    if parent == folder { return nil }
    folder = parent
  }
}

private func relativeToCurrentFolder(_ path: String) -> String {
  let current = standardized(FileManager.default.currentDirectoryPath) + "/"
  return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
}
