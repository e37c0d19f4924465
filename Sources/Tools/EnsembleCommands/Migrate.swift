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
      manifest, stay with a note. Either all files that change are written, or none. The manifest above a folder \
      belongs to its files. A manifest without Ensemble needs --package-url with --package-version, or --package-path. \
      The report names the places that need a change by \
      hand, with their lines after the migration. Running the command again changes nothing.

      With --verify, the packages of the files are built after the move, with their tests, and the errors of the \
      compiler are in the report by their kinds, each with its remedy if there is one. It needs the toolchain, and \
      the dependencies of the packages.

      Exit codes: 0, 1 if changes by hand or errors of the compiler remain, 64 for wrong arguments, 65 if a file is not UTF-8 or, with \
      --strict, has a syntax error, 66 if a path cannot be read, 73 if a file cannot be written.
      """
  )

  @Argument(help: "The files and folders.")
  var paths: [String]

  @Flag(help: "Print the differences, and write nothing.")
  var dryRun = false

  @Flag(help: "Write nothing if a file has a syntax error.")
  var strict = false

  @Flag(
    help:
      "Import EnsembleUI beside SwiftUI, and FoundationNetworking, for platforms without SwiftUI."
  )
  var views = false

  @Flag(help: "Build the packages after the move, and report the errors of the compiler.")
  var verify = false

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
    if verify, dryRun {
      throw ValidationError("Give --verify without --dry-run, which leaves nothing to build.")
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
        movesViews: views,
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
    let verification = verify ? build(migration) : nil
    if let verification {
      do { try writeReport(migration.remarks + verification.remarks) } catch {
        printError("error: \(error.localizedDescription)")
        throw ExitCode(73)
      }
    }
    let verb = dryRun ? "would change" : "changed"
    let counts = "\(migration.changes.count) of \(migration.fileCount) files \(verb)"
    let errors = verification.map { "; errors of the compiler: \($0.remarks.count)" } ?? ""
    printError("\(counts); by hand: \(migration.remarks.count)\(errors)")
    if !migration.remarks.isEmpty || verification?.remarks.isEmpty == false { throw ExitCode(1) }
  }

  /// Builds the packages of the files, and prints the errors by their kinds.
  private func build(_ migration: PackageMigration) -> PackageVerification? {
    let folders = PackageVerification.packages(of: migration.paths)
    if folders.isEmpty {
      printError("note: no file belongs to a package, so nothing was built")
      return nil
    }
    printError("Building \(folders.joined(separator: ", ")) …")
    let verification = PackageVerification(
      of: folders,
      files: migration.paths,
      reported: migration.remarks,
      run: SwiftCommand.run
    )
    for group in verification.groups {
      let count = group.remarks.count
      printError("\(count) \(count == 1 ? "error" : "errors") of the compiler: \(group.kind)")
      for remark in group.remarks { printError("\(remark)") }
    }
    for note in verification.notes { printError(note) }
    if verification.reportedCount > 0 {
      printError(
        "note: \(verification.reportedCount) more errors are in lines of the report before this one"
      )
    }
    return verification
  }

  private var requirement: PackageRequirement? {
    if let packagePath {
      return PackageRequirement(.path(packagePath))
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
