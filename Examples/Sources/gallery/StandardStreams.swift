// SPDX-License-Identifier: MIT

import Foundation

/// Prints a line and flushes it, also into a pipe.
func printLine(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

/// Prints a line to standard error.
func printError(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}
