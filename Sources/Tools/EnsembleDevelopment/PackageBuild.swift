// SPDX-License-Identifier: MIT

import Foundation

/// The builds of one program of a package.
package struct PackageBuild: Sendable {
  /// The folder of the package.
  package let package: URL
  /// The name of the executable product.
  package let product: String
  /// The options of `swift build`.
  package let options: [String]
  /// The files and folders whose changes may change the program.
  package let sources: [URL]
  private let running = RunningProcess()

  /// An error that describes a problem of a package.
  package struct PackageError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
  }

  /// Creates the builds of a program.
  ///
  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - product: The name of the executable; nil for the only one.
  ///   - options: The options of `swift build`.
  /// - Throws: ``PackageError``.
  package init(of package: URL, product: String?, options: [String]) throws {
    let (status, output) = try Self.run(["package", "describe", "--type", "json"], in: package)
    guard status == 0 else {
      throw PackageError("'\(package.path)' cannot be read as a package.")
    }
    self.package = package
    self.product = try Self.product(product, in: output)
    self.options = options
    sources = try Self.sources(in: output).map { package.appendingPathComponent($0) }
  }

  /// Returns the paths in a package whose changes may change a program: the folders that targets
  /// are in, and the manifest.
  ///
  /// - Parameter description: The description of the package in JSON, as printed by
  ///   `swift package describe`.
  package static func sources(in description: Data) throws -> [String] {
    let targets = try decoded(description).targets.filter { $0.type != "test" }
    // Only the first component, so that new targets beside existing ones are noticed.
    let folders = targets.map { $0.path.split(separator: "/").first.map(String.init) ?? "." }
    return ["Package.swift"] + Set(folders + ["Sources", "Plugins"]).sorted()
  }

  /// Returns the name of the executable to run.
  ///
  /// - Parameters:
  ///   - name: The name that the user has given, if any.
  ///   - description: The description of the package in JSON, as printed by
  ///     `swift package describe`.
  package static func product(_ name: String?, in description: Data) throws -> String {
    let package = try decoded(description)
    let names = package.products.filter { $0.type.keys.contains("executable") }.map(\.name)
    if names.isEmpty { throw PackageError("The package '\(package.name)' has no executable.") }
    let list = names.sorted().map { "  \($0)" }.joined(separator: "\n")
    guard let name else {
      if names.count == 1 { return names[0] }
      throw PackageError(
        "The package '\(package.name)' has several executables. Name one of them:\n\(list)"
      )
    }
    if names.contains(name) { return name }
    throw PackageError(
      "The package '\(package.name)' has no executable '\(name)'. It has:\n\(list)"
    )
  }

  private static func decoded(_ description: Data) throws -> Description {
    guard let package = try? JSONDecoder().decode(Description.self, from: description) else {
      throw PackageError("The description of the package is not what SwiftPM is known to print.")
    }
    return package
  }

  private struct Description: Decodable {
    struct Product: Decodable {
      let name: String
      let type: [String: Ignored?]
    }

    struct Ignored: Decodable {
      init(from decoder: any Decoder) {}
    }

    struct Target: Decodable {
      let path: String
      let type: String
    }

    let name: String
    let products: [Product]
    let targets: [Target]
  }

  /// Returns the path of the executable, which may not exist yet.
  package func executable() throws -> URL {
    let arguments = ["build", "--show-bin-path"] + options
    let (status, output) = try Self.run(arguments, in: package)
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    guard status == 0, let folder = lines.last else {
      throw PackageError("SwiftPM does not say where it builds '\(product)'.")
    }
    return URL(fileURLWithPath: String(folder)).appendingPathComponent(product)
  }

  /// Builds the program, and blocks the thread until it is built.
  ///
  /// - Parameter prints: Whether to print the output as it comes, rather than only if the build
  ///   fails.
  /// - Returns: The output that was not printed, and whether the program was built.
  package func run(prints: Bool) throws -> (isBuilt: Bool, output: Data) {
    let arguments = ["build", "--product", product] + options
    let (status, output) = try Self.run(arguments, in: package, prints: prints, running)
    return (status == 0, output)
  }

  /// Interrupts a build that is running.
  package func cancel() { running.interrupt() }

  /// Runs the command `swift`, with both outputs together if they are not printed.
  private static func run(
    _ arguments: [String],
    in folder: URL,
    prints: Bool = false,
    _ running: RunningProcess? = nil
  ) throws -> (status: Int32, output: Data) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    if prints {
      process.standardOutput = FileHandle.standardError
    } else {
      process.standardOutput = pipe
      if arguments.first == "build", !arguments.contains("--show-bin-path") {
        process.standardError = pipe
      }
    }
    try process.run()
    running?.set(process)
    defer { running?.set(nil) }
    let output = prints ? Data() : try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}

/// The process of a build, which may be interrupted on another thread.
///
/// `@unchecked Sendable`: `process` is accessed with the lock only, and `interrupt()` of a
/// `Process` may be called on any thread.
private final class RunningProcess: @unchecked Sendable {
  private let lock = NSLock()
  private var process: Process?

  func set(_ process: Process?) { lock.withLock { self.process = process } }

  func interrupt() { lock.withLock { process }?.interrupt() }
}
