// SPDX-License-Identifier: MIT

#if SQLite
import EnsembleDependencies
import Foundation
public import GRDB

/// Opens a database: the file at a path, or an empty database in memory in tests and previews.
///
/// ```swift
/// try prepareDependencies {
///   let database = try defaultDatabase()
///   try migrator.migrate(database)
///   $0.defaultDatabase = database
/// }
/// ```
///
/// The file and its folders are created if they do not exist. It is opened as a pool in WAL mode:
/// reads run beside each other, and beside a write. A commit survives the end of the program,
/// however it ends; set `PRAGMA synchronous = FULL` in `configuration` if it must also survive a
/// power failure.
///
/// - Parameters:
///   - path: The path of the file. By default `database.sqlite` in the folder of the program: in
///     `Application Support` on Apple platforms; elsewhere in `$STATE_DIRECTORY`, as in a service
///     of systemd, or else in `$XDG_DATA_HOME/<program>` or `~/.local/share/<program>`.
///   - configuration: The configuration of its connections. If its busy mode is GRDB's default,
///     `.immediateError`, the file waits five seconds for a write of another process instead.
/// - Returns: The database.
/// - Throws: ``DatabaseOpeningError``, which names the path.
public func defaultDatabase(
  path: String? = nil,
  configuration: Configuration = Configuration()
) throws -> any DatabaseWriter {
  @Dependency(\.context) var context
  guard context == .live else { return try DatabaseQueue(configuration: configuration) }
  let path = path ?? DatabaseLocation.standard()
  var configuration = configuration
  if case .immediateError = configuration.busyMode { configuration.busyMode = .timeout(5) }
  do {
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    return try DatabasePool(path: path, configuration: configuration)
  } catch {
    throw DatabaseOpeningError(path: path, underlyingError: error)
  }
}

/// An error of opening a database.
public struct DatabaseOpeningError: Error, CustomStringConvertible, LocalizedError {
  /// The path of the file.
  public let path: String

  /// The reason: the error of the system or of SQLite.
  public let underlyingError: any Error

  public var description: String {
    "The database '\(path)' could not be opened: \(underlyingError)"
  }

  public var errorDescription: String? { description }
}

/// The location of a program's database.
enum DatabaseLocation {
  static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    home: String = NSHomeDirectory(),
    program: String = ProcessInfo.processInfo.processName
  ) -> String {
    folder(environment, home, program) + "/database.sqlite"
  }

  private static func folder(
    _ environment: [String: String],
    _ home: String,
    _ program: String
  ) -> String {
    #if canImport(Darwin)
    return "\(home)/Library/Application Support/\(Bundle.main.bundleIdentifier ?? program)"
    #else
    // systemd names several folders separated by colons.
    if let state = environment["STATE_DIRECTORY"]?.split(separator: ":").first {
      return String(state)
    }
    // The specification of XDG says to ignore a relative path.
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return "\(data ?? home + "/.local/share")/\(program)"
    #endif
  }
}
#endif
