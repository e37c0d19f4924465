// SPDX-License-Identifier: MIT

/// A record of whether any reducer has applied a write that a store has sent.
///
/// `@unchecked Sendable`: only used in the isolation of the store, by the code that sends the write
/// and by the reducer that applies it.
final class BindingProbe: @unchecked Sendable {
  private(set) var wasApplied = false

  func recordApplied() { wasApplied = true }
}
