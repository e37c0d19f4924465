// SPDX-License-Identifier: MIT

import EnsembleDependencies
import Foundation

/// The settings of a program, kept in a file.
///
/// The file is JSON, and may be edited: the program notices changes while it runs. Several programs
/// may change different settings in it at the same time.
///
/// On Apple platforms, `.appStorage` uses `UserDefaults` instead.
public struct DefaultsStore: Hashable, Sendable {
  let contents: DefaultsContents

  init(path: String, in storage: FileStorage) {
    contents = .contents(at: path, in: storage)
  }

  /// Opens the settings in a file.
  ///
  /// The file and its folder are created by the first change.
  ///
  /// - Parameter url: The URL of the file.
  public init(url: URL) {
    self.init(path: FilePath.standardized(url), in: .fileSystem)
  }

  /// Opens named settings, next to the program's own settings.
  ///
  /// - Parameter suiteName: The name of the settings; nil for the program's own settings. If it
  ///   contains a slash, the result is nil.
  public init?(suiteName: String?) {
    let name = suiteName ?? "defaults"
    guard let path = DefaultsLocation.ofProcess.path(of: name) else { return nil }
    self.init(path: path, in: .fileSystem)
  }

  /// The settings of the program.
  ///
  /// They are in the file `defaults.json` in the folder that `$STATE_DIRECTORY` names, as for a
  /// service of systemd, or else in `$XDG_CONFIG_HOME/<program>` or `~/.config/<program>`.
  public static let standard = Self(suiteName: nil)!

  /// Empty settings in memory.
  public static var inMemory: Self { Self(path: "/defaults.json", in: .inMemory) }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.contents === rhs.contents }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(contents))
  }
}

/// The folder of the settings.
struct DefaultsLocation {
  let folder: String

  static var ofProcess: Self {
    Self(
      environment: ProcessInfo.processInfo.environment,
      home: NSHomeDirectory(),
      program: ProcessInfo.processInfo.processName
    )
  }

  init(environment: [String: String], home: String, program: String) {
    // A service may have several such folders, separated by colons.
    let state = environment["STATE_DIRECTORY"]?.split(separator: ":").first
    // The specification of XDG says to ignore a relative path.
    let configuration = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    folder = state.map(String.init) ?? "\(configuration ?? "\(home)/.config")/\(program)"
  }

  func path(of name: String) -> String? {
    if name.isEmpty || name.contains("/") || name.contains("\0") { return nil }
    return FilePath.standardized("\(folder)/\(name).json", relativeTo: "/")
  }
}
