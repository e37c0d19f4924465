// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// The observed fields of a type and the paths derived from them, listed once per type.
///
/// `@unchecked Sendable`: all members are constant; key paths, and functions that capture only key
/// paths, are safe to use from any thread, but not marked as such.
package final class ObservedFields<Root>: @unchecked Sendable {
  package let registrarOffset: Int?
  let fields: [ObservableFields<Root>.Field]
  /// All paths through observed fields.
  ///
  /// Finite, because a struct contains itself only behind a collection or an enum.
  let paths: [ObservedPath<Root>]
  /// The offsets of the type's registrar and those of its nested observed structs.
  let registrarOffsets: [Int]

  /// The coders of all fields with `Codable` values.
  var coders: [any FieldCoder<Root>] { fields.flatMap { $0.coders() } }

  init(_ listed: ObservableFields<Root>) {
    registrarOffset = listed.registrarOffset
    fields = listed.fields
    paths = listed.fields.flatMap { field in
      let path = field.step.map {
        ObservedPath(keyPath: field.keyPath, fields: [field.stored], steps: [$0])
      }
      return (path.map { [$0] } ?? []) + field.nested()
    }
    let nested = paths.compactMap(\.steps.last?.registrarOffset)
    registrarOffsets = Array(Set(nested + (listed.registrarOffset.map { [$0] } ?? [])))
  }
}

/// The cache of the observed fields of all types.
///
/// Bounded by the number of types, so entries are never evicted.
final class ObservedFieldsCache: Sendable {
  static let shared = ObservedFieldsCache()

  private let types = LockIsolated<[ObjectIdentifier: any AnyObject & Sendable]>([:])

  /// The fields of a type. Two threads that list them at the same time get the same result.
  subscript(type: any ObservableState.Type) -> (any AnyObject & Sendable)? {
    get {
      let id = ObjectIdentifier(type)
      return types.withValue { $0[id] }
    }
    set {
      let id = ObjectIdentifier(type)
      types.withValue { $0[id] = newValue }
    }
  }
}
