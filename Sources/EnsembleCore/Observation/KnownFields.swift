// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// The observed fields of a type as they were listed once, and what follows from them.
///
/// `@unchecked Sendable`: all of it is constant; key paths and functions that were made of them are not marked
/// as what they are, safe to use from anywhere.
package final class KnownFields<Root>: @unchecked Sendable {
  package let registrarOffset: Int?
  let fields: [ObservableFields<Root>.Field]
  /// Every path through observed fields.
  ///
  /// Ends because a struct cannot contain itself other than behind a collection or an enum.
  let paths: [ObservedPath<Root>]
  /// The registrar of the type, and those of the observed structs in it.
  let registrarOffsets: [Int]

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

/// What is known of observable types.
///
/// There are as many entries as types, so nothing is ever dropped.
final class KnownTypes: Sendable {
  static let shared = KnownTypes()

  private let types = LockIsolated<[ObjectIdentifier: any AnyObject & Sendable]>([:])

  /// The fields of a type. Two threads may find them out at the same time, and find the same.
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
