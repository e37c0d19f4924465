// SPDX-License-Identifier: MIT

/// The access by id that all elements of a collection share.
final class ElementsAccess<ID: Hashable, State, Action> {
  /// The identity of the collection.
  let storeID: StoreID
  let read: (ID) -> State?
  /// Reads the collection, and returns a lookup of its elements.
  let readAll: () -> (ID) -> State?
  let send: (ID, Action) -> EffectGroup?
  let isValid: (ID) -> Bool
  let isDeferring: () -> Bool
  /// Returns a lookup of the elements in a value that is the collection or holds it; nil for any
  /// other value.
  let elements: (Any) -> ((ID) -> State?)?
  /// Reads the values on the path to the collection.
  let visit: () -> Void

  /// The offset of the box in an element, or nil if elements have none.
  private lazy var boxOffset = observableFields(of: State.self)?.registrarOffset

  init<ParentState, ParentAction, Elements>(
    parent: any StoreProjection<ParentState, ParentAction>,
    storeID: StoreID,
    elements: @escaping (borrowing ParentState) -> Elements,
    element: @escaping (Elements, ID) -> State?,
    embed: @escaping (ID, Action) -> ParentAction
  ) {
    self.storeID = storeID
    read = { id in parent.readFields { element(elements($0), id) } }
    readAll = {
      let elements = parent.readFields { elements($0) }
      return { element(elements, $0) }
    }
    send = { parent.send(embed($0, $1)) }
    isValid = { id in parent.isValid && parent.readFields { element(elements($0), id) } != nil }
    isDeferring = { parent.isDeferring }
    self.elements = { value in
      let elements = value as? Elements ?? (value as? ParentState).map { elements($0) }
      return elements.map { elements in { element(elements, $0) } }
    }
    visit = { _ = parent.readFields { elements($0) } }
  }

  // MARK: Reading one element alone

  /// Reads an element without registering a read of the collection, and records its box.
  ///
  /// The watcher notifies the observers of the box once it no longer belongs to the element.
  ///
  /// - Returns: nil if the element does not exist, or has no lasting box.
  func readAlone(_ id: ID, _ readBox: inout ReadBox) -> State? {
    guard let boxOffset else { return nil }
    guard var state = ReadCapture.ignoring.capture({ read(id) }) else { return nil }
    let isKept = withBox(of: &state, boxOffset) { box in
      // A uniquely referenced box belongs to a value that was computed for this read.
      if isKnownUniquelyReferenced(&box) { return false }
      readBox.record(box)
      return true
    }
    return isKept ? state : nil
  }

  /// Returns a lookup of the current elements that registers no reads.
  func currentElements() -> (ID) -> State? { ReadCapture.ignoring.capture(readAll) }

  /// Notifies the observers of the recorded box if it no longer belongs to the element.
  func notifyIfReplaced(_ readBox: inout ReadBox, _ element: State?) {
    guard let boxOffset, var element else { return readBox.notifyIfReplaced(by: nil) }
    withBox(of: &element, boxOffset) { readBox.notifyIfReplaced(by: $0) }
  }

  // `MemoryLayout.offset(of:)` guarantees that the registrar is at this address.
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
