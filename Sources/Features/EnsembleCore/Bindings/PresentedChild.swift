// SPDX-License-Identifier: MIT

import EnsembleCasePaths
import EnsembleInternals

/// The model of a control that presents a child: provides the child's store, and dismisses the
/// child when it is set to nil.
///
/// Implements bindings to an optional store on every platform.
@MainActor
package final class PresentedChild<State, Action> {
  private let scope: () -> Store<State, Action>?
  private let presence: () -> ChildPresence
  /// Sends the dismissal. Returns true if it was processed immediately.
  private let sendDismissal: () -> Bool
  private let location: SourceLocation
  /// The child that the control has read last.
  private var lastRead: ChildPresence?

  package init<Container: _PresentationContainer, ParentState, ParentAction>(
    of parent: Store<ParentState, ParentAction>,
    state: KeyPath<ParentState, Container>,
    action: CaseKeyPath<ParentAction, PresentationAction<Action>>,
    location: SourceLocation
  ) where Container.Presented == State {
    let identity = ChildIdentity<State>()
    scope = { Container._scope(parent, state, action) }
    presence = {
      parent.projection.readFields {
        $0[keyPath: state]._presented.map { identity.presence(of: $0) } ?? .absent
      }
    }
    sendDismissal = {
      let mustWait = parent.projection.isDeferring
      return parent.sendFromView(AnyCasePath(action).embed(.dismiss)) && !mustWait
    }
    self.location = location
  }

  /// The store of the child. Setting nil dismisses the child that was read last, unless it is
  /// already dismissed; setting any other value has no effect.
  package var store: Store<State, Action>? {
    get {
      lastRead = presence()
      return scope()
    }
    set { if newValue == nil { dismiss() } }
  }

  private func dismiss() {
    let current = presence()
    // A control may report its dismissal late, when another child is already presented.
    guard current != .absent, lastRead == nil || lastRead == current else { return }
    if sendDismissal(), presence() == current { reportStillPresented() }
  }

  private func reportStillPresented() {
    location.report(
      """
      A binding at "\(location.fileID):\(location.line)" was set to "nil", but its \
      destination is still presented.

      No reducer has handled the dismissal. Add 'ifLet' with the state and the action of the \
      destination to the reducer that presents it.
      """
    )
  }
}
