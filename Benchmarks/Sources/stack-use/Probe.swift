// SPDX-License-Identifier: MIT

import Ensemble

/// A kind of nesting or of size that needs stack.
enum Probe: String, CaseIterable {
  case presentations
  case rows
  case destinations
  case scopes
  case state
  case action
  case nestedAction
  case presentedAction

  /// The description of the work, and of what is counted.
  var work: String {
    switch self {
    case .presentations: "levels of ifLet with @PresentationState, 1 KB of state each"
    case .rows: "levels of forEach, 1 KB of state each"
    case .destinations: "levels of enum reducers with 64 cases, 1 KB of state each"
    case .scopes: "levels of Scope, 1 KB of state each, inline in the root"
    case .state: "KB of state, inline in a root store"
    case .action: "KB of an action, inline, sent to a root store"
    case .nestedAction: "KB of an action, inline, through 5 levels of Scope"
    case .presentedAction: "KB of an action, inline, through 5 levels of ifLet"
    }
  }

  /// The largest size that is tried.
  var limit: Int {
    switch self {
    case .presentations, .rows, .destinations: 1_024
    case .scopes: 64
    case .state, .action, .nestedAction, .presentedAction: 256
    }
  }

  /// Sends one action to the innermost feature of a hierarchy with a size.
  ///
  /// - Returns: A Boolean value that indicates whether it has arrived.
  @MainActor
  func run(_ size: Int) -> Bool {
    switch self {
    case .presentations: tapPresentation(depth: size)
    case .rows: tapRow(depth: size)
    case .destinations: tapDestination(depth: size)
    case .scopes: tap(feature(depth: size, payload: Empty.self))
    case .state: tap(leaf(state: kilobytes(size)))
    case .action: tap(feature(depth: 0, payload: kilobytes(size)))
    case .nestedAction: tap(feature(depth: 5, payload: kilobytes(size)))
    case .presentedAction: tapPresentation(payload: kilobytes(size))
    }
  }

  @MainActor
  private func tap<R: Tappable>(_: R.Type) -> Bool {
    let store = Store(initialState: R.initialState) { R() }
    store.send(R.tap)
    return store.withState { R.taps(in: $0) == 1 }
  }
}
