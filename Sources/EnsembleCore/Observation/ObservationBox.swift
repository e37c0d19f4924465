// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleShims
import Observation

/// The identity of one observable value, and the place where its observers are registered.
///
/// A box belongs to exactly one live value: a mutation through a copy takes a new box first. Until
/// somebody reads a field outside a reducer, a box is a serial number and an empty word.
///
/// `@unchecked Sendable`: `serial` is constant; `word` is only touched atomically; `registrar` is
/// written once, under `registrarLock`, before `hasRegistrar` is published in `word` with release
/// order, and read only after that bit was seen with acquire order.
@usableFromInline
final class ObservationBox: Observable, @unchecked Sendable {
  /// A number that no other box of the process has.
  @usableFromInline let serial: UInt64
  /// One bit per field that somebody may observe, and `hasRegistrar`.
  @exclusivity(unchecked) private var word: UInt64 = 0
  @exclusivity(unchecked) private var registrar: ObservationRegistrar?

  @usableFromInline
  init() {
    serial = ensemble_next_serial()
  }

  /// A value that was observed and goes away in a reducer was replaced or removed: its observers are
  /// told at the end of the drain.
  deinit {
    let observed = word & ~Self.hasRegistrar
    if observed == 0 { return }
    guard let registrar, let scope = ObservationScope.current else { return }
    scope.collect(ObservedChange(registrar: registrar, fields: observed))
  }

  /// The bit of a field. Fields from the 62nd on share one, and so are told together.
  static func bit(of field: Int) -> Int { min(field, 62) }

  private static let hasRegistrar: UInt64 = 1 << 63
  private static let registrarLock = Lock()

  /// Whether a mutation of the field has somebody to tell.
  @usableFromInline
  func isObserved(_ field: Int) -> Bool {
    ensemble_word_load(&word) & (1 << UInt64(Self.bit(of: field))) != 0
  }

  /// Registers a read of the field with whoever tracks reads on this thread.
  @usableFromInline
  func access(_ field: Int) {
    let bit = Self.bit(of: field)
    let mask: UInt64 = 1 << UInt64(bit)
    let word = ensemble_word_load(&word)
    if word & Self.hasRegistrar == 0 { makeRegistrar() }
    registrar?.access(self, keyPath: Self.keyPaths[bit])
    if word & mask == 0 { ensemble_word_or(&self.word, mask) }
  }

  private func takeObserved(_ mask: UInt64) -> UInt64 {
    ensemble_word_and(&word, ~(mask & ~Self.hasRegistrar)) & mask & ~Self.hasRegistrar
  }

  /// The change of fields in `mask`, if anybody observes them. They count as unobserved from now on, until
  /// they are read again.
  func takeChange(_ mask: UInt64) -> ObservedChange? {
    let fields = takeObserved(mask)
    guard fields != 0, let registrar else { return nil }
    return ObservedChange(registrar: registrar, fields: fields)
  }

  private func makeRegistrar() {
    Self.registrarLock.withLock {
      guard registrar == nil else { return }
      registrar = ObservationRegistrar()
      ensemble_word_or(&word, Self.hasRegistrar)
    }
  }

  // A registrar names fields by key paths; these stand for the bits of a box.
  private subscript(bit bit: Int) -> Int { bit }
  fileprivate static let keyPaths: [any KeyPath<ObservationBox, Int> & Sendable] = (0..<63).map {
    \ObservationBox.[bit: $0]
  }
}

/// Fields of a value that have changed, with those who observe them.
///
/// It does not keep the value's box: a box with a second owner would be taken for that of a copy, and the
/// next mutation would renew it.
struct ObservedChange {
  let registrar: ObservationRegistrar
  let fields: UInt64

  /// Tells the observers of each field.
  func tell() {
    var rest = fields
    while rest != 0 {
      let bit = rest.trailingZeroBitCount
      rest &= rest - 1
      // The registrar tells by the key path alone; it takes any value for the sake of the type.
      registrar.withMutation(of: Self.anyBox, keyPath: ObservationBox.keyPaths[bit]) {}
    }
  }

  private static let anyBox = ObservationBox()
}
