// SPDX-License-Identifier: MIT

// Checked against a declared interface of SwiftUI; not run on Apple platforms.
#if canImport(SwiftUI)
  import EnsembleCore
  import Foundation
  import SwiftUI

  extension TextState {
    /// A text in the language of the user, looked up now.
    ///
    /// - Parameters:
    ///   - key: What to look up.
    ///   - table: The table to look in; nil for `Localizable`.
    ///   - bundle: Where the tables are; nil for the main bundle.
    ///   - comment: For those who translate.
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
