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
  /// The number by which the end and the cancellation refer to the operation.
  package let id: UInt64
  /// The path of the feature that started it.
  package let path: String
  /// The file in which the effect was created.
  package let fileID: String
  /// The line where the effect was created.
  package let line: UInt
  /// The number of the action that it follows from.
  package let cause: UInt64
  /// Whether it follows from the state, and not from an action.
  package let isSupervised: Bool
}

/// The reason for the cancellation of an operation.
package enum EffectCancellation: Sendable, Equatable {
  /// Its identifier was cancelled.
  case identifier(String)
  /// Another operation with its identifier has started.
  case replacement(String)
  /// Its feature has ended, or its store was released.
  case feature
  /// Its task was cancelled, or it is no longer one of the supervised effects.
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
