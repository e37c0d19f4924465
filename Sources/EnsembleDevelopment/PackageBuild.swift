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

  /// An error that names what is wrong with a package.
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
  }

  /// Returns the name of the executable to run.
  ///
  /// - Parameters:
  ///   - name: The name that the user has given, if any.
  ///   - description: The description of the package in JSON, as printed by `swift package describe`.
  package static func product(_ name: String?, in description: Data) throws -> String {
    guard let package = try? JSONDecoder().decode(Description.self, from: description) else {
      throw PackageError("The description of the package is not what SwiftPM is known to print.")
    }
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

  private struct Description: Decodable {
    struct Product: Decodable {
      let name: String
      let type: [String: Ignored?]
    }

    struct Ignored: Decodable {
      init(from decoder: any Decoder) {}
    }

    let name: String
    let products: [Product]
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
  /// - Parameter prints: A Boolean value that indicates whether to print the output as it comes, rather than only if the
  ///   build fails.
  /// - Returns: The output that was not printed, and whether the program was built.
  package func run(prints: Bool) throws -> (isBuilt: Bool, output: Data) {
    let arguments = ["build", "--product", product] + options
    let (status, output) = try Self.run(arguments, in: package, prints: prints)
    return (status == 0, output)
  }

  /// Runs the command `swift`, with both outputs together if they are not printed.
  private static func run(
    _ arguments: [String],
    in folder: URL,
    prints: Bool = false
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
    let output = prints ? Data() : try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
