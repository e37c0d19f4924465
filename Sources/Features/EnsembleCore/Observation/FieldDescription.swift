// SPDX-License-Identifier: MIT

import EnsembleInternals

/// Returns a key path as written in source code: `\State.user.name`.
///
/// Swift prints the name of a stored property, but the address of the accessors of an observed one,
/// which is replaced here by the name of its storage.
package func fieldDescription<Root>(of keyPath: PartialKeyPath<Root>) -> String {
  let root = typeName(Root.self).split(separator: ".").last.map(String.init) ?? ""
  return "\\\(root)\(fieldName(of: keyPath))"
}

/// Returns a key path without its root: `.user.name`.
package func fieldName<Root>(of keyPath: PartialKeyPath<Root>) -> String {
  let text = "\(keyPath)"
  let observed = observedPaths(in: Root.self)
    .map { (text: "\($0.keyPath)", path: $0) }
    .filter { text == $0.text || text.hasPrefix($0.text + ".") }
    .max { $0.path.fields.count < $1.path.fields.count }
  guard let observed else { return steps(in: text) }
  return observed.path.fields.map(name).joined() + text.dropFirst(observed.text.count)
}

/// Returns the name of the field behind a storage, with a leading dot.
private func name(ofStorage storage: AnyKeyPath) -> String {
  let name = steps(in: "\(storage)")
  return name.hasPrefix("._") ? ".\(name.dropFirst(2))" : name
}

/// Returns the components after the root in the text of a key path.
private func steps(in text: String) -> String {
  text.firstIndex(of: ".").map { String(text[$0...]) } ?? ""
}

/// A description of a field that prints its name without the quotes of a string.
package struct FieldDescription: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  package let text: String

  package init(text: String) {
    self.text = text
  }

  package var description: String { text }
  package var debugDescription: String { text }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
