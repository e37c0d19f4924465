// SPDX-License-Identifier: MIT

import Foundation

/// The parts of the system that a launcher uses.
@MainActor
struct LaunchSystem {
  /// Returns whether standard input and standard output are terminals.
  var isInteractive: () -> Bool = { isatty(0) == 1 && isatty(1) == 1 }
  /// A closure that prints a line without buffering.
  var print: (String) -> Void = { FileHandle.standardOutput.write(Data("\($0)\n".utf8)) }
  /// Prints a line to standard error.
  var printError: (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
  /// A closure that redirects standard input to a file. Returns false if the file cannot be read.
  var readInput: (_ path: String) -> Bool = { path in
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    return dup2(file.fileDescriptor, 0) == 0
  }
  /// The variables of the environment.
  var environment = ProcessInfo.processInfo.environment
  /// A closure that opens an address in the browser of this machine, if there is one.
  var open: (_ address: String) -> Void = { address in
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    #if os(macOS)
    process.arguments = ["open", address]
    #else
    process.arguments = ["xdg-open", address]
    #endif
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}

/// Ends the process, after the buffers of C's streams were written.
func exitProcess(_ status: Int32) -> Never { exit(status) }
