// SPDX-License-Identifier: MIT

import EnsembleMigration
import Testing

@Suite("Unified differences")
struct DiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(from: old, to: new, path: "A.swift").description
  }

  @Test("equal texts have none")
  func equal() {
    #expect(diff("a\nb\n", "a\nb\n") == "")
  }

  @Test("a changed line has three lines around it")
  func context() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        --- a/A.swift
        +++ b/A.swift
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """
    )
  }

  @Test("distant changes are hunks of their own")
  func hunks() {
    let old = (1...30).map { "\($0)\n" }
    var new = old
    new[1] = "two\n"
    new.remove(at: 25)
    let text = diff(old.joined(), new.joined())
    #expect(text.contains("@@ -1,5 +1,5 @@\n"))
    #expect(text.contains("@@ -23,7 +23,6 @@\n"))
  }

  @Test("a new file begins at line 0 of the old one")
  func empty() {
    #expect(diff("", "a\n") == "--- a/A.swift\n+++ b/A.swift\n@@ -0,0 +1,1 @@\n+a\n")
  }

  @Test("a missing line feed at the end is marked")
  func lineFeed() {
    #expect(diff("a", "b\n").contains("-a\n\\ No newline at end of file\n+b\n"))
  }
}
