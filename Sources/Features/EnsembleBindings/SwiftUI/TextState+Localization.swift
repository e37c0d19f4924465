// SPDX-License-Identifier: MIT

// Checked against a declared interface of SwiftUI; not run on Apple platforms.
#if canImport(SwiftUI)
import EnsembleDialogs
import Foundation
import SwiftUI

extension TextState {
  /// Creates a text by looking up its localization.
  ///
  /// - Parameters:
  ///   - key: The key to look up.
  ///   - table: The table to search; nil for `Localizable`.
  ///   - bundle: The bundle that contains the table; nil for the main bundle.
  ///   - comment: A comment for translators.
  public init(
    localized key: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(verbatim: String(localized: key, table: table, bundle: bundle, comment: comment))
  }
}
#endif
