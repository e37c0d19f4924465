// SPDX-License-Identifier: MIT

import Dispatch
import EnsembleShims

/// A gate that blocks other threads' access to a shared value until its key has loaded it, or has
/// announced that loading will take longer.
///
/// Otherwise a thread could change the default of a value that is about to be loaded.
///
/// `@unchecked Sendable`: `starter` is constant, and the group is thread-safe; `isOpen` is only
/// accessed by the thread that opens the gate, and in the deinitializer.
final class StartGate: @unchecked Sendable {
  private let starter = ensemble_thread_number()
  private let group = DispatchGroup()
  private var isOpen = false

  init() {
    group.enter()
  }

  deinit {
    // A cell that lost the race for its key was never started; a `DispatchGroup` must be left
    // before it is deallocated.
    if !isOpen { group.leave() }
  }

  /// Opens the gate for all threads; called once.
  func open() {
    isOpen = true
    group.leave()
  }

  /// Waits until the gate is open, except on the thread that is to open it.
  func wait() {
    if ensemble_thread_number() != starter { group.wait() }
  }
}
