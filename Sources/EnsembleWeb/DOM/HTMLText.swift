// SPDX-License-Identifier: MIT

extension String {
  /// Appends text so that HTML reads it as text: between tags, or in quotes as the value of an attribute.
  ///
  /// The text cannot end what it is in, in either place. What HTML has no character for becomes U+FFFD.
  package mutating func appendEscaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "'": append("&#39;")
      case "\r": append("&#13;")
      case "\t", "\n": unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{7F}": unicodeScalars.append("\u{FFFD}")
      default: unicodeScalars.append(scalar)
      }
    }
  }

  /// Text as HTML.
  package var escapedForHTML: String {
    var html = ""
    html.appendEscaped(self)
    return html
  }
}
