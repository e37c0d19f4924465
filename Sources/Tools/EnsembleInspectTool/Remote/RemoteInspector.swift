// SPDX-License-Identifier: MIT

#if TLS
import EnsembleInspection
import EnsembleInspector
import EnsembleTerminal
import EnsembleUI

/// The inspector of another process, in a terminal.
@MainActor
package enum RemoteInspector {
  /// Shows the stores of a process until the person quits.
  ///
  /// If the connection is lost later, the view shows that, and the connection is retried each
  /// second.
  ///
  /// - Throws: An ``InspectorFailure`` if the process does not answer the first question.
  package static func run(_ connection: InspectorConnection) async throws {
    _ = try await connection.answer(.stores)
    let client = InspectionClient.asking { try await connection.answer($0) }
    await TerminalApp("Inspector") { Inspector.view(asking: client, isInTerminal: true) }.run()
  }
}
#endif
