// SPDX-License-Identifier: MIT

import Foundation
import IssueReporting

/// The kind of situation that a program runs in, by which default values are chosen.
public enum DependencyContext: String, Hashable, Sendable, CaseIterable {
  /// A running application.
  case live

  /// A preview.
  case preview

  /// A test.
  case test
}

extension DependencyContext {
  /// What the process is, found out once.
  static let ofProcess = DependencyContext(
    environment: ProcessInfo.processInfo.environment,
    isTesting: isTesting
  )

  /// Finds out the context of a process.
  ///
  /// The first of: `ENSEMBLE_DEPENDENCIES_CONTEXT`, `SWIFT_DEPENDENCIES_CONTEXT`, Xcode's mark of a
  /// preview, whether tests run, `live`. A variable with another value than the name of a context
  /// is reported and passed over.
  init(environment: [String: String], isTesting: Bool) {
    for variable in ["ENSEMBLE_DEPENDENCIES_CONTEXT", "SWIFT_DEPENDENCIES_CONTEXT"] {
      guard let value = environment[variable] else { continue }
      if let context = DependencyContext(rawValue: value) {
        self = context
        return
      }
      reportIssue(
        """
        The environment's '\(variable)' is '\(value)', which is no dependency context. Set it to \
        'live', 'preview' or 'test'.
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
