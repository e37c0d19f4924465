// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleCore
import EnsembleDependencies
import Foundation

/// The dates and numbers of one store's reducers, which come from the stamp of the current action.
///
/// Effects run on other threads, or between reducers, and get none.
final class ReducerStamps: StampSource {
  private struct Current {
    let date: Date
    var generator: StampGenerator
  }

  private let current = LockIsolated<Current?>(nil)

  /// Sets the stamp of the action that is about to be reduced.
  func begin(_ stamp: JournalStamp) {
    current.setValue(Current(date: stamp.time, generator: StampGenerator(seed: stamp.seed)))
  }

  /// Ends the stamp of the action that has been reduced.
  func end() { current.setValue(nil) }

  var date: Date? { isReducerRunning ? current.withValue { $0?.date } : nil }

  func nextNumber() -> UInt64? {
    isReducerRunning ? current.withValue { $0?.generator.next() } : nil
  }
}
