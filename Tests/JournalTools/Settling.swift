// SPDX-License-Identifier: MIT

package import EnsembleCore
internal import EnsembleJournal
import TestTools
import Testing

/// Waits until replicas have processed the same actions.
@MainActor
package func settle<State: Codable & Sendable, Action: Codable & Sendable>(
  _ stores: [Store<State, Action>]
) async throws {
  for store in stores { try await store.journal?.commit() }
  let last = stores.compactMap { $0.journal?.lastNumber }.max() ?? 0
  let isSettled = await eventually {
    stores.allSatisfy { ($0.journal?.lastNumber ?? .max) >= last }
  }
  try #require(isSettled)
}
