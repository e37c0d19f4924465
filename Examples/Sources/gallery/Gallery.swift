// SPDX-License-Identifier: MIT

import ArgumentParser
import Ensemble
import EnsembleInspector
import EnsembleJournal
import EnsembleTerminal
import EnsembleUI
import EnsembleWeb
import Foundation
import GalleryExamples

/// The command that shows the example applications.
@main
struct Gallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Shows the examples of Ensemble in the browser, or one in the terminal.",
    discussion: """
      Serves all examples to the browsers of this machine, until it is interrupted. With --terminal, the example \
      that is named runs here instead: with a person at the terminal it takes the whole screen; otherwise \
      each line of standard input is a command, and 'help' lists them.
      """
  )

  @Argument(help: "The name of an example to open in the browser or to run in the terminal.")
  var name: String?

  @Argument(help: "The files of the example, if it uses any.")
  var files: [String] = []

  @Flag(help: "List the examples.")
  var list = false

  @Flag(help: "Run the example in the terminal.")
  var terminal = false

  @Flag(help: "Share each example between all browsers, which show the same state.")
  var shared = false

  @Flag(inversion: .prefixedNo, help: "Record the examples, and offer the inspector beside them.")
  var inspect = true

  @Option(
    help: "The port of the server; 0 selects a free one. (default: 8080, or the next free one)"
  )
  var port: UInt16?

  @Option(
    help: ArgumentHelp(
      "Accept connections from other machines, under the name HOST.",
      discussion: "Everyone who can connect to the port can then use the examples.",
      valueName: "host"
    )
  )
  var exposeAs: String?

  @MainActor
  func run() async throws {
    if list { return showList() }
    let example = try namedExample()
    if terminal {
      guard let example else {
        throw ValidationError("Specify the example to run in the terminal.")
      }
      return try await runInTerminal(example)
    }
    try await serve(example)
  }

  @MainActor
  private func runInTerminal(_ example: GalleryExample) async throws {
    guard example.isRecorded else {
      return await TerminalApp(example.title, tree: { example.start(files: files) }).run()
    }
    let session = SessionJournal(Self.makeJournal(), name: "terminal-\(example.name).")
    let view = try await example.view(in: session)
    // Closes the session also if a signal ends the program.
    let application = TerminalApp(example.title) { view }
    await application.run {
      do { try await session.close() } catch { printError("\(error)") }
    }
  }

  private static func makeJournal() -> FileJournal {
    FileJournal(folder: GalleryExample.journalFolder)
  }

  private func namedExample() throws -> GalleryExample? {
    guard let name else { return nil }
    guard let example = GalleryExample.all.first(where: { $0.name == name }) else {
      let names = GalleryExample.all.map { "  \($0.name)" }.joined(separator: "\n")
      throw ValidationError("There is no example '\(name)'. The examples are:\n\(names)")
    }
    if let file = files.first, !example.takesFiles {
      throw ValidationError("The example '\(name)' takes no files, but '\(file)' was given.")
    }
    return example
  }

  @MainActor
  private func serve(_ chosen: GalleryExample?) async throws {
    var configuration = WebConfiguration()
    configuration.strings.title = "Ensemble"
    if let exposeAs {
      configuration.interface = .all
      configuration.allowedHosts = [exposeAs]
    }
    // All users of the gallery may inspect it, unless other machines can use it, too.
    let isInspected = inspect && exposeAs == nil
    if isInspected { Inspector.start { _ in } }
    configuration.journal = Self.makeJournal()
    // The journal shows what others have typed.
    let examples = GalleryExample.all.filter { exposeAs == nil || $0.name != "journal" }
    let stages = examples.map { example in
      Stage(
        example: example,
        files: example.name == chosen?.name && !files.isEmpty ? files : example.sampleFiles,
        isInspected: isInspected
      )
    }
    let server = try await start(
      configuration,
      [index(examples)] + stages.map { $0.app(isShared: shared) }
    )
    try await server.run { port in
      printLine("http://\(exposeAs ?? "127.0.0.1"):\(port)/\(chosen?.name ?? "")")
    }
  }

  private func index(_ examples: [GalleryExample]) -> WebApp {
    var app = WebApp(path: "", title: "Ensemble", tree: { ViewTree(Self.index(examples)) })
    app.isWide = true
    return app
  }

  /// Creates the first page, with stores of its own.
  @MainActor
  private static func index(_ examples: [GalleryExample]) -> some View {
    GalleryIndex(
      examples: examples,
      demonstration: Demonstration(.coffeeBar) { view(of: "coffee-bar") },
      counter: view(of: "counter")
    )
  }

  @MainActor
  private static func view(of name: String) -> AnyView {
    GalleryExample.all.first { $0.name == name }?.view() ?? AnyView(EmptyView())
  }

  /// Starts a server at the requested port, or at the first free one.
  @MainActor
  private func start(
    _ configuration: WebConfiguration,
    _ apps: [WebApp]
  ) async throws -> WebServer {
    var configuration = configuration
    let ports = port.map { $0...$0 } ?? 8080...8099
    for port in ports {
      configuration.port = port
      let server = WebServer(configuration: configuration, apps: apps)
      do {
        try await server.start()
        return server
      } catch WebServerError.portTaken(let port) {
        if self.port == nil { printLine("Port \(port) is in use; trying the next one.") }
      }
    }
    printError(
      "Port \(ports.upperBound) is taken by another program; choose another with --port, or 0 for any."
    )
    throw ExitCode.failure
  }

  private func showList() {
    let width = GalleryExample.all.map(\.name.count).max() ?? 0
    for example in GalleryExample.all {
      let padding = String(repeating: " ", count: width - example.name.count)
      print("\(example.name)\(padding)  \(example.summary)")
    }
  }
}
