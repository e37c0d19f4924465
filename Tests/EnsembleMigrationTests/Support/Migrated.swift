// SPDX-License-Identifier: MIT

import EnsembleMigration

/// Migrates the text of a file, with the import of a library before it.
func migration(_ text: String, of library: String = "ComposableArchitecture") -> SourceMigration {
  let source = "import \(library)\n\n\(text)\n"
  return SourceMigration(
    of: source,
    path: "File.swift",
    context: MigrationContext(of: [source])
  )
}

/// Returns the migrated text without its import.
func migrated(_ text: String, of library: String = "ComposableArchitecture") -> String {
  let lines = migration(text, of: library).text.split(
    separator: "\n",
    omittingEmptySubsequences: false
  )
  return lines.dropFirst(2).dropLast().joined(separator: "\n")
}

/// Returns the remarks for a text, without the path.
func remarks(_ text: String, of library: String = "ComposableArchitecture") -> [String] {
  migration(text, of: library).remarks.map { "\($0.line):\($0.column): \($0.message)" }
}
