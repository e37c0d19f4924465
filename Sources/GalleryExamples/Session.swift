// SPDX-License-Identifier: MIT

import Ensemble

/// Drives one example: takes commands, shows frames.
///
/// A *scripted* session shows one frame per command: the state right after it. What the command has
/// set going goes on meanwhile; the command `w` (or `wait`) waits for its end, so that a script can
/// say when its outcome is to be seen.
///
/// A *live* session shows a frame whenever something in it changes, for a reader who watches. It
/// never waits.
///
/// The commands of every session: `q` ends it, `w` waits, an empty one shows the frame again.
@MainActor
public final class Session {
  /// What a session shows.
  public struct Frame: Equatable, Sendable {
    /// What there is to see.
    public var lines: [String]
    /// What is to be said about the last command, if it was not understood.
    public var note: String?
    /// Whether a command led to it. Otherwise something happened while the reader may be typing.
    public var followsCommand: Bool

    public init(lines: [String], note: String? = nil, followsCommand: Bool = true) {
      self.lines = lines
      self.note = note
      self.followsCommand = followsCommand
    }
  }

  private let example: any Example
  private let isLive: Bool
  private let show: (Frame) -> Void
  private var note: String?
  /// Counts frames: a change that an earlier one has registered for is in a later one already.
  private var frames = 0

  /// Creates a session of an example.
  ///
  /// - Parameters:
  ///   - example: The example to drive.
  ///   - isLive: Whether it is live; else it is scripted.
  ///   - show: Shows a frame.
  public init(_ example: any Example, isLive: Bool, show: @escaping (Frame) -> Void) {
    self.example = example
    self.isLive = isLive
    self.show = show
  }

  /// Shows the first frame, then takes commands until they end, one of them is `q`, or the example is
  /// over.
  public func run(_ commands: AsyncStream<String>) async {
    draw(followsCommand: true)
    for await command in commands {
      if command == "q" { break }
      await take(command)
      draw(followsCommand: true)
      if example.isFinished { break }
    }
    // Changes from here on are not shown.
    frames += 1
    await example.close()
  }

  private func take(_ command: String) async {
    note = nil
    switch command {
    case "":
      break
    case "w", "wait":
      if !isLive { await example.finish() }
    default:
      guard !example.perform(command) else { break }
      note = "Unknown command '\(command)'. Commands: \(example.help)"
    }
  }

  private func draw(followsCommand: Bool) {
    frames += 1
    show(Frame(lines: lines(), note: note, followsCommand: followsCommand))
  }

  /// What there is to see. A live session draws again when it changes.
  private func lines() -> [String] {
    guard isLive else { return example.frame }
    return withObservationTracking {
      example.frame
    } onChange: { [weak self, frames] in
      // The change may be under way still, and come with others.
      Task { @MainActor in self?.redraw(after: frames) }
    }
  }

  private func redraw(after frame: Int) {
    if frame == frames { draw(followsCommand: false) }
  }
}
