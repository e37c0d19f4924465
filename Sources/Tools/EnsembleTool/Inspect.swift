// SPDX-License-Identifier: MIT

import ArgumentParser
import EnsembleInspectTool
import EnsembleInspection
import Foundation

/// The subcommand that shows the inspector of a running program, or of a bug report.
struct Inspect: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the stores of a running program, or a bug report, in the terminal.",
    discussion: """
      The program has to offer its inspector: it calls 'Inspector.startIfRequested()' and runs with ENSEMBLE_INSPECT=1. \
      It then prints the address, with a key.

      The file of a bug report, NAME.ensemble-report, is shown without the program: its actions, and what they changed.

      With input from a pipe, each line of standard input is a command, and 'help' lists them. Exit codes: 0, 64 for \
      an address that cannot be used, 65 for a file that is not a report, 66 for one that cannot be read, 69 if no \
      inspector answers, or 77 if it does not accept the key.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "HOST:PORT, the address that the program has printed, or the file of a bug report.",
      valueName: "address"
    )
  )
  var text: String

  @Option(
    help: """
      The key that the program has printed, unless it is in the address. Other users of this machine can see it among \
      the arguments; ENSEMBLE_INSPECT_KEY in the environment, they cannot.
      """
  )
  var key: String?

  @Flag(help: "Send the key to another machine without encryption.")
  var insecure = false

  @MainActor
  func run() async throws {
    if isFile { return await ReportInspector.run(try SessionReport.read(text)) }
    try await inspectProgram()
  }

  #if TLS
  @MainActor
  private func inspectProgram() async throws {
    let (address, key) = try place()
    do {
      try await RemoteInspector.run(InspectorConnection(to: address, key: key))
    } catch let failure as InspectorFailure {
      FileHandle.standardError.write(Data("error: \(failure)\n\(failure.advice)\n".utf8))
      if case .wrongKey = failure { throw ExitCode(77) }
      throw ExitCode(69)
    }
  }
  #else
  private func inspectProgram() async throws {
    _ = try place()
    throw ValidationError(
      """
      This 'ensemble' was built without the trait 'TLS', and cannot connect to a program. Build it with \
      'swift build --product ensemble --traits TLS'.
      """
    )
  }
  #endif

  /// Whether the argument names a report rather than an address.
  private var isFile: Bool {
    text.hasSuffix(".\(SessionReport.fileExtension)")
      || FileManager.default.fileExists(atPath: text)
  }

  /// Returns the address and the key.
  private func place() throws -> (InspectorAddress, key: String) {
    do {
      let address = try InspectorAddress(text, allowsPlainNetwork: insecure)
      let environment = ProcessInfo.processInfo.environment["ENSEMBLE_INSPECT_KEY"]
      guard let key = key ?? address.key ?? environment else {
        throw ValidationError(
          "The key is missing. Use the whole address that the program has printed, --key, or ENSEMBLE_INSPECT_KEY."
        )
      }
      return (address, try InspectorAddress.checked(key: key))
    } catch let error as InspectorAddress.AddressError {
      throw ValidationError(error.description)
    }
  }
}
