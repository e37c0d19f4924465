// SPDX-License-Identifier: MIT

/// What a `#function` says of a property; nothing if it is not that of a property.
func propertyName(_ function: StaticString) -> String? {
  let name = "\(function)"
  return name.isEmpty || name.contains("(") ? nil : name
}

/// What goes between the brackets of `@Dependency(…)`.
func dependencyPath(name: String?, key: any Any.Type) -> String {
  name.map { "\\.\($0)" } ?? "\(typeName(key)).self"
}

/// A type's name as its user writes it: without the module, and without the compiler's marks of
/// private contexts.
func typeName(_ type: any Any.Type) -> String {
  var name = String(reflecting: type)
  while let start = name.range(of: "(unknown context at "),
    let end = name.range(of: ").", in: start.upperBound..<name.endIndex)
  {
    name.removeSubrange(start.lowerBound..<end.upperBound)
  }
  guard let dot = name.firstIndex(of: "."), !name[..<dot].contains(where: { "<(& ".contains($0) })
  else { return name }
  return String(name[name.index(after: dot)...])
}

extension String {
  fileprivate func range(of text: String, in range: Range<Index>? = nil) -> Range<Index>? {
    self[range ?? startIndex..<endIndex].firstRange(of: text)
  }
}
