// SPDX-License-Identifier: MIT

import EnsembleInspection
import EnsembleInspector
import EnsembleTerminal
import EnsembleUI

/// The inspector of a bug report, in a terminal, without the program that has written it.
@MainActor
package enum ReportInspector {
  /// Shows the actions of a report until the person quits.
  package static func run(_ report: SessionReport) async {
    await TerminalApp("Inspector") {
      Inspector.view(asking: .reading(report), isInTerminal: true)
    }
    .run()
  }
}

extension InspectionClient {
  /// Returns a client that answers from a report, which never changes.
  package static func reading(_ report: SessionReport) -> Self {
    Self {
      report.answer($0)
    } changes: {
      // Not ended: an inspector reads the stores after the first element.
      AsyncStream { $0.yield() }
    }
  }
}
