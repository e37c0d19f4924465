// SPDX-License-Identifier: MIT

import EnsembleJournal
@_exported import EnsembleUI
import EnsembleWeb

/// A program with windows, written as for SwiftUI.
///
/// ```swift
/// @main
/// struct DemoApp: App {
///   var body: some Scene {
///     WindowGroup("Demo") { RootView() }
///   }
/// }
/// ```
///
/// On Apple's platforms the same declaration, with `import SwiftUI` in place of `EnsembleApp`, is
/// an app of SwiftUI. Elsewhere the program shows a window in the terminal or, with the package
/// trait `Web`, serves its windows to browsers; ``main()`` describes how it is chosen.
///
/// The value lives as long as the program, and its body is read once. `@State` properties belong
/// into views; use a constant for objects that all windows share.
@preconcurrency @MainActor
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The windows of the program.
  @SceneBuilder var body: Body { get }

  /// The journal of recorded windows. By default nil: then the web configuration's journal is used,
  /// or the folder that the environment variable `ENSEMBLE_JOURNAL` names, if any. Without a
  /// journal, windows begin with their initial state at each run.
  static var journal: (any Journal)? { get }

  #if Web
  /// The limits, strings and addresses of the server for browsers.
  ///
  /// The variables `ENSEMBLE_…` of the environment, which `WebConfiguration.init(environment:)`
  /// lists, take precedence over it, and the options `--port` and `--host` over both. ``journal``
  /// is an exception: `ENSEMBLE_JOURNAL` is for programs without one.
  static var webConfiguration: WebConfiguration { get }
  #endif

  /// Creates the program.
  init()
}

extension App {
  #if Web
  /// The default configuration: the loopback interface, at port 8080 or the next free one.
  public static var webConfiguration: WebConfiguration { WebConfiguration() }
  #endif

  /// The default: nil, for the journal of the web configuration or the environment, if any.
  public static var journal: (any Journal)? { nil }

  /// Runs the program with the arguments of the process.
  ///
  /// The first rule that applies decides where the windows are shown:
  ///
  /// - With `--terminal`, `--window` or `--script`, a window is shown in the terminal. `--no-mouse`
  ///   does so too, and leaves the mouse to the terminal.
  /// - With `--web`, `--port`, `--host` or `--open`, the windows are served to browsers.
  /// - If standard input or standard output is no terminal, each line of standard input is a
  ///   command, as `TerminalApp` describes.
  /// - Otherwise the windows are served to the browsers of this machine.
  ///
  /// Without the package trait `Web`, a window is always shown in the terminal.
  ///
  /// `--help` lists the options. The process exits with status 64 if they, or variables of the
  /// environment for the server, are invalid, and with 1 if the port is taken or a command of a
  /// script fails.
  public static func main() async {
    await main(Array(CommandLine.arguments.dropFirst()))
  }

  /// Runs the program with given arguments, as ``main()`` does.
  ///
  /// - Parameter arguments: The arguments without the name of the program.
  public static func main(_ arguments: [String]) async {
    let status = await launcher.run(arguments)
    if status != 0 { exitProcess(status) }
  }

  private static var launcher: Launcher {
    let windows = Self().windows
    #if Web
    let configuration = webConfiguration
    return Launcher(
      windows: windows,
      journal: journal ?? configuration.journal,
      configuration: configuration
    )
    #else
    return Launcher(windows: windows, journal: journal ?? FileJournal.ofEnvironment)
    #endif
  }

  /// The windows of the scenes, in order, with distinct paths.
  var windows: [AppWindow] { AppWindow.distinct(EnsembleApp.windows(of: body)) }
}
