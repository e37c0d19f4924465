// SPDX-License-Identifier: MIT

/// Returns a text of unknown origin as a terminal may show it.
///
/// Characters that control a terminal or the direction of text are written as escapes, such as
/// `\u{1B}`.
///
/// - Parameter keepsLines: Whether line feeds stay.
package func visible(_ text: String, keepsLines: Bool = false) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control where scalar == "\n" && keepsLines:
      result.append(scalar)
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      result.append(
        contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
      )
    default:
      result.append(scalar)
    }
  }
  return String(result)
}
