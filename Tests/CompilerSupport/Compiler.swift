// SPDX-License-Identifier: MIT

#if os(Linux)
import Foundation

/// The messages of the compiler about a program.
package struct CompilerReport {
  private let lines: [Substring]

  /// The errors; none if the program compiles.
  package var errors: [String] { messages("error: ").map(\.text) }

  /// The warnings, each with the excerpt of the code that is printed below.
  package var warnings: [(text: String, excerpt: String)] { messages("warning: ") }

  fileprivate init(_ text: String) {
    lines = text.split(separator: "\n")
  }

  /// The errors with their lines, from the first line of the program.
  package var locatedErrors: [(line: Int, text: String)] {
    lines.filter { isMessage($0, "error: ") }.compactMap { line in
      guard let range = line.range(of: "error: "), let place = place(of: line) else { return nil }
      // The first line of the file is the import.
      return (place.line - 1, String(line[range.upperBound...]))
    }
  }

  /// The locations of the unavailable declarations that the program uses.
  package var unavailableDeclarations: [(file: String, line: Int)] {
    lines.filter { isMessage($0, "note: ") && $0.hasSuffix("explicitly marked unavailable here") }
      .compactMap(place)
  }

  private func messages(_ severity: String) -> [(text: String, excerpt: String)] {
    lines.indices.compactMap { index in
      guard isMessage(lines[index]), let range = lines[index].range(of: severity) else {
        return nil
      }
      let excerpt = lines[(index + 1)...].prefix { !isMessage($0) }
      return (String(lines[index][range.upperBound...]), excerpt.joined(separator: "\n"))
    }
  }

  /// Returns the path and the line that a message begins with.
  private func place(of line: Substring) -> (file: String, line: Int)? {
    let parts = line.split(separator: ":", maxSplits: 2)
    guard parts.count == 3, let number = Int(parts[1]) else { return nil }
    return (String(parts[0]), number)
  }

  /// Returns whether a line is the start of a message of a severity.
  private func isMessage(_ line: Substring, _ severity: String) -> Bool {
    line.contains(": \(severity)") && !line.drop { $0 == " " || $0.isNumber }.hasPrefix("|")
  }

  /// Returns whether a line is the start of a message. Excerpts repeat messages after a margin.
  private func isMessage(_ line: Substring) -> Bool {
    isMessage(line, "error: ") || isMessage(line, "warning: ")
  }
}

/// Compiles a program that imports a module of the package, with further flags of the compiler.
package func compile(
  _ source: String,
  importing module: String,
  flags: [String] = []
) throws -> CompilerReport {
  let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("ensemble-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: directory) }
  let file = directory.appendingPathComponent("Source.swift")
  try "import \(module)\n\(source)".write(to: file, atomically: true, encoding: .utf8)

  // The tests are run from the directory that the package was built in.
  let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  let shims = built.appendingPathComponent("EnsembleShims.build/module.modulemap")
  let atomics = built.appendingPathComponent(
    "../../checkouts/swift-atomics/Sources/_AtomicsShims/include"
  )
  let plugin = built.appendingPathComponent("EnsembleMacrosPlugin-tool")
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments =
    [
      "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", file.path,
      "-I", built.appendingPathComponent("Modules").path, "-I", atomics.path,
      "-Xcc", "-fmodule-map-file=\(shims.path)",
      "-load-plugin-executable", "\(plugin.path)#EnsembleMacrosPlugin",
    ] + flags
  let output = Pipe()
  process.standardError = output
  process.standardOutput = FileHandle.nullDevice
  try process.run()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return CompilerReport(text)
}
#endif
