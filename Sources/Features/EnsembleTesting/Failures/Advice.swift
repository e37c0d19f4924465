// SPDX-License-Identifier: MIT

/// Returns advice for effects that did not end in time.
func effectAdvice(_ timeout: Duration) -> String {
  """
  If the effects wait for a clock, advance the clock in the test. If they wait for an event that \
  never happens, cancel them. If they only need longer than \(timeout), raise the 'timeout' of the \
  assertion or of the test store.
  """
}

/// Returns a count with its noun and verb: `1 received action was`, `2 received actions were`.
func counted(_ count: Int, _ noun: String, _ verbs: (one: String, many: String)? = nil) -> String {
  let verb = verbs.map { " \(count == 1 ? $0.one : $0.many)" } ?? ""
  return "\(count) \(noun)\(count == 1 ? "" : "s")\(verb)"
}

extension String {
  func indented(by spaces: Int) -> String {
    let indentation = String(repeating: " ", count: spaces)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indentation + $0 }
      .joined(separator: "\n")
  }
}
