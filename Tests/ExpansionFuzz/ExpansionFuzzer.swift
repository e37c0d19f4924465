// SPDX-License-Identifier: MIT

import ArgumentParser
import ExpansionChecks
import Foundation

/// A command that expands mutated sources, and reports crashes, hangs and lost code.
///
/// A worker process expands the sources and prints the number of each before expanding it. So if it
/// crashes, the source is known, and another worker continues with the next one.
@main
struct ExpansionFuzzer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "expansion-fuzz",
    abstract: "Expands mutated sources of the tests, and reports crashes, hangs and lost code."
  )

  @Option(help: "The number of the first source.")
  var first = 0

  @Option(help: "The number of sources to expand.")
  var count = 1_000

  @Option(help: "The directory of the tests that contain the sources.")
  var tests = "Tests"

  @Flag(help: "Print the first source instead of expanding it.")
  var show = false

  @Flag(help: .hidden)
  var worker = false

  /// The test targets that contain sources with macros.
  private static let suites = [
    "EnsembleCompositionTests", "EnsembleExpansionTests", "EnsembleMacrosTests",
  ]

  /// The time limit for one source, in seconds.
  private static let seconds: UInt32 = 120

  func run() throws {
    if show || worker {
      let directories = Self.suites.map { URL(fileURLWithPath: tests).appendingPathComponent($0) }
      let fuzz = ExpansionFuzz(try Corpus(directories: directories))
      if show { return print(fuzz.source(first)) }
      return try work(fuzz)
    }
    var problems: [String] = []
    var next = first
    while next < first + count {
      let done = try supervise(from: next, &problems)
      next = done + 1
    }
    for problem in problems { print(problem) }
    print("\(count) sources, \(problems.count) problems")
    if !problems.isEmpty { throw ExitCode.failure }
  }

  /// Expands the sources. Prints the number of each, then its problem, if there is one.
  private func work(_ fuzz: ExpansionFuzz) throws {
    for number in first..<(first + count) {
      try printLine("\(number)")
      // The signal terminates the process.
      _ = alarm(Self.seconds)
      if let problem = fuzz.problem(in: fuzz.source(number)) {
        try printLine("\(number): \(problem)")
      }
    }
  }

  private func printLine(_ line: String) throws {
    try FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Expands the remaining sources in another process, and returns the number of the last one it
  /// started.
  private func supervise(from next: Int, _ problems: inout [String]) throws -> Int {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [
      "--worker", "--first", "\(next)", "--count", "\(first + count - next)", "--tests", tests,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = text.split(separator: "\n")
    problems += lines.filter { $0.contains(":") }.map(String.init)
    let last = lines.last.flatMap { Int($0.prefix { $0.isNumber }) } ?? next
    if process.terminationStatus != 0 {
      let isHang =
        process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGALRM
      problems.append("\(last): \(isHang ? "it takes too long" : "it crashes")")
    }
    return last
  }
}
