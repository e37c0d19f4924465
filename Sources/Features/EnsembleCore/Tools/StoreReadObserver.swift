// SPDX-License-Identifier: MIT

import EnsembleInternals

/// An observer of the fields that are read from stores, in debug builds, which names the values
/// that a view has read.
@MainActor
package protocol StoreReadObserver: AnyObject {
  /// Calls a closure that reads a value.
  ///
  /// - Parameter name: Returns the type and name of the value, such as `Counter.State.count`.
  func read<Result>(_ name: () -> String, _ body: () -> Result) -> Result
}

/// The current observer of the reads of all stores.
@MainActor
package enum StoreReads {
  package static var observer: (any StoreReadObserver)?
}

extension Store {
  /// Calls a closure that reads a field, and notifies the current observer of reads.
  @inline(__always)
  func reading<Value, Result>(_ field: KeyPath<State, Value>, _ body: () -> Result) -> Result {
    #if DEBUG
    if let observer = StoreReads.observer {
      return observer.read({ typeName(State.self) + fieldName(of: field) }, body)
    }
    #endif
    return body()
  }

  /// Calls a closure that reads the whole state, and notifies the current observer of reads.
  @inline(__always)
  func readingWhole<Result>(_ body: () -> Result) -> Result {
    #if DEBUG
    if let observer = StoreReads.observer {
      return observer.read({ typeName(State.self) }, body)
    }
    #endif
    return body()
  }
}
