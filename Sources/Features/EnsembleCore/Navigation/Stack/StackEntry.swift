// SPDX-License-Identifier: MIT

import EnsembleCollections

/// An element of a stack with its id.
struct StackEntry<State>: Identifiable, StackEntryProtocol {
  let id: StackElementID
  var state: State
}

extension StackEntry: Equatable where State: Equatable {}
extension StackEntry: Hashable where State: Hashable {}
extension StackEntry: Decodable where State: Decodable {}
extension StackEntry: Encodable where State: Encodable {}
extension StackEntry: Sendable where State: Sendable {}

extension StackEntry: _IdentityTracked where State: _IdentityTracked {
  var _trackedIdentity: UInt64? { state._trackedIdentity }
}

/// The requirements of a stack entry that the extension of optional entries needs.
protocol StackEntryProtocol {
  associatedtype State
  var id: StackElementID { get }
  var state: State { get }
  init(id: StackElementID, state: State)
}

extension Optional where Wrapped: StackEntryProtocol {
  /// The state of the entry, moved out and back for mutations; setting nil removes the entry.
  var state: Wrapped.State? {
    get { self?.state }
    _modify {
      let id = self?.id
      var state = self.take()?.state
      defer { if let id, let state { self = Wrapped(id: id, state: state) } }
      yield &state
    }
  }
}
