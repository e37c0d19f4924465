// SPDX-License-Identifier: MIT

#if Web
extension String {
  /// Appends text, escaped for use between tags and in quoted attribute values.
  ///
  /// The text cannot end its context in either place. Characters that HTML cannot represent become
  /// U+FFFD.
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

  /// The text, escaped as HTML.
  package var escapedForHTML: String {
    var html = ""
    html.appendEscaped(self)
    return html
  }
}
#endif
