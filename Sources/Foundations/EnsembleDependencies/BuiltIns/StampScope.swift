// SPDX-License-Identifier: MIT

import EnsembleShims

/// The source of dates and random numbers for the reducers of a store, while a reducer runs on a
/// thread.
///
/// The live values of `date`, `uuid` and `withRandomNumberGenerator` use it. Beginning and ending a
/// scope costs a write to a thread-local variable each, which is less than overriding dependencies.
package final class StampScope {
  /// The source of dates and numbers.
  package let source: any StampSource
  /// The generator of the ids of stack elements, whose type is in another module.
  package let stackElements: AnyObject
  private var outer: UnsafeMutableRawPointer?

  package init(source: some StampSource, stackElements: AnyObject) {
    self.source = source
    self.stackElements = stackElements
  }

  /// The scope of the reducer that runs on this thread; nil if there is none, or if it is not
  /// recorded.
  package static var current: StampScope? {
    // The owner of the scope retains the scope until it has called `end()`.
    ensemble_stamps_get().map { Unmanaged<StampScope>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Begins the scope on this thread. The owner retains the scope, and ends it on the same thread.
  package func begin() {
    outer = ensemble_stamps_get()
    ensemble_stamps_set(Unmanaged.passUnretained(self).toOpaque())
  }

  /// Ends the scope on this thread.
  package func end() { ensemble_stamps_set(outer) }
}

/// A random number generator that takes its numbers from the scope of the running reducer, or else
/// from the system.
struct ScopedGenerator: RandomNumberGenerator, Sendable {
  private var system = SystemRandomNumberGenerator()

  mutating func next() -> UInt64 { StampScope.current?.source.nextNumber() ?? system.next() }
}
