// SPDX-License-Identifier: MIT

#if Web
/// An IPv6 address, or an IPv4 address in its IPv6-mapped form.
///
/// So an address has one value, however it is written and whichever socket reports it: a dual-stack
/// socket reports `192.0.2.1` as `::ffff:192.0.2.1`.
package struct IPAddress: Hashable, Sendable {
  let high: UInt64
  let low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Creates an address from its text, or returns nil if the text is not an address. The zone of a
  /// link-local address, as in `fe80::1%eth0`, is ignored.
  package init?(_ text: some StringProtocol) {
    // The longest address has 45 characters, and a zone follows the name of an interface.
    guard text.utf8.count <= 80 else { return nil }
    let bytes = Array(text.utf8.prefix { $0 != UInt8(ascii: "%") })
    let hasZone = bytes.count < text.utf8.count
    if !hasZone, let address = Self.version4(bytes[...]) {
      self.init(high: 0, low: 0xffff_0000_0000 | UInt64(address))
    } else if let groups = Self.version6(bytes) {
      func half(_ groups: ArraySlice<UInt16>) -> UInt64 {
        groups.reduce(0) { $0 << 16 | UInt64($1) }
      }
      self.init(high: half(groups[..<4]), low: half(groups[4...]))
    } else {
      return nil
    }
  }

  var isVersion4: Bool { high == 0 && low >> 32 == 0xffff }

  /// The address that identifies the client to the limits: for IPv6 the network of 64 bits, within
  /// which a client can choose its address freely.
  package var client: IPAddress { isVersion4 ? self : IPAddress(high: high, low: 0) }

  private static func version4(_ bytes: ArraySlice<UInt8>) -> UInt32? {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var address: UInt32 = 0
    for part in parts {
      // A leading zero is refused, since some programs take it for an octal number.
      guard 1...3 ~= part.count, part.count == 1 || part.first != UInt8(ascii: "0"),
        let value = number(part, radix: 10), value < 256
      else { return nil }
      address = address << 8 | UInt32(value)
    }
    return address
  }

  /// Returns the eight groups of an address.
  private static func version6(_ bytes: [UInt8]) -> [UInt16]? {
    var groups: [UInt16] = []
    /// The position of `::`, in groups.
    var gap: Int?
    var rest = bytes[...]
    let colon = UInt8(ascii: ":")
    if rest.first == colon {
      guard rest.dropFirst().first == colon else { return nil }
      rest = rest.dropFirst()
      if rest.count == 1 { return Array(repeating: 0, count: 8) }
    }
    while !rest.isEmpty {
      if rest.first == colon {
        // The second colon of `::`, or the only one after a group.
        rest = rest.dropFirst()
        guard gap == nil else { return nil }
        gap = groups.count
        if rest.isEmpty { break }
      }
      let group = rest.prefix { $0 != colon }
      if group.count == rest.count, let address = version4(group) {
        groups += [UInt16(address >> 16), UInt16(truncatingIfNeeded: address)]
        rest = []
      } else {
        guard 1...4 ~= group.count, let value = number(group, radix: 16) else { return nil }
        groups.append(UInt16(value))
        rest = rest.dropFirst(group.count)
        guard rest.isEmpty || rest.count > 1 else { return nil }
        rest = rest.dropFirst()
      }
    }
    if let gap {
      guard groups.count < 8 else { return nil }
      groups.insert(contentsOf: Array(repeating: 0, count: 8 - groups.count), at: gap)
    }
    return groups.count == 8 ? groups : nil
  }

  /// Parses a number without a sign.
  private static func number(_ digits: ArraySlice<UInt8>, radix: Int) -> Int? {
    var value = 0
    for digit in digits {
      guard let digit = Character(UnicodeScalar(digit)).hexDigitValue, digit < radix else {
        return nil
      }
      value = value * radix + digit
    }
    return value
  }
}

/// A range of addresses with a common prefix.
struct AddressRange: Hashable, Sendable {
  private let base: IPAddress
  private let bits: Int

  /// Creates a range from a single address, or from an address and the length of a prefix, as in
  /// `10.0.0.0/8`.
  init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let base = IPAddress(parts[0]) else { return nil }
    var bits = 128
    if parts.count == 2 {
      let limit = base.isVersion4 && !parts[0].contains(":") ? 32 : 128
      guard parts[1].utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
        let count = Int(parts[1]), count <= limit
      else { return nil }
      bits = 128 - limit + count
    }
    self.base = base
    self.bits = bits
  }

  func contains(_ address: IPAddress) -> Bool {
    // Smart shifts by 64 bits or more yield zero.
    func same(_ left: UInt64, _ right: UInt64, _ bits: Int) -> Bool {
      (left ^ right) >> (64 - bits) == 0
    }
    return same(base.high, address.high, min(bits, 64))
      && same(base.low, address.low, max(bits - 64, 0))
  }
}
#endif
