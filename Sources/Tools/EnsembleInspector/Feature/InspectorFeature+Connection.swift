// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection

extension InspectorFeature {
  /// Follows the changes of the stores, a few times a second at most.
  func follow() -> Effect<Action> {
    .run { [client, clock] send in
      for await _ in await client.changes() {
        await send(.changed)
        try await clock.sleep(for: .milliseconds(200))
      }
    }
    .cancellable(id: CancelID.changes, cancelInFlight: true)
  }

  /// Schedules a new attempt to reach the process.
  func reconnect() -> Effect<Action> {
    .run { [clock] send in
      try await clock.sleep(for: .seconds(1))
      await send(.changed)
    }
    .cancellable(id: CancelID.reconnection, cancelInFlight: true)
  }
}
