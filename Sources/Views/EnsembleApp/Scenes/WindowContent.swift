// SPDX-License-Identifier: MIT

import EnsembleJournal
import EnsembleUI

/// The creation of a window's views and their stores.
enum WindowContent: Sendable {
  /// Creates the views, with new stores.
  case plain(@MainActor @Sendable () -> ViewTree)
  /// Creates the stores in the journal of a session, and returns the creation of the views.
  case recorded(@MainActor @Sendable (SessionJournal) async throws -> @MainActor () -> ViewTree)

  /// Creates the stores in the journal of a session, and returns the creation of the views.
  @MainActor
  func prepare(_ session: SessionJournal) async throws -> @MainActor () -> ViewTree {
    switch self {
    case .plain(let makeTree): makeTree
    case .recorded(let prepare): try await prepare(session)
    }
  }
}
