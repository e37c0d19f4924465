// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// Writes the reason of a failure to standard error, and returns the exit code.
func failure(_ reason: String, _ code: Int32) -> ExitCode {
  try? FileHandle.standardError.write(contentsOf: Data("error: \(reason)\n".utf8))
  return ExitCode(code)
}
