// SPDX-License-Identifier: MIT

import CustomDump

/// Shows how two values differ, for a failure message.
///
/// - Parameters:
///   - legend: What the marks stand for, such as `Expected: −, Actual: +`.
func difference<Value>(_ expected: Value, _ actual: Value, legend: String) -> String {
  if let diff = diff(expected, actual, format: .proportional) {
    return "\(diff.indented(by: 4))\n\n(\(legend))"
  }
  return """
    Expected:
    \(dump(expected).indented(by: 2))

    Actual:
    \(dump(actual).indented(by: 2))
    """
}

/// All of a value, for a failure message.
func dump(_ value: Any) -> String {
  var text = ""
  customDump(value, to: &text)
  return text
}
