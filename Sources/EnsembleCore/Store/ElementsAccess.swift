// SPDX-License-Identifier: MIT

/// What the elements of one collection have in common: how to get at one by its id.
final class ElementsAccess<ID: Hashable & Sendable, State, Action> {
  /// Which place the collection is.
  let place: StoreID
  let read: (ID) -> State?
  /// Reads the collection, for a function that reads its elements.
  let readAll: () -> (ID) -> State?
  let send: (ID, Action) -> EffectGroup?
  let isValid: (ID) -> Bool
  let isProcessing: () -> Bool

  /// Who looks after the elements that were read alone when the collection may have changed.
  weak var watcher: (any ReadWatcher)?
  private var isWatched = false
  /// Where the box of an element is; nil if it has none.
  private lazy var boxOffset = observableFields(of: State.self)?.registrarOffset

  init<ParentState, ParentAction, Elements>(
    parent: StoreProjection<ParentState, ParentAction>,
    place: StoreID,
    elements: @escaping (borrowing ParentState) -> Elements,
    element: @escaping (Elements, ID) -> State?,
    embed: @escaping (ID, Action) -> ParentAction
  ) {
    self.place = place
    read = { id in parent.readFields { element(elements($0), id) } }
    readAll = {
      let elements = parent.readFields { elements($0) }
      return { element(elements, $0) }
    }
    send = { parent.send(embed($0, $1)) }
    isValid = { id in parent.isValid && parent.readFields { element(elements($0), id) } != nil }
    isProcessing = { parent.isProcessing }
  }

  // MARK: Reading one element alone

  /// Reads an element without registering a read of the collection, and notes its box. The watcher sees to it
  /// that those who observe the box are told when it is not the element's any more.
  ///
  /// - Returns: nil if that cannot be seen to: there is no such element, or it has no box that lasts.
  func readAlone(_ id: ID, _ note: inout BoxNote) -> State? {
    guard let boxOffset else { return nil }
    watch(id)
    guard var state = ReadCapture.ignoring.take({ read(id) }) else { return nil }
    let isKept = withBox(of: &state, boxOffset) { box in
      // A box with no other owner is that of a value that was computed for this read.
      if isKnownUniquelyReferenced(&box) { return false }
      note.take(box)
      return true
    }
    return isKept ? state : nil
  }

  /// A function that reads elements as they are now, registering nothing.
  func elementsNow() -> (ID) -> State? { ReadCapture.ignoring.take(readAll) }

  /// Tells the observers of the box that was noted, if it is not that of the element that is there.
  func check(_ note: inout BoxNote, _ element: State?) {
    guard let boxOffset, var element else { return note.check(nil) }
    withBox(of: &element, boxOffset) { note.check($0) }
  }

  /// Has the watcher called when something has changed on the way to the elements.
  private func watch(_ id: ID) {
    if isWatched { return }
    isWatched = true
    ReadCapture(for: watcher).take { _ = read(id) }
  }

  /// The same after a change: there may be other boxes on the way.
  func watchAgain(_ id: ID?) {
    isWatched = false
    if let id { watch(id) }
  }

  // `MemoryLayout.offset(of:)` promises that the registrar is there.
  private func withBox<R>(
    of state: inout State,
    _ offset: Int,
    _ body: (inout ObservationBox) -> R
  ) -> R {
    withUnsafeMutablePointer(to: &state) {
      body(
        &(UnsafeMutableRawPointer($0) + offset)
          .assumingMemoryBound(to: ObservationStateRegistrar.self).pointee.box
      )
    }
  }
}
