// SPDX-License-Identifier: MIT

import ArgumentParser

/// The command `ensemble`.
@main
struct Ensemble: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ensemble",
    abstract: "Tools for sources that use Ensemble.",
    subcommands: [Expand.self]
  )
}
