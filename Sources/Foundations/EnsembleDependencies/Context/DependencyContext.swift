// SPDX-License-Identifier: MIT

import Foundation
import IssueReporting

/// The environment that a program runs in, which determines default values.
public enum DependencyContext: String, Hashable, Sendable, CaseIterable {
  /// A running application.
  case live

  /// A preview.
  case preview

  /// A test.
  case test
}

extension DependencyContext {
  /// The context of the process, determined once.
  static let ofProcess = DependencyContext(
    environment: ProcessInfo.processInfo.environment,
    isTesting: isTesting
  )

  /// Creates the context of a process from its environment.
  ///
  /// The first of these decides: `ENSEMBLE_DEPENDENCIES_CONTEXT`, `SWIFT_DEPENDENCIES_CONTEXT`, the
  /// variable that Xcode sets in previews, `isTesting`. Otherwise the context is `live`. A variable
  /// whose value is not the name of a context is reported and ignored.
  init(environment: [String: String], isTesting: Bool) {
    for variable in ["ENSEMBLE_DEPENDENCIES_CONTEXT", "SWIFT_DEPENDENCIES_CONTEXT"] {
      guard let value = environment[variable] else { continue }
      if let context = DependencyContext(rawValue: value) {
        self = context
        return
      }
      reportIssue(
        """
        The environment variable '\(variable)' is '\(value)', which is not a dependency context. \
        Set it to 'live', 'preview' or 'test'.
        """
      )
    }
    if environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" {
      self = .preview
    } else {
      self = isTesting ? .test : .live
    }
  }
}
