// SPDX-License-Identifier: MIT

import EnsembleViews

/// A view in a terminal.
///
/// ```swift
/// await TerminalApp("Todos") { TodosView(store: store) }.run()
/// ```
///
/// With a person at the terminal it takes the whole screen, and the keyboard: tab and the arrows move the
/// focus, return and space press, escape closes and goes back. Otherwise, or if `TERM` is `dumb`, it reads a
/// command from each line of standard input, such as `tap Save` or `type Name = Blob`, and answers each with what
/// there is to see, as plain text; `help` lists the commands. What cannot be done is said on standard error.
///
/// `NO_COLOR` in the environment turns colors off.
@MainActor
public struct TerminalApp {
  private let title: String
  private let makeTree: @MainActor () -> ViewTree

  /// A view, and what it is called.
  public init<Root: View>(
    _ title: String = "",
    @ViewBuilder content: @escaping @MainActor () -> Root
  ) {
    self.init(title, tree: { ViewTree(AppView(content: content)) })
  }

  /// The tree of a view, and what it is called.
  public init(_ title: String = "", tree: @escaping @MainActor () -> ViewTree) {
    self.title = title
    makeTree = tree
  }

  /// Shows the view until the person leaves: by control-C or control-D, by `q` where nobody writes a text, or at
  /// the end of piped input.
  ///
  /// The view then goes, and what it does when it goes may take two seconds: that is where to save what is not
  /// saved yet.
  ///
  /// The terminal is given back as it was, also if a signal ends the program, or a crash. A signal that asks the
  /// program to end closes the view first, and then ends it.
  ///
  /// What is printed while the view takes the whole screen, on standard output or standard error, is kept, and
  /// appears when the terminal is given back, also after a crash: the last megabyte of it. A stream that leads to a
  /// file goes on to lead there.
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
      if let endingSignal { Signals.raiseDefault(endingSignal) }
    #else
      await runLines(tree)
      tree.close()
      await tree.finish()
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
    /// Commands, where there are no terminals.
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

/// What a closure shows, evaluated anew when something that it reads has changed.
struct AppView<Content: View>: View {
  let content: @MainActor () -> Content

  var body: Content { content() }
}
