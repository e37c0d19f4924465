// SPDX-License-Identifier: MIT

import Foundation

/// The location of Ensemble, as a manifest names it.
package enum PackageReference: Equatable, Sendable {
  /// A clone at a path.
  case path(String)
  /// A repository, with a minimum version.
  case repository(url: String, version: String)

  /// Returns whether a text is a version as SwiftPM reads it, such as `1.2.0` or `2.0.0-beta.1`.
  package static func isVersion(_ text: String) -> Bool {
    text.wholeMatch(of: /(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?/)
      != nil
  }

  /// Returns the dependency in the manifest.
  func dependency(traits: [String]) -> String {
    // The debug descriptions of strings and arrays are literals.
    let traits = traits.isEmpty ? "" : ", traits: \(traits)"
    return switch self {
    case .path(let path):
      ".package(name: \"\(Self.identity)\", path: \(path.debugDescription)\(traits))"
    case .repository(let url, let version):
      ".package(url: \(url.debugDescription), from: \(version.debugDescription)\(traits))"
    }
  }

  /// The name by which products name the package.
  var name: String {
    switch self {
    case .path: Self.identity
    case .repository(let url, _):
      String(url.split(separator: "/").last ?? "").replacing(/\.git$/, with: "")
    }
  }

  /// Returns the path of a clone from a folder, if they are near each other; otherwise the path of
  /// the clone as it is.
  package static func path(of clone: URL, from folder: URL) -> String {
    let (target, base) = (
      clone.standardizedFileURL.pathComponents, folder.standardizedFileURL.pathComponents
    )
    let common = zip(target, base).prefix { $0 == $1 }.count
    let steps = base.count - common
    // Paths that share only the root of the file system are not close to each other.
    if common < 2 || steps > 3 { return clone.standardizedFileURL.path }
    let parts = Array(repeating: "..", count: steps) + target[common...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  private static let identity = "swift-ensemble"
}
