// SPDX-License-Identifier: MIT

// Checked against a declared interface of SwiftUI; not run on Apple platforms.
#if canImport(SwiftUI)
  import EnsembleCore
  import SwiftUI

  extension Text {
    /// Shows the text of a state.
    public init(_ state: TextState) {
      self.init(verbatim: String(state: state))
    }
  }
#endif
