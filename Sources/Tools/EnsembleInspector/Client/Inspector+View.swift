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
    InspectorView(store: store(asking: client)).environment(\.isInTerminal, isInTerminal)
  }

  /// Returns the store of an inspector.
  ///
  /// - Parameters:
  ///   - client: The access to the stores of this process, or of another one.
  ///   - owner: The path of the application whose newest store is shown first; nil for the newest
  ///     store of all.
  static func store(
    asking client: InspectionClient,
    preferring owner: String? = nil
  ) -> StoreOf<InspectorFeature> {
    Store(initialState: InspectorFeature.State(preferredOwner: owner)) {
      InspectorFeature()
    } withDependencies: {
      $0.inspectionClient = client
    }
  }
}
