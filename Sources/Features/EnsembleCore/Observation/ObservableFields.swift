// SPDX-License-Identifier: MIT

import EnsembleCollections

/// The observed fields of a state type: the key path and the storage of each.
///
/// `@ObservableState` fills it in. A key path to an observed field reads and writes through
/// accessors, which copy the value out and back; reducer operators look up the storage here, once,
/// and mutate it in place.
public struct ObservableFields<Root> {
  struct Field {
    let number: Int
    let keyPath: PartialKeyPath<Root>
    let stored: PartialKeyPath<Root>
    /// Returns the paths into the field's own fields.
    let nested: () -> [ObservedPath<Root>]
    let step: ObservedStep?
    /// Returns the coders of the field, if its values are `Codable`, and of the field's own fields.
    let coders: () -> [any FieldCoder<Root>]
  }

  private(set) var registrarOffset: Int?
  private(set) var fields: [Field] = []

  init() {}

  /// Records the registrar of the state.
  public mutating func registrar(_ keyPath: WritableKeyPath<Root, ObservationStateRegistrar>) {
    registrarOffset = MemoryLayout<Root>.offset(of: keyPath)
  }

  /// Records an observed field and its storage.
  public mutating func field<Value>(
    _ number: Int,
    _ keyPath: WritableKeyPath<Root, Value>,
    stored: WritableKeyPath<Root, Value>
  ) {
    field(number, keyPath, stored: stored, coder: nil)
  }

  /// Records an observed field whose values are `Codable`, and its storage.
  public mutating func field<Value: Codable & Equatable>(
    _ number: Int,
    _ keyPath: WritableKeyPath<Root, Value>,
    stored: WritableKeyPath<Root, Value>
  ) {
    field(number, keyPath, stored: stored, coder: TypedFieldCoder(keyPath))
  }

  private mutating func field<Value>(
    _ number: Int,
    _ keyPath: WritableKeyPath<Root, Value>,
    stored: WritableKeyPath<Root, Value>,
    coder: (any FieldCoder<Root>)?
  ) {
    var step: ObservedStep?
    if let registrarOffset, let offset = MemoryLayout<Root>.offset(of: stored) {
      step = ObservedStep(
        registrarOffset: registrarOffset,
        valueOffset: offset,
        field: number,
        Value.self
      )
    }
    fields.append(
      Field(
        number: number,
        keyPath: keyPath,
        stored: stored,
        nested: {
          guard let step else { return [] }
          return observedPaths(in: Value.self).compactMap { nested in
            (keyPath as PartialKeyPath<Root>).appending(path: nested.keyPath).map {
              ObservedPath(
                keyPath: $0,
                fields: [stored] + nested.fields,
                steps: [step] + nested.steps.map { $0.shifted(by: step.valueOffset) }
              )
            }
          }
        },
        step: step,
        coders: {
          let nested = observableFields(of: Value.self)?.coders ?? []
          return (coder.map { [$0] } ?? []) + nested.map { $0.prefixed(by: keyPath) }
        }
      )
    )
  }
}

extension WritableKeyPath {
  /// Records an observed field of a state and its storage. Called by generated code.
  public func _observed(
    _ number: Int,
    stored: WritableKeyPath<Root, Value>,
    in fields: inout ObservableFields<Root>
  ) {
    fields.field(number, self, stored: stored)
  }
}

extension WritableKeyPath where Value: Codable & Equatable {
  /// Records an observed field whose values are `Codable`. Called by generated code.
  public func _observed(
    _ number: Int,
    stored: WritableKeyPath<Root, Value>,
    in fields: inout ObservableFields<Root>
  ) {
    fields.field(number, self, stored: stored)
  }
}

/// One observed field on the path from a state to a part, as offsets from the start of the state.
@usableFromInline
package struct ObservedStep {
  @usableFromInline let registrarOffset: Int
  @usableFromInline let valueOffset: Int
  @usableFromInline let field: Int
  @usableFromInline let makeProof: (UnsafeMutableRawPointer) -> ChangeProof

  init<Value>(registrarOffset: Int, valueOffset: Int, field: Int, _: Value.Type) {
    self.registrarOffset = registrarOffset
    self.valueOffset = valueOffset
    self.field = field
    makeProof = ChangeProof.maker(for: Value.self) ?? { _ in ChangeProof(.nothing) }
  }

  private init(_ other: ObservedStep, shift: Int) {
    registrarOffset = other.registrarOffset + shift
    valueOffset = other.valueOffset + shift
    field = other.field
    makeProof = other.makeProof
  }

  func shifted(by offset: Int) -> ObservedStep { ObservedStep(self, shift: offset) }

  /// Returns the registrar of the value at an address.
  @inlinable
  func registrar(
    _ base: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<ObservationStateRegistrar> {
    (base + registrarOffset).assumingMemoryBound(to: ObservationStateRegistrar.self)
  }

  /// Registers a read of the field.
  @inlinable
  @inline(__always)
  func access(_ base: UnsafeRawPointer) {
    (base + registrarOffset).assumingMemoryBound(to: ObservationStateRegistrar.self).pointee
      .access(field)
  }

  @inlinable
  @inline(__always)
  func willModify(_ base: UnsafeMutableRawPointer) -> ChangeProof? {
    registrar(base).pointee.makeUnique()
    guard registrar(base).pointee.box.isObserved(field) else { return nil }
    return makeProof(base + valueOffset)
  }

  /// Returns the sink for values that are removed from the field; nil without a receiver.
  func removalSink(_ base: UnsafeMutableRawPointer) -> RemovalSink? {
    let box = registrar(base).pointee.box
    return box.isObserved(field) ? box.removalSink(field) : nil
  }

  @inlinable
  @inline(__always)
  func didModify(_ base: UnsafeMutableRawPointer, _ proof: ChangeProof?) {
    guard let proof else { return }
    if !makeProof(base + valueOffset).proves(proof) {
      registrar(base).pointee.box.changed(field: field)
    }
  }
}

/// A path through observed fields only.
struct ObservedPath<Root> {
  let keyPath: PartialKeyPath<Root>
  /// The storage of each field on the path.
  let fields: [AnyKeyPath]
  let steps: [ObservedStep]
}

/// Returns all paths through the observed fields of a type.
func observedPaths<Root>(in type: Root.Type) -> [ObservedPath<Root>] {
  observableFields(of: Root.self)?.paths ?? []
}

/// Returns the observed fields of a type, or nil if the type is not observable.
///
/// Listed once per type, then cached.
package func observableFields<Root>(of type: Root.Type) -> ObservedFields<Root>? {
  func open<S: ObservableState>(_: S.Type) -> ObservedFields<Root>? {
    if let known = ObservedFieldsCache.shared[S.self] {
      // `S` is `Root`: its metatype was just cast from that.
      return unsafeDowncast(known, to: ObservedFields<Root>.self)
    }
    var fields = ObservableFields<S>()
    // `_$visitFields` only forms key paths, so it needs no isolation. `Reducer.unisolatedReduce`
    // explains the cast.
    let visit: @MainActor (inout ObservableFields<S>) -> Void = { S._$visitFields(&$0) }
    unsafeBitCast(visit, to: ((inout ObservableFields<S>) -> Void).self)(&fields)
    guard let fields = fields as? ObservableFields<Root> else { return nil }
    let found = ObservedFields(fields)
    ObservedFieldsCache.shared[S.self] = found
    return found
  }
  guard let observable = type as? any ObservableState.Type else { return nil }
  return open(observable)
}

extension ObservedStep {
  /// Returns the steps of a key path through observed fields, or nil if it has any other component.
  static func steps<Root>(along keyPath: PartialKeyPath<Root>) -> [ObservedStep]? {
    guard let fields = observableFields(of: Root.self) else { return nil }
    if let field = fields.fields.first(where: { $0.keyPath == keyPath }) {
      return field.step.map { [$0] }
    }
    return observedPaths(in: Root.self).first { $0.keyPath == keyPath }?.steps
  }
}
