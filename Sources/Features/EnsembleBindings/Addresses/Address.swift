// SPDX-License-Identifier: MIT

/// An address of a place in an application, with the components of a path and a query.
///
/// In a browser it follows the base address of the application: `/sync-ups/42?tab=notes` has the
/// path `["sync-ups", "42"]` and the query `["tab": "notes"]`.
public struct Address: Hashable, Sendable {
  /// The components of the path, without slashes and percent-encoding.
  public var path: [String]
  /// The values of the query by their names, decoded.
  public var query: [String: String]

  /// Creates an address; without arguments, the address of the application's root.
  public init(_ path: [String] = [], query: [String: String] = [:]) {
    self.path = path
    self.query = query
  }

  /// Creates an address from the absolute path of a URL with its query, or nil if it is malformed.
  ///
  /// A trailing slash adds no component. If a name occurs twice in the query, the first value
  /// counts.
  ///
  /// The text is malformed if it is not an absolute path as in [RFC
  /// 9112](https://www.rfc-editor.org/rfc/rfc9112#section-3.2.1), or has an empty component, a
  /// percent sign without two hexadecimal digits, a control character, or invalid UTF-8. A path
  /// that begins with two slashes is therefore rejected: in a link it would name another host.
  public init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "/") else { return nil }
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var rest = parts[0].dropFirst()
    if rest.utf8.last == UInt8(ascii: "/") { rest = rest.dropLast() }
    path = []
    if !rest.isEmpty {
      for part in rest.split(separator: "/", omittingEmptySubsequences: false) {
        guard !part.isEmpty, let component = percentDecoded(part, plusIsSpace: false) else {
          return nil
        }
        path.append(component)
      }
    } else if parts[0].utf8.count > 1 {
      return nil
    }
    query = [:]
    guard parts.count == 2 else { return }
    for part in parts[1].split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = percentDecoded(pair[0], plusIsSpace: true),
        let value = percentDecoded(pair.count == 2 ? pair[1] : "", plusIsSpace: true)
      else { return nil }
      if query[name] == nil { query[name] = value }
    }
  }
}

extension Address: CustomStringConvertible {
  /// The address as the absolute path of a URL, with its query in the order of the names.
  public var description: String {
    let path = "/" + path.map(\.percentEncoded).joined(separator: "/")
    guard !query.isEmpty else { return path }
    let fields = query.sorted { $0.key < $1.key }.map {
      "\($0.key.percentEncoded)=\($0.value.percentEncoded)"
    }
    return "\(path)?\(fields.joined(separator: "&"))"
  }
}

extension String {
  /// The text as a component of a path, or as a name or value of a query.
  package var percentEncoded: String {
    var encoded = ""
    for byte in utf8 {
      if isUnreserved(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return encoded
  }
}

/// Returns whether a byte never needs percent-encoding.
///
/// See [RFC 3986, 2.3](https://www.rfc-editor.org/rfc/rfc3986#section-2.3).
private func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
    UInt8(ascii: "~"):
    true
  default: false
  }
}

private func percentDecoded(_ text: Substring, plusIsSpace: Bool) -> String? {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count)
  var rest = text.utf8[...]
  while let byte = rest.popFirst() {
    switch byte {
    case UInt8(ascii: "%"):
      guard let high = rest.popFirst().flatMap(hexDigit),
        let low = rest.popFirst().flatMap(hexDigit)
      else { return nil }
      bytes.append(high << 4 | low)
    case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
    default: bytes.append(byte)
    }
  }
  guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return nil }
  return String(validating: bytes, as: UTF8.self)
}

private func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
