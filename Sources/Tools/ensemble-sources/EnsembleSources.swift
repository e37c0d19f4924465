// SPDX-License-Identifier: MIT

import ArgumentParser
import EnsembleCommands

/// The commands of `ensemble` that need sources only, for the plugins of this package.
@main
struct EnsembleSources: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swift package ensemble",
    abstract: "Tools for sources that use Ensemble.",
    discussion: """
      Commands that write need 'swift package --allow-writing-to-package-directory ensemble …'. \(elsewhere)
      """,
    subcommands: [Expand.self, Lint.self, Migrate.self, New.self]
  )

  /// The commands of the program `ensemble` that need more than sources.
  private static let others = ["black-box", "dev", "inspect", "replay"]

  private static let elsewhere = """
    The commands 'black-box', 'dev', 'inspect' and 'replay' are in the program 'ensemble' only: 'swift build -c release \
    --product ensemble' builds it in a clone of Ensemble.
    """

  static func main() {
    if let name = CommandLine.arguments.dropFirst().first, others.contains(name) {
      exit(withError: ValidationError("'\(name)' is not a command of the plugin. \(elsewhere)"))
    }
    main(nil)
  }
}
