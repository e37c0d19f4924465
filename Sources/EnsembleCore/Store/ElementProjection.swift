// SPDX-License-Identifier: MIT

/// What the elements of one collection have in common: how to get at one by its id.
final class ElementsAccess<ID: Hashable & Sendable, State, Action> {
  let read: (ID) -> State?
  let send: (ID, Action) -> EffectActivity?
  let isValid: (ID) -> Bool
  let isProcessing: () -> Bool

  init<ParentState, ParentAction>(
    parent: StoreProjection<ParentState, ParentAction>,
    read: @escaping (borrowing ParentState, ID) -> State?,
    embed: @escaping (ID, Action) -> ParentAction
  ) {
    self.read = { id in parent.readFields { read($0, id) } }
    send = { parent.send(embed($0, $1)) }
    isValid = { id in parent.isValid && parent.readFields { read($0, id) } != nil }
    isProcessing = { parent.isProcessing }
  }
}

/// One element of a collection in another projection.
///
/// Once it is gone, the store shows the state that it had when the store was made.
final class ElementProjection<ID: Hashable & Sendable, State, Action>:
  StoreProjection<State, Action>
{
  private let elements: ElementsAccess<ID, State, Action>
  private let id: ID
  private let fallback: State

  init(_ elements: ElementsAccess<ID, State, Action>, id: ID, fallback: State) {
    self.elements = elements
    self.id = id
    self.fallback = fallback
  }

  override func read<R>(_ body: (borrowing State) -> R) -> R {
    body(elements.read(id) ?? fallback)
  }

  override func send(_ action: Action) -> EffectActivity? {
    elements.send(id, action)
  }

  override var isValid: Bool { elements.isValid(id) }
  override var isProcessing: Bool { elements.isProcessing() }
}
