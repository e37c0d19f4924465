// SPDX-License-Identifier: MIT

import ArgumentParser
import EnsembleExpansion
import Foundation

/// The subcommand that prints files with their macros expanded.
package struct Expand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Prints Swift files with every macro of Ensemble expanded.",
    discussion: """
      Macros in generated code are expanded too; macros of other libraries are kept. Exit codes: 1 if a \
      macro reports an error (the other macros are expanded and printed), 65 if a file has a syntax \
      error or is not UTF-8, 66 if a file cannot be read (nothing is printed).
      """
  )

  @Argument(help: "The files, or '-' for standard input.")
  var files: [String]

  package init() {}

  package func run() throws {
    let report = ExpansionReport(expanding: try readFiles())
    for message in report.messages { printError("\(message)") }
    try FileHandle.standardOutput.write(contentsOf: Data(report.output.utf8))
    guard report.outcome == .success else { throw ExitCode(report.outcome.rawValue) }
  }

  /// Reads all files, and reports each one that cannot be read.
  private func readFiles() throws -> [SourceText] {
    var sources: [SourceText] = []
    var failures: [Int32] = []
    for file in files {
      let name = file == "-" ? "<stdin>" : file
      guard let data = try? read(file) else {
        printError("\(name): error: \(reason(forFailureOf: file))")
        failures.append(66)
        continue
      }
      if let text = String(data: data, encoding: .utf8) {
        sources.append(SourceText(name: name, text: text))
      } else {
        printError("\(name): error: the file is not UTF-8")
        failures.append(65)
      }
    }
    if let failure = failures.max() { throw ExitCode(failure) }
    return sources
  }

  private func read(_ file: String) throws -> Data {
    file == "-"
      ? try FileHandle.standardInput.readToEnd() ?? Data()
      : try Data(contentsOf: URL(fileURLWithPath: file))
  }

  /// Returns the reason why a file cannot be read.
  private func reason(forFailureOf file: String) -> String {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory) else {
      return "the file does not exist"
    }
    return isDirectory.boolValue ? "the file is a directory" : "the file cannot be read"
  }
}
