// SPDX-License-Identifier: MIT

import Foundation
import GalleryExamples

/// Drives one example from standard input.
///
/// On a terminal it redraws in place; otherwise it prints one frame per command, so that it can be
/// scripted.
@MainActor
final class Session {
  private let example: any Example
  private let isInteractive = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  private var note = ""

  init(_ example: any Example) {
    self.example = example
  }

  func run() async {
    draw()
    for await line in Self.lines() {
      let command = line.trimmingCharacters(in: .whitespaces)
      if command == "q" { return }
      note =
        command.isEmpty || example.perform(command)
        ? "" : "Unknown command '\(command)'. Commands: \(example.help)"
      // What the command set going on this actor gets its turn before it is drawn.
      await Task.yield()
      draw()
    }
  }

  private func draw() {
    if isInteractive {
      // Home, clear to the end of the screen.
      print("\u{1B}[H\u{1B}[J", terminator: "")
    }
    for line in example.frame { print(line) }
    if isInteractive {
      print("\n\(note.isEmpty ? example.help : note)\n> ", terminator: "")
    } else if !note.isEmpty {
      FileHandle.standardError.write(Data("\(note)\n".utf8))
    }
    fflush(nil)
  }

  /// The lines of standard input, read on a thread of their own so that the actor stays free.
  private static func lines() -> AsyncStream<String> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
    }
  }
}
