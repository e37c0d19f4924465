// SPDX-License-Identifier: MIT

/// A reason why nothing was written.
package enum TemplateError: Error, Equatable, CustomStringConvertible {
  /// A name that cannot be used.
  case name(String)
  /// A file or folder exists already.
  case exists(String)
  /// The package has no target for the feature, or the target lacks a dependency.
  case package(String)

  package var description: String {
    switch self {
    case .name(let text), .exists(let text), .package(let text): text
    }
  }
}
