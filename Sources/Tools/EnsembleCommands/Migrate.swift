// SPDX-License-Identifier: MIT

import ArgumentParser
import EnsembleMigration
import Foundation

/// The subcommand that moves sources of other libraries to Ensemble.
package struct Migrate: ParsableCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Moves sources and manifests of The Composable Architecture 1.x to Ensemble.",
    discussion: """
      Folders are read with all folders in them, except hidden ones and checkouts. A file that does not parse stays \
      and is in the report; with --strict, nothing is written then. Templates, and files in no target of their \
      manifest, stay with a note. Either all files that change are written, or none. A manifest among them needs \
      --package-url with --package-version, or --package-path. The report names the places that need a change by \
      hand, with their lines after the migration. Running the command again changes nothing.

      Exit codes: 0, 1 if changes by hand remain, 64 for wrong arguments, 65 if a file is not UTF-8 or, with \
      --strict, has a syntax error, 66 if a path cannot be read, 73 if a file cannot be written.
      """
  )

  @Argument(help: "The files and folders.")
  var paths: [String]

  @Flag(help: "Print the differences, and write nothing.")
  var dryRun = false

  @Flag(help: "Write nothing if a file has a syntax error.")
  var strict = false

  @Option(help: ArgumentHelp("Write the report into a file, as JSON.", valueName: "file"))
  var report: String?

  @Option(help: ArgumentHelp("The URL of Ensemble's package.", valueName: "url"))
  var packageURL: String?

  @Option(
    help: ArgumentHelp("The first version of Ensemble, with --package-url.", valueName: "version")
  )
  var packageVersion: String?

  @Option(help: ArgumentHelp("The folder of a local copy of Ensemble.", valueName: "folder"))
  var packagePath: String?

  package func validate() throws {
    if packagePath != nil, packageURL != nil || packageVersion != nil {
      throw ValidationError("Give either --package-path or --package-url with --package-version.")
    }
    if (packageURL == nil) != (packageVersion == nil) {
      throw ValidationError("Give both --package-url and --package-version.")
    }
  }

  package init() {}

  package func run() throws {
    let migration: PackageMigration
    do {
      migration = try PackageMigration(
        of: paths,
        requirement: requirement,
        isStrict: strict,
        progress: { printError("\($0) of \($1) files …") }
      )
    } catch let error as PackageMigration.PathError {
      printError("\(error)")
      switch error {
      case .needsPackage: throw ExitCode(64)
      case .notUTF8: throw ExitCode(65)
      case .missing, .unreadable: throw ExitCode(66)
      }
    }
    if strict, !migration.errors.isEmpty {
      for error in migration.errors { printError("\(error)") }
      throw ExitCode(65)
    }
    for note in migration.notes { printError(note) }
    if dryRun { print(migration.changes.map(\.diff).joined(), terminator: "") }
    for remark in migration.remarks { printError("\(remark)") }
    do {
      try writeReport(migration.remarks)
      if !dryRun { try migration.write() }
    } catch {
      printError("error: \(error.localizedDescription)")
      throw ExitCode(73)
    }
    let verb = dryRun ? "would change" : "changed"
    printError(
      "\(migration.changes.count) of \(migration.fileCount) files \(verb); by hand: \(migration.remarks.count)"
    )
    if !migration.remarks.isEmpty { throw ExitCode(1) }
  }

  private var requirement: PackageRequirement? {
    if let packagePath {
      return PackageRequirement(.path(URL(fileURLWithPath: packagePath).standardizedFileURL.path))
    }
    guard let packageURL, let packageVersion else { return nil }
    return PackageRequirement(.url(packageURL, version: packageVersion))
  }

  private func writeReport(_ remarks: [MigrationRemark]) throws {
    guard let report else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(remarks).write(to: URL(fileURLWithPath: report), options: .atomic)
  }
}
