// SPDX-License-Identifier: MIT

import ArgumentParser
import EnsembleTemplates
import Foundation

/// Calls a closure, and ends the command with an exit code if nothing could be written.
func refusing<Result>(_ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let error as TemplateError {
    printError("error: \(error)")
    if case .package = error { throw ExitCode(78) }
    throw ExitCode(73)
  } catch {
    printError("error: The files cannot be written: \(error.localizedDescription)")
    throw ExitCode(73)
  }
}
