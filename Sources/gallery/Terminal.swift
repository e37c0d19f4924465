// SPDX-License-Identifier: MIT

import Foundation
import GalleryExamples

/// Standard input and output, for a session.
///
/// On a terminal frames are drawn in place. Otherwise they are printed one after the other, and
/// what there is to say about commands goes to standard error.
@MainActor
final class Terminal {
  let isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  private let help: String
  private var height = 0

  /// Creates a terminal that shows, on request, what can be typed.
  init(help: String) {
    self.help = help
  }

  func show(_ frame: Session.Frame) {
    write(isInteractive ? drawing(frame) : frame.lines.map { "\($0)\n" }.joined())
    if !isInteractive, let note = frame.note {
      FileHandle.standardError.write(Data("\(note)\n".utf8))
    }
  }

  /// What draws a frame in place.
  private func drawing(_ frame: Session.Frame) -> String {
    if frame.followsCommand || frame.lines.count != height {
      height = frame.lines.count
      let lines = frame.lines.map { "\($0)\n" }.joined()
      return "\(Control.home)\(Control.clearScreen)\(lines)\n\(frame.note ?? help)\n> "
    }
    // The reader may be typing: what is below the lines, and the cursor, stay where they are.
    let lines = frame.lines.map { "\($0)\(Control.clearLine)\n" }.joined()
    return "\(Control.saveCursor)\(Control.home)\(lines)\(Control.restoreCursor)"
  }

  /// Writes at once. What `print` buffers would have to be flushed, and flushing every stream waits
  /// for the thread that reads standard input.
  private func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// The lines of standard input, read on a thread of their own so that the actor stays free.
  func commands() -> AsyncStream<String> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        while let line = readLine() {
          continuation.yield(line.trimmingCharacters(in: .whitespaces))
        }
        continuation.finish()
      }
    }
  }
}

/// What a terminal understands as commands.
private enum Control {
  static let home = "\u{1B}[H"
  /// From the cursor to the end.
  static let clearScreen = "\u{1B}[J"
  /// From the cursor to the end.
  static let clearLine = "\u{1B}[K"
  static let saveCursor = "\u{1B}7"
  static let restoreCursor = "\u{1B}8"
}
