// SPDX-License-Identifier: MIT

import Atomics
import EnsembleCollections
import EnsembleInternals
import EnsembleShims
import Observation

// A change does not clear the bit of its field: `withObservationTracking` registers its observer
// only after its closure has returned, so a closure that changes a field that it has read would
// clear the bit first, and never be notified. Instead, changed fields count as unobserved after 64
// changes without a read, since Observation does not reveal whether a registrar has observers.

/// The identity of an observable value, and the registration of its observers.
///
/// A box belongs to exactly one live value: a mutation through a copy creates a new box first.
/// Until a field is read outside a reducer, a box is only a serial number and an empty word.
///
/// A box that is copied and then mutated in a drain has a *successor*, which takes over its
/// observers: usually the value lives on, and the other copy was only kept, by an effect or as an
/// undo step. If the other copy lives on as well, nothing is lost: its first change notifies all
/// observers that the successor took over, and later reads of it are registered apart from them.
///
/// `@unchecked Sendable`: `serial` is constant; `storage` is only accessed through `word`, which is
/// atomic; `observers` is written once, under `observersLock` or before the box is shared, before
/// `hasObservers` is published in `word` with release order, and read only after that bit was seen
/// with acquire order.
@usableFromInline
final class ObservationBox: Observable, @unchecked Sendable {
  // Must be the first stored property: `word` relies on it.
  private var storage = UnsafeAtomic<UInt64>.Storage(0)
  /// A number that is unique in the process.
  @usableFromInline let serial: UInt64
  // Owned by the box, and unmanaged so that a read retains nothing.
  @exclusivity(unchecked) private var observers: Unmanaged<BoxObservers>?

  /// One bit per field that may be observed, `hasSuccessor`, and `hasObservers`.
  ///
  /// The address of the first stored property is stable for the lifetime of the box. It is taken
  /// without an access to the property, since several threads may do so at once: `ManagedAtomic` of
  /// swift-atomics works the same way, but would be a second allocation here.
  private var word: UnsafeAtomic<UInt64> {
    UnsafeAtomic(
      at: _getUnsafePointerToStoredProperties(self)
        .assumingMemoryBound(to: UnsafeAtomic<UInt64>.Storage.self)
    )
  }

  @usableFromInline
  init() {
    serial = ensemble_next_serial()
  }

  /// Notifies the observers at the end of the drain when a reducer replaces or removes the observed
  /// value.
  deinit {
    guard let observers else { return }
    let bits = word.load(ordering: .acquiring)
    if bits & Self.hasSuccessor != 0 {
      observers.takeUnretainedValue().removeObservers(ofOriginal: serial)?.collectAll()
    } else if bits & Self.allFields != 0, let batch = ChangeBatch.current {
      let fields = bits & Self.allFields
      batch.collect(ObservedChange(observers: observers.takeUnretainedValue(), fields: fields))
    }
    observers.release()
  }

  /// Returns the bit of a field. Fields from the 62nd on share one bit, and are notified together.
  static func bit(of field: Int) -> Int { min(field, 61) }

  private static let allFields: UInt64 = (1 << 62) - 1
  private static let hasSuccessor: UInt64 = 1 << 62
  private static let hasObservers: UInt64 = 1 << 63
  private static let observersLock = Lock()

  /// Returns whether the field may have observers.
  @usableFromInline
  func isObserved(_ field: Int) -> Bool {
    word.load(ordering: .acquiring) & (1 << UInt64(Self.bit(of: field))) != 0
  }

  /// Registers a read of the field with the observation tracking of this thread.
  @usableFromInline
  func access(_ field: Int) {
    let bit = Self.bit(of: field)
    let mask: UInt64 = 1 << UInt64(bit)
    let bits = word.load(ordering: .acquiring)
    if bits & Self.hasObservers == 0 { makeObservers() }
    if bits & Self.hasSuccessor != 0 {
      if let observers = currentObservers { register(bit, mask, with: observers) }
      return
    }
    observers?._withUnsafeGuaranteedRef { register(bit, mask, with: $0) }
  }

  @inline(__always)
  private func register(_ bit: Int, _ mask: UInt64, with observers: BoxObservers) {
    Self.keyPaths[bit]._withUnsafeGuaranteedRef { observers.registrar.access(self, keyPath: $0) }
    // Checked again, since a change on another thread may have cleared the bit in the meantime.
    if word.load(ordering: .acquiring) & mask == 0 { add(mask) }
    observers.recordRead(mask)
    observers.resetUnread()
  }

  /// Registers a read of the field with the watcher that captures reads on this thread.
  @usableFromInline
  func watch(_ field: Int) {
    guard let watcher = ReadCapture.watcher else { return }
    let mask: UInt64 = 1 << UInt64(Self.bit(of: field))
    guard let observers = observersForReading() else { return }
    observers.add(watcher, mask)
    add(mask)
    watcher.didWatch(observers, mask)
  }

  /// Registers a read with the watcher if this thread captures reads, and otherwise with
  /// observation tracking. Inside a batch of changes, it does nothing.
  func read(_ field: Int) {
    if let scope = ensemble_scope_get() {
      if ReadCapture.isCapture(scope) { watch(field) }
    } else {
      access(field)
    }
  }

  /// The watchers of all fields.
  var watchers: [any ReadWatcher] { currentObservers?.watchers(of: Self.allFields) ?? [] }

  /// Returns the sink for values that are removed from an observed field; nil without a receiver,
  /// and outside of the drain of a store.
  func removalSink(_ field: Int) -> RemovalSink? {
    guard ChangeBatch.current?.isOnMainActor == true else { return nil }
    let mask: UInt64 = 1 << UInt64(Self.bit(of: field))
    return currentObservers?.removalSink(mask)
      ?? observers?.takeUnretainedValue().removalSink(mask)
  }

  /// Takes over the observers of a box that a copy of this value keeps.
  ///
  /// - Returns: `false`, without an effect, if the other box has a successor already.
  func succeed(_ other: ObservationBox) -> Bool {
    let bits = other.word.load(ordering: .acquiring)
    if bits & Self.hasSuccessor != 0 { return false }
    if bits & Self.hasObservers == 0 { return true }
    // From now on, the other box counts as observed, so that its first change is noticed.
    let before = other.word.loadThenBitwiseOr(
      with: Self.allFields | Self.hasSuccessor,
      ordering: .acquiringAndReleasing
    )
    if before & Self.hasSuccessor != 0 { return false }
    observers = (other.observers?.takeUnretainedValue()).map { Unmanaged.passRetained($0) }
    add(before)
    return true
  }

  /// Takes over the receivers of removed values from the box that this one replaces. Has no effect
  /// outside of the drain of a store.
  func adoptRemovalSinks(of other: ObservationBox) {
    guard ChangeBatch.current?.isOnMainActor == true,
      other.word.load(ordering: .acquiring) & Self.hasObservers != 0,
      let sinks = other.observers?.takeUnretainedValue().removalSinks, !sinks.isEmpty
    else { return }
    makeObservers()
    observers?.takeUnretainedValue().adopt(sinks)
    add(sinks.reduce(0) { $0 | $1.fields })
  }

  private func add(_ bits: UInt64) {
    _ = word.loadThenBitwiseOr(with: bits, ordering: .acquiringAndReleasing)
  }

  /// Returns the change of the fields in `mask`, or nil if none is observed.
  ///
  /// The fields still count as observed, since `withObservationTracking` begins to observe only
  /// after its closure has returned, and the closure may have changed fields that it has read.
  /// After many changes without any read, they count as unobserved until they are read again.
  func takeChange(_ mask: UInt64) -> ObservedChange? {
    let fields = word.load(ordering: .acquiring) & mask & Self.allFields
    guard fields != 0, let observers = currentObservers else { return nil }
    if observers.countUnread() {
      _ = word.loadThenBitwiseAnd(with: ~fields, ordering: .acquiringAndReleasing)
      if observers.watched != 0 { add(observers.watched) }
    }
    return ObservedChange(observers: observers, fields: fields)
  }

  /// Returns the observers with which a read is registered, and that are to be notified when
  /// another value replaces this one.
  func observersForReading() -> BoxObservers? {
    if word.load(ordering: .acquiring) & Self.hasObservers == 0 { makeObservers() }
    return currentObservers
  }

  /// The observers that reads of this box are registered with now; nil before the first read.
  private var currentObservers: BoxObservers? {
    let bits = word.load(ordering: .acquiring)
    if bits & Self.hasObservers == 0 { return nil }
    let observers = observers?.takeUnretainedValue()
    return bits & Self.hasSuccessor == 0 ? observers : observers?.observers(ofOriginal: serial)
  }

  /// Notifies the observers that a successor took over, before the first change after that.
  func notifyTakenObservers() {
    guard word.load(ordering: .acquiring) & Self.hasSuccessor != 0 else { return }
    if currentObservers?.takeFirstChange() == true { observers?.takeUnretainedValue().notifyAll() }
  }

  private func makeObservers() {
    Self.observersLock.withLock {
      guard observers == nil else { return }
      observers = Unmanaged.passRetained(BoxObservers())
      add(Self.hasObservers)
    }
  }

  // An `ObservationRegistrar` identifies fields by key paths; these stand for the bits of a box.
  private subscript(bit bit: Int) -> Int { bit }
  /// Never released, and unmanaged so that a read retains nothing.
  ///
  /// `nonisolated(unsafe)`: immutable, and the key paths capture only numbers.
  nonisolated(unsafe) fileprivate static let keyPaths = (0..<62).map { bit in
    Unmanaged.passRetained(\ObservationBox.[bit: bit] as KeyPath<ObservationBox, Int>)
  }
}

/// The observers of a box's fields.
///
/// `@unchecked Sendable`: `watchers`, `sinks`, `originals` and `isUnchanged` are guarded by `lock`;
/// the other members are thread-safe.
final class BoxObservers: @unchecked Sendable {
  let registrar = ObservationRegistrar()
  private let lock = Lock()
  private var watchers = ReadWatchers()
  private var sinks: [FieldSink] = []
  /// The later observers of the boxes whose successors have taken over these observers, by serial.
  private var originals: [UInt64: BoxObservers] = [:]
  /// A flag that the first change after a successor took over the earlier observers clears.
  private var isUnchanged = true
  private let watchedFields = ManagedAtomic<UInt64>(0)
  /// All fields that have ever been read.
  private let readFields = ManagedAtomic<UInt64>(0)

  /// The number of changes since the last read.
  private let unread = ManagedAtomic<Int>(0)
  private static let unreadLimit = 64

  /// Records a read of any field.
  func resetUnread() {
    if unread.load(ordering: .relaxed) != 0 { unread.store(0, ordering: .relaxed) }
  }

  /// Counts a change, and returns whether the number of changes since the last read has reached the
  /// limit.
  func countUnread() -> Bool {
    unread.loadThenWrappingIncrement(ordering: .relaxed) >= Self.unreadLimit
  }

  func recordRead(_ fields: UInt64) {
    if readFields.load(ordering: .acquiring) & fields == fields { return }
    _ = readFields.loadThenBitwiseOr(with: fields, ordering: .acquiringAndReleasing)
  }

  /// Notifies the observers of all fields: immediately, or at the end of the current drain.
  func notifyAll() {
    let change = ObservedChange(observers: self, fields: readFields.load(ordering: .acquiring))
    if let batch = ChangeBatch.current { batch.collect(change) } else { change.notify() }
  }

  /// Notifies the observers of all fields at the end of the current drain, if there is one.
  func collectAll() {
    if ChangeBatch.current != nil { notifyAll() }
  }

  /// Returns the later observers of a box whose successor has taken over these observers.
  func observers(ofOriginal serial: UInt64) -> BoxObservers {
    lock.withLock {
      if let known = originals[serial] { return known }
      let new = BoxObservers()
      originals[serial] = new
      return new
    }
  }

  /// Notifies the later observers of an original, if there are any.
  func notifyAll(ofOriginal serial: UInt64) {
    lock.withLock { originals[serial] }?.notifyAll()
  }

  /// Removes and returns the later observers of an original that no longer exists.
  func removeObservers(ofOriginal serial: UInt64) -> BoxObservers? {
    lock.withLock { originals.removeValue(forKey: serial) }
  }

  /// Returns whether this is the first change since a successor took over the earlier observers.
  func takeFirstChange() -> Bool {
    lock.withLock {
      defer { isUnchanged = false }
      return isUnchanged
    }
  }

  /// The fields with watchers.
  var watched: UInt64 { watchedFields.load(ordering: .acquiring) }

  func add(_ watcher: any ReadWatcher, _ fields: UInt64) {
    lock.withLock { watchers.add(watcher, fields) }
    _ = watchedFields.loadThenBitwiseOr(with: fields, ordering: .acquiringAndReleasing)
    recordRead(fields)
  }

  /// The sink for values that are removed from the fields of a mask.
  struct FieldSink {
    let fields: UInt64
    let sink: RemovalSink
  }

  /// Adds a receiver of the values that are removed from the given fields.
  ///
  /// - Returns: The sink that passes removed values to the receiver.
  func add(_ receiver: any RemovalReceiver, removedFrom fields: UInt64) -> RemovalSink {
    let sink = lock.withLock {
      if let known = sinks.first(where: { $0.fields == fields }) { return known.sink }
      let sink = RemovalSink()
      sinks.append(FieldSink(fields: fields, sink: sink))
      return sink
    }
    sink.add(receiver)
    return sink
  }

  /// Returns the sink of a field; nil without a live receiver.
  func removalSink(_ fields: UInt64) -> RemovalSink? {
    if watched & fields == 0 { return nil }
    let sink = lock.withLock { sinks.first { $0.fields == fields }?.sink }
    return sink?.isInUse == true ? sink : nil
  }

  /// The sinks with a live receiver.
  var removalSinks: [FieldSink] {
    watched == 0 ? [] : lock.withLock { sinks }.filter { $0.sink.isInUse }
  }

  func adopt(_ others: [FieldSink]) {
    let copies = others.map {
      FieldSink(fields: $0.fields, sink: RemovalSink(copying: $0.sink))
    }
    lock.withLock { sinks = copies }
    let fields = copies.reduce(0) { $0 | $1.fields }
    _ = watchedFields.loadThenBitwiseOr(with: fields, ordering: .acquiringAndReleasing)
  }

  /// Returns the watchers of any of the given fields.
  func watchers(of fields: UInt64) -> [any ReadWatcher] {
    watched & fields == 0 ? [] : lock.withLock { watchers.watchers(of: fields) }
  }
}

/// Changed fields of a value, with their observers.
///
/// Does not retain the value's box: a box with a second owner would be taken for a copy's box, and
/// the next mutation would replace it.
struct ObservedChange {
  let observers: BoxObservers
  let fields: UInt64

  /// Notifies the observers of each field.
  func notify() {
    var rest = fields
    while rest != 0 {
      let bit = rest.trailingZeroBitCount
      rest &= rest - 1
      // The registrar notifies by key path only; the value merely satisfies the type.
      ObservationBox.keyPaths[bit]._withUnsafeGuaranteedRef {
        observers.registrar.withMutation(of: Self.anyBox, keyPath: $0) {}
      }
    }
  }

  private static let anyBox = ObservationBox()
}
