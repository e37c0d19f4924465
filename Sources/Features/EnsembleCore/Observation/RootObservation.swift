// SPDX-License-Identifier: MIT

// Fields notify their observers through the box of the state. They cannot detect two kinds of
// changes of a root state: of a state that was read as a whole or has no box, and of a state that
// was replaced together with its box. This value handles both. It has no generic parameter, and
// stores the evidence from before a reduction, so an action of an unobserved store pays two loads
// and two comparisons.

/// The observation of a root state by its engine. It records reads, and after each reduction it
/// notifies the observers that have read a changed part.
///
/// There are two kinds of reads:
///
/// - A read of *fields* registers each field with the box of its value, which notifies of changed
///   fields by itself. Only the observers of a box that the state no longer has are notified here.
/// - A read of the *whole* state registers here. All reads of a state without a box are such reads.
///
/// Every action passes through `willReduce` and `didReduce`, and pays one load and one comparison
/// for each kind of reads that is not observed.
struct RootObservation {
  /// The box of the whole state.
  private let whole = ObservationBox()
  private let makeProof: ((UnsafeMutableRawPointer) -> ChangeProof)?
  /// Whether the whole state is observed during this reduction.
  private var isWholeObserved = false
  /// The evidence of the whole state from before this reduction.
  private var proof: ChangeProof?

  /// The offset of the registrar in the state; nil before the first read, which looks it up, and if
  /// there is none.
  private var registrarOffset: Int?
  private var hasNoBox = false
  /// The box whose fields were read.
  private var readBox = ReadBox()

  init<State>(of state: State.Type) {
    makeProof = ChangeProof.maker(for: State.self)
  }

  // MARK: Reading

  /// Records a read of fields that register themselves with the box of the state.
  @inline(__always)
  mutating func recordRead<State>(ofFieldsOf state: UnsafeMutablePointer<State>) {
    recordBox(of: state)
    if hasNoBox { whole.read(0) }
  }

  /// Records a read of the whole state, whose fields may be read later.
  mutating func recordRead<State>(of state: UnsafeMutablePointer<State>) {
    recordBox(of: state)
    whole.read(0)
  }

  @inline(__always)
  private mutating func recordBox<State>(of state: UnsafeMutablePointer<State>) {
    if let registrarOffset {
      readBox.record(Self.box(in: UnsafeRawPointer(state), registrarOffset))
    } else if !hasNoBox {
      findBox(of: state)
    }
  }

  private mutating func findBox<State>(of state: UnsafeMutablePointer<State>) {
    registrarOffset = observableFields(of: State.self)?.registrarOffset
    hasNoBox = registrarOffset == nil
    if !hasNoBox { recordBox(of: state) }
  }

  // MARK: Reducing

  /// Prepares for a reduction of the state at an address.
  @inline(__always)
  mutating func willReduce(_ state: UnsafeMutableRawPointer) {
    guard whole.isObserved(0) else { return }
    isWholeObserved = true
    proof = makeProof?(state)
  }

  /// Notifies the observers that are affected by the reduction.
  @inline(__always)
  mutating func didReduce(_ state: UnsafeMutableRawPointer) {
    if isWholeObserved { notifyUnlessUnchanged(state) }
    if let registrarOffset, !readBox.isEmpty {
      readBox.notifyIfReplaced(by: Self.box(in: state, registrarOffset))
    }
  }

  private mutating func notifyUnlessUnchanged(_ state: UnsafeMutableRawPointer) {
    isWholeObserved = false
    let before = proof.take()
    if let before, let after = makeProof?(state), after.proves(before) { return }
    whole.changed(field: 0)
  }

  // `MemoryLayout.offset(of:)` guarantees that the registrar is at this address.
  @inline(__always)
  private static func box(in state: UnsafeRawPointer, _ offset: Int) -> ObservationBox {
    (state + offset).assumingMemoryBound(to: ObservationStateRegistrar.self).pointee.box
  }
}
