// SPDX-License-Identifier: MIT

/// Returns a source without the lines that annotate it with diagnostics and fix-its.
///
/// These start with one of `^`, `~`, `+` and `-`, after spaces.
package func withoutAnnotations(_ source: String) -> String {
  source.split(separator: "\n", omittingEmptySubsequences: false)
    .filter { line in line.first { $0 != " " }.map { !"^~+-".contains($0) } ?? true }
    .joined(separator: "\n")
}
