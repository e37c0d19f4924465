// SPDX-License-Identifier: MIT

import EnsembleConcurrency

/// A key path as its author wrote it: `\State.user.name`.
///
/// Swift prints the name of a stored property, but of an observed one the address of its accessors,
/// which is replaced here by the name of the storage behind it.
package func fieldDescription<Root>(of keyPath: PartialKeyPath<Root>) -> String {
  let root = typeName(Root.self).split(separator: ".").last.map(String.init) ?? ""
  return "\\\(root)\(fieldName(of: keyPath))"
}

/// A key path without its root: `.user.name`.
func fieldName<Root>(of keyPath: PartialKeyPath<Root>) -> String {
  let text = "\(keyPath)"
  let observed = observedPaths(in: Root.self)
    .map { (text: "\($0.keyPath)", path: $0) }
    .filter { text == $0.text || text.hasPrefix($0.text + ".") }
    .max { $0.path.fields.count < $1.path.fields.count }
  guard let observed else { return steps(in: text) }
  return observed.path.fields.map(name).joined() + text.dropFirst(observed.text.count)
}

/// The name of the field that a storage belongs to, after a dot.
private func name(ofStorage storage: AnyKeyPath) -> String {
  let name = steps(in: "\(storage)")
  return name.hasPrefix("._") ? ".\(name.dropFirst(2))" : name
}

/// What follows the root in the text of a key path.
private func steps(in text: String) -> String {
  text.firstIndex(of: ".").map { String(text[$0...]) } ?? ""
}

/// Prints a field as its name, where a string would be printed in quotes.
struct FieldDescription: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  let text: String

  var description: String { text }
  var debugDescription: String { text }
  var customMirror: Mirror { Mirror(self, children: []) }
}
