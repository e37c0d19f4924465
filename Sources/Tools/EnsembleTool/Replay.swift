// SPDX-License-Identifier: MIT

import ArgumentParser
import EnsembleInspectTool
import EnsembleInspection
import Foundation

/// The subcommand that replays a report of an inspector.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Replays a bug report of the inspector, and says whether the session repeats.",
    discussion: """
      Run it in the folder of the package whose program has written the report. The test of the report is written into a \
      test target, run with 'swift test', and removed again.

      A report is a program: its test is compiled, and runs with your rights. The command shows it and asks first. Read it, \
      or replay only reports of people whom you trust.

      Exit codes: 0 if the session repeats, 1 if the program does something else now, 2 if the test does not compile or \
      run, 65 for a file that is not a report, 66 for one that cannot be read, 78 if no test target can be chosen.
      """
  )

  @Argument(help: "The file of the report.")
  var file: String

  @Flag(help: "Only show what the report contains.")
  var summary = false

  @Option(
    help: ArgumentHelp("The test target into which the test is written.", valueName: "target")
  )
  var into: String?

  @Flag(help: "Do not ask before the test is run.")
  var yes = false

  @Flag(help: "Keep the file with the test.")
  var keep = false

  @Option(help: "The folder of the package.")
  var packagePath = "."

  @Option(help: "The traits of the package, separated by commas.")
  var traits: String?

  func run() throws {
    let report = try SessionReport.read(file)
    print(report.summary)
    if summary { return }
    let replay: SessionReplay
    do {
      replay = try SessionReplay(
        of: report,
        in: URL(fileURLWithPath: packagePath).standardizedFileURL,
        into: into,
        options: traits.map { ["--traits", $0] } ?? []
      )
    } catch let error as ReplayError {
      throw failure("\(error)", 78)
    }
    try confirm(report, replay)
    let signals = replay.watchSignals(keepsFile: keep)
    defer {
      for signal in signals { signal.cancel() }
      if !keep { replay.removeFile() }
    }
    // The progress of the test goes to standard error, after the text above.
    fflush(nil)
    try tell(replay.run())
    if keep { print("The test is in \(replay.file.path).") }
  }

  /// Shows the code, and asks whether to run it.
  private func confirm(_ report: SessionReport, _ replay: SessionReplay) throws {
    if yes { return }
    print("\nThe test:\n\n\(visible(report.test.code, keepsLines: true))")
    print(
      """
      A report is a program. This code would be compiled into '\(replay.target.name)', and run with your rights: it could \
      read and change your files. Run it? [y/N]
      """,
      terminator: " "
    )
    fflush(nil)
    guard isatty(0) != 0 else {
      throw failure("Nobody can be asked. Read the code above, and run it with --yes.", 64)
    }
    if !["y", "yes"].contains(readLine()?.lowercased()) { throw failure("Nothing was run.", 2) }
  }

  private func tell(_ outcome: ReplayOutcome) throws {
    switch outcome {
    case .repeats: print("The session repeats: the program does what it did.")
    case .fails(let reason): throw failure(reason, 2)
    case .diverges(let differences):
      for difference in differences {
        let step = difference.step.map { "Action \($0.number), \(visible($0.label)): " } ?? ""
        print("\(step)\(visible(difference.message, keepsLines: true))")
      }
      print("The session diverges: the program does something else now.")
      throw ExitCode(1)
    }
  }
}
