// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import EnsembleUI

extension Inspector {
  /// Returns the view of an inspector.
  ///
  /// - Parameters:
  ///   - client: The access to the stores of this process, or of another one.
  ///   - isInTerminal: Whether the view is shown in a terminal.
  package static func view(
    asking client: InspectionClient,
    isInTerminal: Bool = false
  ) -> some View {
    InspectorView(
      store: Store(initialState: InspectorFeature.State()) {
        InspectorFeature()
      } withDependencies: {
        $0.inspectionClient = client
      }
    )
    .environment(\.isInTerminal, isInTerminal)
  }
}
