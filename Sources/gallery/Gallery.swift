// SPDX-License-Identifier: MIT

import ArgumentParser
import GalleryExamples

/// Runs the example applications.
@main
struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Runs an example of Ensemble in the terminal.",
    discussion: "Without a name, lists the examples."
  )

  @Argument(help: "The name of the example.")
  var name: String?

  @Argument(help: "The files that it works on, if it works on any.")
  var files: [String] = []

  @MainActor
  func run() async throws {
    guard let name else { return list() }
    guard let example = allExamples.first(where: { $0.name == name }) else {
      let names = allExamples.map { "  \($0.name)" }.joined(separator: "\n")
      throw ValidationError("There is no example '\(name)'. The examples are:\n\(names)")
    }
    if files.isEmpty { return await run(example.init()) }
    guard let example = example as? any FileExample.Type else {
      throw ValidationError("The example '\(name)' takes no files, and was given '\(files[0])'.")
    }
    await run(example.init(files: files))
  }

  @MainActor
  private func run(_ example: any Example) async {
    let terminal = Terminal(help: example.help)
    let session = Session(example, isLive: terminal.isInteractive) { terminal.show($0) }
    await session.run(terminal.commands())
  }

  @MainActor
  private func list() {
    let width = allExamples.map { $0.name.count }.max() ?? 0
    for example in allExamples {
      let padding = String(repeating: " ", count: width - example.name.count)
      print("\(example.name)\(padding)  \(example.summary)")
    }
  }
}
