// SPDX-License-Identifier: MIT

import Foundation

/// Writes a line to the standard error.
func printError(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}
