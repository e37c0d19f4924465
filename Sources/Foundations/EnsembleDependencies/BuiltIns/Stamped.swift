// SPDX-License-Identifier: MIT

import Foundation

/// The source of dates and numbers for code whose results must be reproducible.
package protocol StampSource: Sendable {
  /// The date for the running code; nil if that need not be reproducible.
  var date: Date? { get }
  /// Returns the next number for the running code; nil if that need not be reproducible.
  func nextNumber() -> UInt64?
}

extension DependencyValues {
  /// Makes `date`, `uuid` and `withRandomNumberGenerator` take their values from a source.
  ///
  /// Overrides are kept, unless they come from another source. Code that need not be reproducible
  /// is not affected.
  package mutating func stamp(from source: some StampSource) {
    if !isOverridden(DateGeneratorKey.self) || date.isStamped {
      date = DateGenerator(isStamped: true) { source.date ?? Date() }
    }
    if !isOverridden(UUIDGeneratorKey.self) || uuid.isStamped {
      uuid = UUIDGenerator(isStamped: true) { source.nextIdentifier() ?? UUID() }
    }
    if !isOverridden(WithRandomNumberGeneratorKey.self) || withRandomNumberGenerator.isStamped {
      withRandomNumberGenerator = WithRandomNumberGenerator(
        StampedGenerator(source: source),
        isStamped: true
      )
    }
  }

  private func isOverridden(_ key: any TestDependencyKey.Type) -> Bool {
    let key = ObjectIdentifier(key)
    return overrides?.boxes[key] != nil || overridesBelow?.boxes[key] != nil
  }
}

private struct StampedGenerator<Source: StampSource>: RandomNumberGenerator, Sendable {
  let source: Source
  private var system = SystemRandomNumberGenerator()

  init(source: Source) {
    self.source = source
  }

  mutating func next() -> UInt64 { source.nextNumber() ?? system.next() }
}

extension StampSource {
  /// Returns the next identifier for the running code; nil if that need not be reproducible.
  func nextIdentifier() -> UUID? {
    guard let high = nextNumber(), let low = nextNumber() else { return nil }
    return UUID(random: high, low)
  }
}

extension UUID {
  /// Creates an identifier of version 4, as RFC 9562 describes it, from 128 random bits.
  fileprivate init(random high: UInt64, _ low: UInt64) {
    let high = high & ~0xf000 | 0x4000
    let low = low & ~(0b11 << 62) | 0b10 << 62
    let bytes = withUnsafeBytes(of: (high.bigEndian, low.bigEndian), Array.init)
    self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
