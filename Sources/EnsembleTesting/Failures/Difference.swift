// SPDX-License-Identifier: MIT

import CustomDump

/// Shows how two values differ, for a failure message.
///
/// - Parameters:
///   - legend: What the marks stand for, such as `Expected: −, Actual: +`.
func difference<Value>(_ expected: Value, _ actual: Value, legend: String) -> String {
  let (before, after) = (dumped(expected), dumped(actual))
  // Values may differ in what a dump does not show: a diff would show the same twice.
  if before != after, let diff = diff(expected, actual, format: .proportional) {
    return "\(diff.indented(by: 4))\n\n(\(legend))"
  }
  return """
    Expected:
    \(before.indented(by: 2))

    Actual:
    \(after.indented(by: 2))
    """
}

/// All of a value, for a failure message. Not named like the function of the standard library, which
/// an overload resolution may prefer.
func dumped(_ value: Any) -> String {
  var text = ""
  customDump(value, to: &text)
  return text
}
