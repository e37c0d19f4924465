// SPDX-License-Identifier: MIT

import EnsembleShims

/// The source of the dates and numbers of one store's reducers, for the thread that runs one of
/// them.
///
/// The live values of `date`, `uuid` and `withRandomNumberGenerator` come from it. To begin and to
/// end it costs the store of a thread-local variable, and less than dependencies that are
/// overridden.
package final class StampScope {
  /// The source of dates and numbers.
  package let source: any StampSource
  /// The generator of the ids of elements of stacks, whose type is of another module.
  package let stackElements: AnyObject
  private var outer: UnsafeMutableRawPointer?

  package init(source: some StampSource, stackElements: AnyObject) {
    self.source = source
    self.stackElements = stackElements
  }

  /// The scope of the reducer that runs on this thread; nil if there is none, or if it is not
  /// recorded.
  package static var current: StampScope? {
    // The owner of the scope retains it until it has ended it.
    ensemble_stamps_get().map { Unmanaged<StampScope>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Begins the scope on this thread. Its owner retains it, and ends it on the same thread.
  package func begin() {
    outer = ensemble_stamps_get()
    ensemble_stamps_set(Unmanaged.passUnretained(self).toOpaque())
  }

  /// Ends what ``begin()`` has begun.
  package func end() { ensemble_stamps_set(outer) }
}

/// A random number generator that takes its numbers from the scope of the running reducer, or else
/// from the system.
struct ScopedGenerator: RandomNumberGenerator, Sendable {
  private var system = SystemRandomNumberGenerator()

  mutating func next() -> UInt64 { StampScope.current?.source.nextNumber() ?? system.next() }
}
