// SPDX-License-Identifier: MIT

import Foundation

/// The parts of the system that a launcher uses.
@MainActor
struct LaunchSystem {
  /// Returns whether standard input and standard output are terminals.
  var isInteractive: () -> Bool = { isatty(0) == 1 && isatty(1) == 1 }
  /// Prints a line at once, also into a pipe.
  var print: (String) -> Void = { FileHandle.standardOutput.write(Data("\($0)\n".utf8)) }
  /// Prints a line to standard error.
  var printError: (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
  /// Reads a file in place of standard input. Returns false if it cannot be read.
  var readInput: (_ path: String) -> Bool = { path in
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    return dup2(file.fileDescriptor, 0) == 0
  }
  /// Opens an address in the browser of this machine. Nothing happens where there is none.
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
