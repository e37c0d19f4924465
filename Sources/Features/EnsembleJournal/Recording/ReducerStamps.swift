// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleCore
import EnsembleDependencies
import Foundation

/// The source of dates and random numbers for the reducers of a store: the stamp of the current
/// action.
///
/// Effects run on other threads, or between reducers, and get no stamp.
package final class ReducerStamps: StampSource {
  private struct Current {
    let stamp: JournalStamp
    var generator: StampGenerator
  }

  private let current = LockIsolated<Current?>(nil)

  package init() {}

  /// The stamp of the action that is being reduced.
  package var stamp: JournalStamp? { current.withValue { $0?.stamp } }

  /// Sets the stamp of the action that is about to be reduced.
  package func begin(_ stamp: JournalStamp) {
    current.setValue(Current(stamp: stamp, generator: StampGenerator(seed: stamp.seed)))
  }

  /// Ends the stamp of the action that has been reduced.
  package func end() { current.setValue(nil) }

  package var date: Date? { isReducerRunning ? current.withValue { $0?.stamp.time } : nil }

  package func nextNumber() -> UInt64? {
    isReducerRunning ? current.withValue { $0?.generator.next() } : nil
  }
}

extension DependencyValues {
  /// The source of the dates and numbers of the store's reducers, if it is recorded.
  package private(set) var reducerStamps: ReducerStamps? {
    get { self[ReducerStampsKey.self] }
    set { self[ReducerStampsKey.self] = newValue }
  }

  /// Makes `date`, `uuid` and `withRandomNumberGenerator` take their values from the stamps of
  /// actions.
  package mutating func follow(_ stamps: ReducerStamps) {
    stamp(from: stamps)
    reducerStamps = stamps
  }
}

private enum ReducerStampsKey: DependencyKey {
  static let liveValue: ReducerStamps? = nil
  static let testValue: ReducerStamps? = nil
}
