// SPDX-License-Identifier: MIT

import EnsembleJournal
import Foundation

extension WebConfiguration {
  /// The journal that the environment names, or nil.
  static var environmentJournal: (any Journal)? {
    guard let path = ProcessInfo.processInfo.environment["ENSEMBLE_JOURNAL"], !path.isEmpty else {
      return nil
    }
    return FileJournal(folder: URL(fileURLWithPath: path))
  }
}
