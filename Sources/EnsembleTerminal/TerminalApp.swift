// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleViews

/// An application that shows a view in a terminal.
///
/// ```swift
/// await TerminalApp("Todos") { TodosView(store: store) }.run()
/// ```
///
/// With a person at the terminal, the view takes the whole screen and the keyboard: tab and the
/// arrows move the focus, return and space press, escape closes and goes back. Otherwise, or if
/// `TERM` is `dumb`, it reads a command from each line of standard input, such as `tap Save` or
/// `type Name = Blob`, and answers each with the screen as plain text; `help` lists the commands.
/// Commands that fail are reported on standard error.
///
/// `NO_COLOR` in the environment turns colors off.
@MainActor
public struct TerminalApp {
  private let title: String
  private let makeTree: @MainActor () -> ViewTree

  /// Creates an application from a title and a view.
  public init<Root: View>(
    _ title: String = "",
    @ViewBuilder content: @escaping @MainActor () -> Root
  ) {
    self.init(title, tree: { ViewTree(AppView(content: content)) })
  }

  /// Creates an application from a title and the tree of a view.
  public init(_ title: String = "", tree: @escaping @MainActor () -> ViewTree) {
    self.title = title
    makeTree = tree
  }

  /// Shows the view until the person quits or piped input ends.
  ///
  /// Control-C and control-D quit, as does `q` while no text field is being edited. The view then
  /// disappears; the effects that it starts as it does so, such as saving, have two seconds to
  /// finish.
  ///
  /// The terminal is restored to its previous state, even if a signal or a crash ends the program.
  /// A signal that asks the program to end closes the view first, and then ends the program.
  ///
  /// Text printed to standard output or standard error while the view takes the whole screen is
  /// kept, up to the last megabyte, and printed when the terminal is restored, also after a crash.
  /// A stream redirected to a file keeps writing to that file.
  public func run() async {
    let tree = makeTree()
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      let term = Platform.variable("TERM") ?? ""
      let isInteractive = Platform.isTerminal(0) && Platform.isTerminal(1)
      let endingSignal: CInt?
      if isInteractive, !term.isEmpty, term != "dumb" {
        endingSignal = await runInteractively(tree)
      } else {
        let script = ScriptedSession(tree: tree, title: title, pause: Self.pause)
        endingSignal = await ScriptedShell(script: script, input: 0, output: 1, errors: 2).run()
      }
      await ProgramEnd.prepare()
      if let endingSignal { Signals.raiseDefault(endingSignal) }
    #else
      await runLines(tree)
      tree.close()
      await tree.finish()
      await ProgramEnd.prepare()
    #endif
  }

  private static func pause(seconds: Double) async {
    try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
  }

  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    private func runInteractively(_ tree: ViewTree) async -> CInt? {
      var environment: [String: String] = [:]
      for name in ["TERM", "NO_COLOR"] { environment[name] = Platform.variable(name) }
      let device = TerminalDevice(input: 0, output: 1, printing: [1, 2])
      let session = TerminalSession(
        tree: tree,
        title: title,
        size: device.size,
        palette: Palette(environment: environment)
      )
      let shell = InteractiveShell(session: session, device: device)
      await shell.run()
      return shell.endingSignal
    }
  #else
    /// Runs scripted commands on platforms without terminals.
    private func runLines(_ tree: ViewTree) async {
      let script = ScriptedSession(tree: tree, title: title, pause: Self.pause)
      while let line = readLine() {
        let answer = await script.answer(line)
        guard let frame = answer.frame else { return }
        print(answer.note.map { $0 + "\n" } ?? "", frame, separator: "")
      }
    }
  #endif
}

/// A view made by a closure, which is evaluated again whenever a value that it reads changes.
struct AppView<Content: View>: View {
  let content: @MainActor () -> Content

  var body: Content { content() }
}
