// SPDX-License-Identifier: MIT

// Checked against a declared interface of SwiftUI; not run on Apple platforms.
#if canImport(SwiftUI)
import EnsembleDialogs
import SwiftUI

extension Text {
  /// Creates a text view from a text's state.
  public init(_ state: TextState) {
    self.init(verbatim: String(state: state))
  }
}
#endif
