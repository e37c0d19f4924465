// SPDX-License-Identifier: MIT

/// Returns whether two values have the same type and are equal.
///
/// Values that are not `Equatable` are equal if their parts are, and objects if they are identical.
/// Closures cannot be compared, and count as equal.
func isEqual(_ lhs: Any, _ rhs: Any) -> Bool {
  guard type(of: lhs) == type(of: rhs) else { return false }
  if let lhs = lhs as? any Equatable { return isEqual(lhs, to: rhs) }
  if type(of: lhs) is AnyClass { return lhs as AnyObject === rhs as AnyObject }
  let (old, new) = (Mirror(reflecting: lhs), Mirror(reflecting: rhs))
  guard old.children.count == new.children.count else { return false }
  if old.displayStyle == .enum, old.children.isEmpty {
    return caseName(of: lhs) == caseName(of: rhs)
  }
  return zip(old.children, new.children).allSatisfy {
    $0.label == $1.label && isEqual($0.value, $1.value)
  }
}

private func isEqual<Value: Equatable>(_ lhs: Value, to rhs: Any) -> Bool {
  rhs as? Value == lhs
}
