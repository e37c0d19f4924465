// SPDX-License-Identifier: MIT

/// An observer of all events of an engine: the foundation of inspectors and recorders.
///
/// Called on the store's isolation, except `effectEnded` and `effectCancelled`, which may be called
/// on the thread on which the operation ends or is cancelled. Without an observer, each action and
/// each effect costs a nil check.
@_spi(Tools)
public protocol EngineObserver: AnyObject, Sendable {
  /// A Boolean value that indicates whether to keep the state before each action for
  /// `actionReduced`.
  ///
  /// Keeping it forces every reducer to copy the parts that it changes.
  var wantsStates: Bool { get }
  /// Notifies the observer of an action that is about to be reduced.
  func actionReceived(_ action: EngineAction)
  /// Notifies the observer of a reduced action.
  func actionReduced(_ action: EngineAction, _ reduction: EngineReduction)
  /// Notifies the observer of a started operation.
  func effectStarted(_ effect: EngineEffect)
  /// Notifies the observer of the end of an operation.
  func effectEnded(id: UInt64, wasCancelled: Bool)
  /// Notifies the observer of the cancellation of an operation.
  func effectCancelled(id: UInt64, _ reason: EffectCancellation)
}

/// An action in an engine.
@_spi(Tools)
public struct EngineAction: @unchecked Sendable {
  // `@unchecked Sendable`: an observer is called in the isolation of the action, and is itself
  // responsible for passing it on.

  /// The origin of an action.
  public enum Origin: Sendable, Equatable {
    /// A call of `send` on a store.
    case store
    /// The operation with this number.
    case operation(UInt64)
    /// A reducer that returned it as a `.send` effect.
    case reducer

    init(_ origin: EffectOrigin?) {
      self =
        switch origin?.number {
        case nil: .store
        case 0?: .reducer
        case let number?: .operation(number)
        }
    }
  }

  /// The root action.
  public let value: Any
  /// The origin of the action.
  public let origin: Origin
  /// The path of the feature whose effect sent it; `root` for a store.
  public let path: String
  /// The sequence number of the action in its engine.
  public let number: UInt64
}

/// The reduction of an action.
@_spi(Tools)
public struct EngineReduction {
  /// The duration of the reducer's run.
  public let duration: Duration
  /// Returns the root state before the action; nil unless the observer requests states.
  public let before: (() -> Any)?
  /// Returns the root state after the action. Must be called before `actionReduced` returns.
  public let after: () -> Any
}

/// A running operation.
@_spi(Tools)
public struct EngineEffect: Sendable {
  /// The number by which the end and the cancellation refer to the operation.
  public let id: UInt64
  /// The path of the feature that started it.
  public let path: String
  /// The file in which the effect was created.
  public let fileID: String
  /// The line on which the effect was created.
  public let line: UInt
  /// The number of the action that it follows from.
  public let cause: UInt64
  /// A Boolean value that indicates whether it follows from the state, and not from an action.
  public let isSupervised: Bool
}

/// The reason for the cancellation of an operation.
@_spi(Tools)
public enum EffectCancellation: Sendable, Equatable {
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
