// SPDX-License-Identifier: MIT

#if Web
extension String {
  /// Appends text as a JSON string on a single line.
  package mutating func appendJSON(_ text: String) {
    append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\r": append("\\r")
      case "\t": append("\\t")
      case "\0"..<" ", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: unicodeScalars.append(scalar)
      }
    }
    append("\"")
  }

  /// Appends text as a JSON string, or `null`.
  mutating func appendJSON(orNull text: String?) {
    if let text { appendJSON(text) } else { append("null") }
  }
}
#endif
