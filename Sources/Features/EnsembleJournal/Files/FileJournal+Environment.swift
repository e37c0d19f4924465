// SPDX-License-Identifier: MIT

import Foundation

extension FileJournal {
  /// The journal in the folder that `ENSEMBLE_JOURNAL` in the environment names, or nil.
  package static var ofEnvironment: FileJournal? {
    guard let path = ProcessInfo.processInfo.environment["ENSEMBLE_JOURNAL"], !path.isEmpty else {
      return nil
    }
    return FileJournal(folder: URL(fileURLWithPath: path))
  }
}
