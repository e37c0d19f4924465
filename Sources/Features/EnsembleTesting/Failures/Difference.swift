// SPDX-License-Identifier: MIT

import CustomDump
import EnsembleSharing

/// Returns the difference between two values, for a failure message.
///
/// - Parameters:
///   - legend: The explanation of the marks, such as `Expected: −, Actual: +`.
func difference<Value>(_ expected: Value, _ actual: Value, legend: String) -> String {
  let (before, after) = (dumped(expected), dumped(actual))
  // If the dumps are equal although the values differ, a diff would show the same text twice.
  // During an assertion, the dump of a shared value shows the expected value.
  if before != after || SharedChangeLog.isAsserting,
    let diff = diff(expected, actual, format: .proportional)
  {
    return "\(diff.indented(by: 4))\n\n(\(legend))"
  }
  return """
    Expected:
    \(before.indented(by: 2))

    Actual:
    \(after.indented(by: 2))
    """
}

/// Returns the dump of a value, for a failure message.
///
/// Its name differs from the standard library's `dump`, which overload resolution may prefer.
func dumped(_ value: Any) -> String {
  var text = ""
  customDump(value, to: &text)
  return text
}
