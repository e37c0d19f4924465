// SPDX-License-Identifier: MIT

/// The action of a store that has changed a value.
package struct ViewUpdateCause: Hashable, Sendable {
  /// The number of the store in its process.
  package let store: Int
  /// The number of the action in its store.
  package let action: UInt64

  package init(store: Int, action: UInt64) {
    self.store = store
    self.action = action
  }
}

/// A recorder of the reasons for which views are evaluated, in debug builds.
@MainActor
package protocol ViewUpdateRecorder: AnyObject, Sendable {
  /// The action that is being processed; nil if it is not recorded, or if there is none.
  ///
  /// Read on the thread on which a value changes, before the observers are notified.
  nonisolated var currentCause: ViewUpdateCause? { get }

  /// Records an evaluation of the body of a view.
  ///
  /// - Parameters:
  ///   - view: The type of the view.
  ///   - cause: The action that it follows from. An evaluation with several causes is recorded for
  ///     each of them.
  ///   - reason: The reason, in words.
  func record(_ view: any Any.Type, from cause: ViewUpdateCause, because reason: String)
}

/// The evaluations of views in this process.
@MainActor
package enum ViewUpdates {
  /// The recorder, which is called in debug builds only.
  package static var recorder: (any ViewUpdateRecorder)?
}
