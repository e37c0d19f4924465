// SPDX-License-Identifier: MIT

import Foundation

/// The measured server, in its own process.
struct Site {
  let port: Int
  private let process = Process()

  /// The limits of the server.
  enum Limits: String {
    /// None.
    case unlimited
    /// None, but for the times that pages are kept, which are the default ones.
    case lasting
    /// The default ones, with this process as the proxy.
    case guarded
  }

  init(_ limits: Limits = .unlimited) throws {
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(
      path: "web-site"
    )
    let output = Pipe()
    process.executableURL = program
    process.arguments = [limits.rawValue]
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.port = port
  }

  func stop() {
    process.terminate()
    process.waitUntilExit()
  }

  /// The resident memory of the process in bytes.
  var residentBytes: Int {
    let pages = file("statm").split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// The processor time of the process in seconds.
  var processorSeconds: Double {
    let fields = file("stat").split(separator: ")").last?.split(separator: " ") ?? []
    let ticks = fields.dropFirst(11).prefix(2).compactMap { Double($0) }.reduce(0, +)
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private func file(_ name: String) -> String {
    (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/\(name)", encoding: .utf8))
      ?? ""
  }
}
