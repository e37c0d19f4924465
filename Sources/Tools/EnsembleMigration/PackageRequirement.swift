// SPDX-License-Identifier: MIT

/// The package of Ensemble that a migrated manifest depends on.
package struct PackageRequirement: Sendable {
  /// The place of a package.
  package enum Location: Sendable {
    case url(String, version: String)
    case path(String)
  }

  package let location: Location

  package init(_ location: Location) { self.location = location }

  /// The identity of the package: the last component of its location.
  package var identity: String {
    let text =
      switch location {
      case .url(let url, _): url
      case .path(let path): path
      }
    let name = text.split(separator: "/").last.map(String.init) ?? text
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// The dependency in a manifest.
  var dependency: String {
    switch location {
    case .url(let url, let version): ".package(url: \"\(url)\", from: \"\(version)\")"
    case .path(let path): ".package(path: \"\(path)\")"
    }
  }
}
