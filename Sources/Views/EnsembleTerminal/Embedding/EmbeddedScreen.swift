// SPDX-License-Identifier: MIT

import EnsembleUI
import Observation

/// The observable lines of a terminal that is a part of a page.
@MainActor
final class EmbeddedScreen: Observable {
  private let registrar = ObservationRegistrar()
  /// The lines, read without observing them.
  private(set) var shown: [[TextRun]] = []

  nonisolated init() {}

  var lines: [[TextRun]] {
    get {
      registrar.access(self, keyPath: \.lines)
      return shown
    }
    set { registrar.withMutation(of: self, keyPath: \.lines) { shown = newValue } }
  }
}
