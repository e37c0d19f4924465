// SPDX-License-Identifier: MIT

import EnsembleConcurrency
import EnsembleUI

#if !(canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android))
import Foundation
#endif

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
/// Commands that fail are reported on standard error, with the number of their line, and the
/// program then exits with status 1.
///
/// `/` filters the rows of a list by their titles, and control-P lists everything that can be
/// pressed. The mouse presses the control under it, and its wheel scrolls; ``takesMouse`` turns it
/// off.
///
/// The last line shows the keys that have an effect now, and `?` shows all keys. A bar at the edge
/// shows the position in content that does not fit. `NO_COLOR` in the environment turns colors off,
/// and `COLORTERM=truecolor` turns all colors on.
@MainActor
public struct TerminalApp {
  /// A Boolean value that indicates whether the mouse presses controls and scrolls.
  ///
  /// The environment variable `ENSEMBLE_NO_MOUSE`, with any text, turns it off, too. With the shift
  /// key, most terminals select text as they do without it.
  public var takesMouse = true

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
  /// Control-C and control-D quit, as does `q` while no text field is being edited. If a view has
  /// the modifier `interactiveDismissDisabled()`, a question comes first. The view then
  /// disappears; the effects that it starts as it does so, such as saving, have two seconds to
  /// finish.
  ///
  /// The terminal is restored to its previous state, even if a signal or a crash ends the program.
  /// A signal that asks the program to end closes the view first, and then ends the program.
  ///
  /// If a command of piped input failed, the program exits with status 1 in place of a return, so
  /// that a script is a test. The view is closed and saved by then.
  ///
  /// Text printed to standard output or standard error while the view takes the whole screen is
  /// kept, up to the last megabyte, and printed when the terminal is restored, also after a crash.
  /// A stream redirected to a file keeps writing to that file.
  public func run() async {
    await run(beforeEnd: {})
  }

  /// Shows the view as ``run()`` does, and calls a closure when it is closed, also if a signal is
  /// about to end the program.
  ///
  /// Save there what outlives the program, such as the stores of a session in a journal.
  ///
  /// - Parameter beforeEnd: A closure that is called once, after the view has disappeared.
  public func run(beforeEnd: @MainActor () async -> Void) async {
    let tree = makeTree()
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    let term = Platform.variable("TERM") ?? ""
    let isInteractive = Platform.isTerminal(0) && Platform.isTerminal(1)
    let endingSignal: CInt?
    var isFailure = false
    if isInteractive, !term.isEmpty, term != "dumb" {
      endingSignal = await runInteractively(tree)
    } else {
      let script = ScriptedSession(tree: tree, title: title, pause: Self.pause)
      var shell = ScriptedShell(script: script, input: 0, output: 1, errors: 2)
      shell.greets = isInteractive
      let outcome = await shell.run()
      endingSignal = outcome.signal
      isFailure = outcome.isFailure
    }
    await beforeEnd()
    await ProgramEnd.prepare()
    if let endingSignal { Signals.raiseDefault(endingSignal) }
    if isFailure { Platform.exitWithFailure() }
    #else
    let isFailure = await runLines(tree)
    tree.close()
    await tree.finish()
    await beforeEnd()
    await ProgramEnd.prepare()
    if isFailure { exit(1) }
    #endif
  }

  private static func pause(seconds: Double) async {
    try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
  }

  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  private func runInteractively(_ tree: ViewTree) async -> CInt? {
    var environment: [String: String] = [:]
    for name in ["TERM", "NO_COLOR", "COLORTERM", "COLORFGBG"] {
      environment[name] = Platform.variable(name)
    }
    let palette = Palette(environment: environment)
    let background = TerminalBackground(environment: environment)
    let device = TerminalDevice(
      input: 0,
      output: 1,
      printing: [1, 2],
      takesMouse: takesMouse && (Platform.variable("ENSEMBLE_NO_MOUSE") ?? "").isEmpty,
      // The console of Linux does not know the question.
      asksForBackground: background == .unknown && palette != .monochrome
        && environment["TERM"] != "linux"
    )
    let session = TerminalSession(
      tree: tree,
      title: title,
      size: device.size,
      palette: palette,
      showsKeys: true
    )
    session.background = background
    let shell = InteractiveShell(session: session, device: device)
    await shell.run()
    return shell.endingSignal
  }
  #else
  /// Runs scripted commands on platforms without terminals. Returns whether one failed.
  private func runLines(_ tree: ViewTree) async -> Bool {
    let script = ScriptedSession(tree: tree, title: title, pause: Self.pause)
    var isFailure = false
    while let line = readLine() {
      let answer = await script.answer(line)
      if answer.isFailure { isFailure = true }
      guard let frame = answer.frame else { return isFailure }
      print(answer.note.map { $0 + "\n" } ?? "", frame, separator: "")
    }
    return isFailure
  }
  #endif
}

/// A view made by a closure, which is evaluated again whenever a value that it reads changes.
struct AppView<Content: View>: View {
  let content: @MainActor () -> Content

  var body: Content { content() }
}
