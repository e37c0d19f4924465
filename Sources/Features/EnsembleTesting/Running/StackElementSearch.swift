// SPDX-License-Identifier: MIT

import EnsembleCore

/// Returns the newest id that the stacks in a value have ever contained; nil if there is none.
///
/// Objects are not searched, since they may form reference cycles.
func newestStackElementID(in value: Any) -> StackElementID? {
  var last: StackElementID?
  var remaining: [Any] = [value]
  while let value = remaining.popLast() {
    if let stack = value as? any StackIdentified, let id = stack.newestID {
      last = max(last ?? id, id)
    }
    if isPlain(value) || value is String { continue }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class { continue }
    // The type of the elements usually shows that all of them are plain, also in large collections.
    if let elements = value as? any Sequence, hasPlainElements(elements) { continue }
    remaining += mirror.children.map(\.value)
  }
  return last
}

/// Returns whether a value consists of bits only, so that it contains no stack.
private func isPlain<Value>(_: Value) -> Bool { _isPOD(Value.self) }

private func hasPlainElements<Elements: Sequence>(_: Elements) -> Bool {
  _isPOD(Elements.Element.self)
}
