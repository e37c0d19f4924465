// SPDX-License-Identifier: MIT

import Atomics
import EnsembleConcurrency
import EnsembleShims
import Observation

/// The identity of one observable value, and the place where its observers are registered.
///
/// A box belongs to exactly one live value: a mutation through a copy takes a new box first. Until
/// somebody reads a field outside a reducer, a box is a serial number and an empty word.
///
/// `@unchecked Sendable`: `serial` is constant; `storage` is only touched through `word`, which is
/// atomic; `observers` is written once, under `observersLock`, before `hasObservers` is published in
/// `word` with release order, and read only after that bit was seen with acquire order.
@usableFromInline
final class ObservationBox: Observable, @unchecked Sendable {
  // The first property, as `word` takes it to be.
  private var storage = UnsafeAtomic<UInt64>.Storage(0)
  /// A number that no other box of the process has.
  @usableFromInline let serial: UInt64
  @exclusivity(unchecked) private var observers: BoxObservers?

  /// One bit per field that somebody may observe, and `hasObservers`.
  ///
  /// The address of the first stored property, which stays the same as long as the box lives. It is
  /// taken without an access to the property, as several threads may do so at once: the way in which
  /// `ManagedAtomic` of swift-atomics takes it, which would be a second allocation here.
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

  /// A value that was observed and goes away in a reducer was replaced or removed: its observers are
  /// told at the end of the drain.
  deinit {
    let observed = word.load(ordering: .acquiring) & ~Self.hasObservers
    if observed == 0 { return }
    guard let observers, let scope = ObservationScope.current else { return }
    scope.collect(ObservedChange(observers: observers, fields: observed))
  }

  /// The bit of a field. Fields from the 62nd on share one, and so are told together.
  static func bit(of field: Int) -> Int { min(field, 62) }

  private static let hasObservers: UInt64 = 1 << 63
  private static let observersLock = Lock()

  /// Whether a mutation of the field has somebody to tell.
  @usableFromInline
  func isObserved(_ field: Int) -> Bool {
    word.load(ordering: .acquiring) & (1 << UInt64(Self.bit(of: field))) != 0
  }

  /// Registers a read of the field with whoever tracks reads on this thread.
  @usableFromInline
  func access(_ field: Int) {
    let bit = Self.bit(of: field)
    let mask: UInt64 = 1 << UInt64(bit)
    let bits = word.load(ordering: .acquiring)
    if bits & Self.hasObservers == 0 { makeObservers() }
    observers?.registrar.access(self, keyPath: Self.keyPaths[bit])
    if bits & mask == 0 {
      add(mask)
      observers?.noteRead(mask)
    }
  }

  /// Registers a read of the field with the watcher that reads on this thread are for.
  @usableFromInline
  func watch(_ field: Int) {
    guard let watcher = ReadCapture.watcher else { return }
    let mask: UInt64 = 1 << UInt64(Self.bit(of: field))
    if word.load(ordering: .acquiring) & Self.hasObservers == 0 { makeObservers() }
    observers?.add(watcher, mask)
    add(mask)
  }

  /// Registers a read as the code around it wants it: with who tracks or watches, or not at all.
  func read(_ field: Int) {
    if let scope = ensemble_scope_get() {
      if ReadCapture.isTaking(scope) { watch(field) }
    } else {
      access(field)
    }
  }

  private func add(_ bits: UInt64) {
    _ = word.loadThenBitwiseOr(with: bits, ordering: .acquiringAndReleasing)
  }

  private func takeObserved(_ mask: UInt64) -> UInt64 {
    let fields = mask & ~Self.hasObservers
    return word.loadThenBitwiseAnd(with: ~fields, ordering: .acquiringAndReleasing) & fields
  }

  /// The change of fields in `mask`, if anybody observes them. They count as unobserved from now on, until
  /// they are read again.
  func takeChange(_ mask: UInt64) -> ObservedChange? {
    let fields = takeObserved(mask)
    guard fields != 0, let observers else { return nil }
    if observers.watched != 0 { add(observers.watched) }
    return ObservedChange(observers: observers, fields: fields)
  }

  /// Who is to be told when another value is in the place of this one.
  func observersToTell() -> BoxObservers? {
    if word.load(ordering: .acquiring) & Self.hasObservers == 0 { makeObservers() }
    return observers
  }

  private func makeObservers() {
    Self.observersLock.withLock {
      guard observers == nil else { return }
      observers = BoxObservers()
      add(Self.hasObservers)
    }
  }

  // A registrar names fields by key paths; these stand for the bits of a box.
  private subscript(bit bit: Int) -> Int { bit }
  fileprivate static let keyPaths: [any KeyPath<ObservationBox, Int> & Sendable] = (0..<63).map {
    \ObservationBox.[bit: $0]
  }
}

/// Who observes the fields of a box.
///
/// `@unchecked Sendable`: `watchers` is guarded by `lock`; everything else guards itself.
final class BoxObservers: @unchecked Sendable {
  let registrar = ObservationRegistrar()
  private let lock = Lock()
  private var watchers = ReadWatchers()
  private let watchedFields = ManagedAtomic<UInt64>(0)
  /// The fields that were ever read.
  private let readFields = ManagedAtomic<UInt64>(0)

  func noteRead(_ fields: UInt64) {
    _ = readFields.loadThenBitwiseOr(with: fields, ordering: .acquiringAndReleasing)
  }

  /// Tells the observers of all fields: at once, or at the end of the drain under way.
  func tellAll() {
    let change = ObservedChange(observers: self, fields: readFields.load(ordering: .acquiring))
    if let scope = ObservationScope.current { scope.collect(change) } else { change.tell() }
  }

  /// The fields that somebody watches.
  var watched: UInt64 { watchedFields.load(ordering: .acquiring) }

  func add(_ watcher: any ReadWatcher, _ fields: UInt64) {
    lock.withLock { watchers.add(watcher, fields) }
    _ = watchedFields.loadThenBitwiseOr(with: fields, ordering: .acquiringAndReleasing)
    noteRead(fields)
  }

  /// The watchers of some fields.
  func watchers(of fields: UInt64) -> [any ReadWatcher] {
    watched & fields == 0 ? [] : lock.withLock { watchers.watchers(of: fields) }
  }
}

/// Fields of a value that have changed, with those who observe them.
///
/// It does not keep the value's box: a box with a second owner would be taken for that of a copy, and the
/// next mutation would renew it.
struct ObservedChange {
  let observers: BoxObservers
  let fields: UInt64

  /// Tells the observers of each field.
  func tell() {
    var rest = fields
    while rest != 0 {
      let bit = rest.trailingZeroBitCount
      rest &= rest - 1
      // The registrar tells by the key path alone; it takes any value for the sake of the type.
      observers.registrar.withMutation(of: Self.anyBox, keyPath: ObservationBox.keyPaths[bit]) {}
    }
  }

  private static let anyBox = ObservationBox()
}
