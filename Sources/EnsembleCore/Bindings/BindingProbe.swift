// SPDX-License-Identifier: MIT

/// Learns whether a write that a store has sent was applied by any reducer.
///
/// `@unchecked Sendable`: only used in the isolation of the store that sends the write: to send it, and by
/// the reducer that applies it.
final class BindingProbe: @unchecked Sendable {
  private(set) var wasApplied = false

  func noteApplied() { wasApplied = true }
}
