// SPDX-License-Identifier: MIT

/// The color of a sync-up.
nonisolated enum Theme: String, CaseIterable, Codable, Sendable {
  case amber, coral, indigo, moss, plum, slate, teal
}
