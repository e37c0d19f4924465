// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// Measures what survives on a stack of 512 KB: how many levels, and how large a state or an
/// action.
///
/// Each attempt runs in a process of its own, with a main thread of that size, and sends one
/// action.
@main
@MainActor
struct StackUse {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 3, let probe = Probe(rawValue: arguments[1]), let size = Int(arguments[2])
    {
      exit(probe.run(size) ? 0 : 1)
    }
    print("largest that survives on a stack of \(stackSize) KB")
    for probe in Probe.allCases { print(try line(of: probe)) }
  }

  /// The size of the main thread's stack in each attempt, in kilobytes.
  private static let stackSize = 512

  /// Returns the line of the table for a probe.
  private static func line(of probe: Probe) throws -> String {
    let largest = try largest(of: probe)
    let figure =
      switch largest {
      case 0: "none"
      case probe.limit: "\(largest) or more"
      default: "\(largest)"
      }
    return probe.work.padding(toLength: 66, withPad: " ", startingAt: 0) + figure
  }

  /// Returns the largest size that survives; 0 for none.
  private static func largest(of probe: Probe) throws -> Int {
    var (low, high) = (0, 1)
    while high <= probe.limit, try survives(probe, high) { (low, high) = (high, high * 2) }
    high = min(high, probe.limit + 1)
    while high - low > max(1, low / 32) {
      let middle = (low + high) / 2
      if try survives(probe, middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns whether a process with a small stack does the work.
  private static func survives(_ probe: Probe, _ size: Int) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "ulimit -c 0; ulimit -s \(stackSize); exec \"$0\" \"$@\"",
      Bundle.main.executablePath ?? CommandLine.arguments[0], probe.rawValue, "\(size)",
    ]
    // Otherwise each crash is described at length.
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }
}
