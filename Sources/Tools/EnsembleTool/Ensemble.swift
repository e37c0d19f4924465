// SPDX-License-Identifier: MIT

import ArgumentParser
import EnsembleCommands

/// The command `ensemble`.
@main
struct Ensemble: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ensemble",
    abstract: "Tools for sources that use Ensemble.",
    subcommands: [
      BlackBoxCommand.self, Dev.self, Expand.self, Inspect.self, Lint.self, Migrate.self, New.self,
      Replay.self,
    ]
  )
}
