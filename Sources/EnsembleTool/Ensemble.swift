// SPDX-License-Identifier: MIT

import ArgumentParser

/// The command `ensemble`.
@main
struct Ensemble: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ensemble",
    abstract: "Tools for sources that use Ensemble.",
    subcommands: [Dev.self, Expand.self, Inspect.self, Migrate.self, Replay.self]
  )
}
