// SPDX-License-Identifier: MIT

import Foundation

/// The values from which a reducer takes dates, identifiers and random numbers while it processes
/// an action.
///
/// A replay provides the same values.
public struct JournalStamp: Equatable, Sendable {
  /// The time.
  public var time: Date
  /// The seed of identifiers and random numbers, of 128 bits.
  public var seed: (high: UInt64, low: UInt64) {
    get { (high, low) }
    set { (high, low) = newValue }
  }
  /// The number of the next id of an element of a stack.
  public var nextStackElement: Int

  private var high: UInt64
  private var low: UInt64

  /// Creates a stamp.
  public init(time: Date, seed: (high: UInt64, low: UInt64), nextStackElement: Int) {
    self.time = time
    (high, low) = seed
    self.nextStackElement = nextStackElement
  }
}

/// A generator of reproducible numbers: xoshiro256**, by David Blackman and Sebastiano Vigna.
///
/// Not for secrets: the numbers can be derived from the journal.
package struct StampGenerator: RandomNumberGenerator, Sendable {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  /// Creates a generator, whose state is spread from the seed by SplitMix64, as its authors
  /// recommend.
  package init(seed: (high: UInt64, low: UInt64)) {
    var spread = SplitMix64(state: seed.high)
    let (first, second) = (spread.next(), spread.next())
    spread.state = seed.low
    state = (first, second, spread.next(), spread.next() | 1)
  }

  package mutating func next() -> UInt64 {
    let result = rotated(state.1 &* 5, 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = rotated(state.3, 45)
    return result
  }

  private func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value << count | value >> (64 - count)
  }
}

private struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }
}
