// SPDX-License-Identifier: MIT

/// A recorder of the running effects of one engine, which may be called on any thread.
package protocol EffectRecorder: AnyObject, Sendable {
  /// Notifies the recorder of a started operation.
  func effectStarted(_ effect: EngineEffect)
  /// Notifies the recorder of the end of an operation.
  func effectEnded(id: UInt64, wasCancelled: Bool)
  /// Notifies the recorder of the cancellation of an operation.
  func effectCancelled(id: UInt64, _ reason: EffectCancellation)
}

/// A running operation.
package struct EngineEffect: Sendable {
  /// The number that identifies the operation when it ends or is cancelled.
  package let id: UInt64
  /// The path of the feature that started the operation.
  package let path: String
  /// The file in which the effect was created.
  package let fileID: String
  /// The line where the effect was created.
  package let line: UInt
  /// The number of the action that has started the operation.
  package let cause: UInt64
  /// Whether the state, not an action, has started the operation.
  package let isSupervised: Bool
  /// The names of its identifiers, the innermost first.
  let names: [EffectName]

  /// The descriptions of its identifiers, the innermost first.
  ///
  /// Calls the `description` of the identifiers, so it must not be called under a lock.
  package var identifiers: [String] { names.map(\.label) }
}

/// The reason for the cancellation of an operation.
package enum EffectCancellation: Sendable, Equatable {
  /// The identifier of the operation was cancelled.
  case identifier(String)
  /// Another operation with the same identifier has started.
  case replacement(String)
  /// The feature of the operation has ended, or the store was released.
  case feature
  /// The task was cancelled, or the supervised effects no longer include the operation.
  case task

  init(_ reason: CancellationReason) {
    self =
      switch reason {
      case .identifier(let name): .identifier(name.label)
      case .replacement(let name): .replacement(name.label)
      case .feature: .feature
      case .task: .task
      }
  }
}
