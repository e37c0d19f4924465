// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// The lifetime of the feature of a scope, as seen by its effects.
///
/// Ends when all effects of the feature are cancelled together, so that operations that are still
/// running can be distinguished from those of a successor in the same scope.
final class EffectLifetime: Sendable {
  private let isOver = LockIsolated(false)

  /// Ends the lifetime. Returns false if it had already ended.
  @discardableResult
  func end() -> Bool {
    isOver.withValue { isOver in
      defer { isOver = true }
      return !isOver
    }
  }
}
