// SPDX-License-Identifier: MIT

/// Returns the name of a type as written in its source.
///
/// The name lacks the module, and the runtime's marks of private and local contexts.
package func typeName(_ type: any Any.Type) -> String {
  let name = String(reflecting: type).removingContextMarks()
  // The module precedes the first dot; generic arguments keep theirs.
  guard let dot = name.firstIndex(of: "."), !name[..<dot].contains(where: { "<(& ".contains($0) })
  else { return name }
  return String(name[name.index(after: dot)...])
}

/// Returns a value's debug description, without the runtime's marks of private and local contexts.
package func debugText(of value: Any) -> String {
  String(reflecting: value).removingContextMarks()
}

extension String {
  /// Returns the text without the runtime's marks of private and local contexts.
  ///
  /// The runtime marks the names of such types with `(unknown context at $55c698075208).`, whose
  /// address varies from run to run.
  package func removingContextMarks() -> String {
    var text = ""
    var rest = self[...]
    while let mark = rest.firstRange(of: markStart) {
      text += rest[..<mark.lowerBound]
      let end = rest[mark.upperBound...].drop(while: \.isHexDigit)
      if end.hasPrefix(markEnd) {
        rest = end.dropFirst(markEnd.count)
      } else {
        text += rest[mark]
        rest = rest[mark.upperBound...]
      }
    }
    return text + rest
  }
}

private let markStart = "(unknown context at $"
private let markEnd = ")."
