// SPDX-License-Identifier: MIT

import ArgumentParser
import EnsembleInspectTool
import EnsembleInspection
import Foundation

extension SessionReport {
  /// Reads a report from a file.
  ///
  /// - Throws: The exit code 65 for a file that is not a report, or 66 for one that cannot be read.
  ///   The reason is on standard error then.
  static func read(_ file: String) throws -> SessionReport {
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
      let data = try handle.read(upToCount: SessionReport.fileLimit + 1) ?? Data()
      return try SessionReport(decoding: data)
    } catch let error as SessionReport.FileError {
      throw failure("\(file): \(visible(error.description))", 65)
    } catch {
      throw failure("\(file): The file cannot be read.", 66)
    }
  }
}
