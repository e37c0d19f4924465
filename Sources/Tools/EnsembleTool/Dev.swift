// SPDX-License-Identifier: MIT

import ArgumentParser
import EnsembleDevelopment
import Foundation

/// The subcommand that runs a program and starts it again when its sources change.
struct Dev: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs a program of a package, and starts it anew when its sources change.",
    discussion: """
      Open pages and terminals continue where they were if the application is recorded. Its journal is in the \
      folder .build/ensemble-dev/journal, unless ENSEMBLE_JOURNAL names another one or the program has one of its own. \
      A state that the new program cannot read is set aside, and the session begins anew; the program says so.

      The manifest and the folders of the package's targets are watched, but not packages that it depends on.

      If a build fails, its messages are printed, and the program goes on as it was. The command ends with the \
      program, or when it is interrupted. Exit codes: 0, or 66 if there is no such program.
      """
  )

  @Argument(help: "The name of the executable; not needed if the package has only one.")
  var product: String?

  @Argument(parsing: .postTerminator, help: "The arguments of the program, after '--'.")
  var arguments: [String] = []

  @Option(help: "The folder of the package.")
  var packagePath = "."

  @Option(name: [.short, .long], help: "The configuration of the build: debug or release.")
  var configuration = "debug"

  @Option(help: "The traits of the package, separated by commas.")
  var traits: String?

  @Option(
    help: ArgumentHelp(
      "Write messages into a file, for a program that takes the whole screen.",
      valueName: "file"
    )
  )
  var log: String?

  @Flag(help: "Remove the journal of earlier runs first.")
  var fresh = false

  func run() async throws {
    let package = URL(fileURLWithPath: packagePath).standardizedFileURL
    var options = ["--configuration", configuration]
    if let traits { options += ["--traits", traits] }
    // The reader of the messages may end before this command.
    signal(SIGPIPE, SIG_IGN)
    let report = try makeReport()
    let session: DevelopmentSession
    do {
      let build = try PackageBuild(of: package, product: product, options: options)
      let journal = package.appendingPathComponent(".build/ensemble-dev/journal")
      if fresh { try? FileManager.default.removeItem(at: journal) }
      session = try DevelopmentSession(
        build,
        arguments: arguments,
        environment: ["ENSEMBLE_JOURNAL": journal.path],
        report: report
      )
    } catch let error as PackageBuild.PackageError {
      report("error: \(error)")
      throw ExitCode(66)
    }
    let status = await session.run()
    if status != 0 { throw ExitCode(status) }
  }

  private func makeReport() throws -> @Sendable (String) -> Void {
    guard let log else {
      return { try? FileHandle.standardError.write(contentsOf: Data("ensemble: \($0)\n".utf8)) }
    }
    guard FileManager.default.createFile(atPath: log, contents: nil),
      let file = FileHandle(forWritingAtPath: log)
    else { throw ValidationError("The file '\(log)' cannot be written.") }
    return { try? file.write(contentsOf: Data("ensemble: \($0)\n".utf8)) }
  }
}
