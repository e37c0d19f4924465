// SPDX-License-Identifier: MIT

import Dispatch
import EnsembleShims

/// A gate that keeps other threads from a shared value until its key has answered for the first
/// time, or has said that it will answer later.
///
/// Otherwise a thread could change the default of a value that is about to be loaded.
///
/// `@unchecked Sendable`: `starter` is constant, and the group is thread-safe.
final class StartGate: @unchecked Sendable {
  private let starter = ensemble_thread_number()
  private let group = DispatchGroup()

  init() {
    group.enter()
  }

  /// Lets all threads pass; called once.
  func open() {
    group.leave()
  }

  /// Waits until the gate is open, except on the thread that is to open it.
  func wait() {
    if ensemble_thread_number() != starter { group.wait() }
  }
}
