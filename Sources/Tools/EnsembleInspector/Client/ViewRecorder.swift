// SPDX-License-Identifier: MIT

import EnsembleInspection
import EnsembleUI

/// Records the evaluations of views with the actions that they follow from.
final class ViewRecorder: ViewUpdateRecorder {
  private let inspection: StoreInspection

  init(_ inspection: StoreInspection) { self.inspection = inspection }

  nonisolated var currentCause: ViewUpdateCause? {
    inspection.runningAction.map { ViewUpdateCause(store: $0.store, action: $0.action) }
  }

  func record(_ view: any Any.Type, from cause: ViewUpdateCause, because reason: String) {
    // The views of the library are implementation details of the application's views, and those of
    // a panel beside them are not a part of the application.
    let name = String(reflecting: view)
    if name.hasPrefix("EnsembleUI.") || name.hasPrefix("EnsembleInspector.") { return }
    inspection.recordUpdate(of: view, because: reason, store: cause.store, action: cause.action)
  }
}
