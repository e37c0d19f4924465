// SPDX-License-Identifier: MIT

/// A recorder of the actions of one engine, which calls it in its own isolation.
package protocol ActionRecorder<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// Notifies the recorder of an action that is about to be reduced.
  ///
  /// - Parameters:
  ///   - action: The root action.
  ///   - origin: The sender of the action.
  func willReduce(_ action: Action, from origin: ActionOrigin)

  /// Notifies the recorder of a reduced action.
  ///
  /// - Parameters:
  ///   - action: The root action.
  ///   - state: The address of the state, which is valid during the call.
  ///   - fields: The number of observed fields that the action has changed.
  func didReduce(_ action: Action, to state: UnsafePointer<State>, changing fields: Int)

  /// Notifies the recorder that the action queue is empty.
  func didDrain()

  /// Notifies the recorder that the engine is released.
  ///
  /// - Parameter state: The address of the last state, which is valid during the call.
  func willEnd(with state: UnsafePointer<State>)
}

/// Whether a reducer is running on this thread.
package var isReducerRunning: Bool { ChangeBatch.current != nil }
