// SPDX-License-Identifier: MIT

/// Who is told of everything that an engine does: the foundation of inspectors and recorders.
///
/// Called on the store's isolation, except `effectEnded` and `effectCancelled`, which may come from the
/// thread that the operation ended on, or that cancels it. Costs a nil check per action and per effect when there is none.
@_spi(Tools)
public protocol EngineObserver: AnyObject, Sendable {
  /// Whether to keep the state before each action for `actionReduced`. Keeping it makes every reducer
  /// copy what it changes.
  var wantsStates: Bool { get }
  /// An action is about to be reduced.
  func actionReceived(_ action: EngineAction)
  /// An action was reduced.
  func actionReduced(_ action: EngineAction, _ reduction: EngineReduction)
  /// An effect's operation was started.
  func effectStarted(_ effect: EngineEffect)
  /// An effect's operation has ended.
  func effectEnded(id: UInt64, wasCancelled: Bool)
  /// An effect's operation was told to stop.
  func effectCancelled(id: UInt64)
}

/// An action on its way through an engine.
@_spi(Tools)
public struct EngineAction: @unchecked Sendable {
  // `@unchecked Sendable`: an observer is called in the isolation that the action belongs to; what it
  // hands on, it hands on at its own word.

  /// Where an action came from.
  public enum Origin: Sendable, Equatable {
    /// Somebody called `send` on a store.
    case store
    /// The operation with this number sent it.
    case operation(UInt64)
    /// A reducer returned it as a `.send` effect.
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
  /// Where it came from.
  public let origin: Origin
  /// The feature whose effect sent it; `root` for a store.
  public let path: String
  /// Counts the actions of the engine.
  public let number: UInt64
}

/// What a reducer did with an action.
@_spi(Tools)
public struct EngineReduction {
  /// How long the reducer ran.
  public let duration: Duration
  /// The root state before, if the observer wants states.
  public let before: (() -> Any)?
  /// The root state after. To be called before `actionReduced` returns.
  public let after: () -> Any
}

/// A running operation.
@_spi(Tools)
public struct EngineEffect: Sendable {
  /// The number that the end and the cancellation are told with.
  public let id: UInt64
  /// The feature it belongs to.
  public let path: String
  /// The file in which the effect was made.
  public let fileID: String
  /// The line on which the effect was made.
  public let line: UInt
}
