// SPDX-License-Identifier: MIT

import ArgumentParser
import EnsembleInspectTool
import EnsembleInspection
import Foundation

/// The subcommand that shows the file of a black box.
struct BlackBoxCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "black-box",
    abstract: "Shows the last events of a program from its black box.",
    discussion: """
      A program writes the file if it calls 'BlackBox.start(at:)'. It can be read while the program runs, and after a crash. \
      The file of the run before is kept as FILE.previous.

      Exit codes: 0, 65 for a file that is no black box, or 66 for one that cannot be read.
      """
  )

  @Argument(help: "The file.")
  var file: String

  @Option(help: "The number of entries to show, the last ones.")
  var last: Int?

  @Flag(help: "Print a JSON object for each entry, one in a line.")
  var json = false

  func validate() throws {
    if let last, last < 1 { throw ValidationError("Show at least one entry.") }
  }

  func run() throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw failure("\(file): The file cannot be read.", 66)
    }
    let reading: BlackBoxReading
    do { reading = try BlackBoxReading(data) } catch { throw failure("\(file): \(error)", 65) }
    let entries = reading.entries.suffix(last ?? reading.entries.count)
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      for entry in entries { print(String(decoding: try encoder.encode(entry), as: UTF8.self)) }
    } else {
      print(reading.summary)
      for entry in entries { print(visible(entry.description)) }
    }
  }
}
