// SPDX-License-Identifier: MIT

import ArgumentParser

/// The subcommands that write the first files of applications and features.
package struct New: ParsableCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Writes a new application, or a feature of an existing one.",
    subcommands: [NewApp.self, NewFeature.self]
  )

  package init() {}
}
