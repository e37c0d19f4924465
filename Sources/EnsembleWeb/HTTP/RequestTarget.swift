// SPDX-License-Identifier: MIT

/// The target of a request, taken apart: the components of its path, and its query.
package struct RequestTarget: Equatable, Sendable {
  /// The components, decoded. A slash at the end adds none.
  package var components: [String]
  package var query: [String: String]

  /// Takes a target apart.
  ///
  /// Nil if it is not the absolute path of [RFC 9112](https://www.rfc-editor.org/rfc/rfc9112#section-3.2.1), has an
  /// empty component, a percent sign that encodes nothing, a control character, or is not UTF-8. A path that
  /// begins with two slashes is therefore refused: in a link it would name another host.
  package init?(_ target: String) {
    guard target.utf8.first == UInt8(ascii: "/") else { return nil }
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var path = parts[0].dropFirst()
    if path.utf8.last == UInt8(ascii: "/") { path = path.dropLast() }
    components = []
    if !path.isEmpty {
      for part in path.split(separator: "/", omittingEmptySubsequences: false) {
        guard !part.isEmpty, let component = percentDecoded(part, plusIsSpace: false) else {
          return nil
        }
        components.append(component)
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
