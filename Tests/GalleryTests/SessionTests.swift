// SPDX-License-Identifier: MIT

import Ensemble
import GalleryExamples
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1))) struct SessionTests {
  @Test func `a script sees the state after each command`() async {
    let frames = await script(CounterExample(), "+", "", "+", "-", "q", "+")
    #expect(frames.map(\.lines) == [0, 1, 1, 2, 1].map { ["Count: \($0)"] })
    #expect(frames.allSatisfy { $0.followsCommand && $0.note == nil })
  }

  @Test func `a command that is unknown is noted until the next one`() async {
    let frames = await script(CounterExample(), "up", "+")
    #expect(
      frames.map(\.note) == [
        nil, "Unknown command 'up'. Commands: + up, - down, 0 reset, q quit", nil,
      ]
    )
  }

  @Test func `a script waits for an effect when it says so`() async {
    let frames = await script(facts(clock: ImmediateClock()), "7", "ask", "w", "2000", "?", "wait")
    #expect(
      frames.map(\.lines) == [
        ["Number: 0", "Fact: none yet"],
        ["Number: 7", "Fact: none yet"],
        ["Number: 7", "Fact: asking…"],
        ["Number: 7", "Fact: 7 is odd and prime."],
        ["Number: 2000", "Fact: none yet"],
        ["Number: 2000", "Fact: asking…"],
        ["Number: 2000", "Error: There are facts about 0 to 1000 only, not about 2000."],
      ]
    )
  }

  @Test func `waiting for what was cancelled, or for nothing, is no wait`() async {
    let frames = await script(facts(clock: TestClock()), "w", "ask", "c", "w", "?", "+", "w")
    #expect(
      frames.map(\.lines) == [
        ["Number: 0", "Fact: none yet"],
        ["Number: 0", "Fact: none yet"],
        ["Number: 0", "Fact: asking…"],
        ["Number: 0", "Fact: none yet"],
        ["Number: 0", "Fact: none yet"],
        ["Number: 0", "Fact: asking…"],
        ["Number: 1", "Fact: none yet"],
        ["Number: 1", "Fact: none yet"],
      ]
    )
  }

  @Test func `a live session shows what happens between commands`() async {
    let (answers, answer) = AsyncStream.makeStream(of: String.self)
    let (frames, shown) = AsyncStream.makeStream(of: Session.Frame.self)
    let (commands, typed) = AsyncStream.makeStream(of: String.self)
    let example = withDependencies {
      $0.factClient.fetch = { _ in await answers.first { _ in true } ?? "" }
    } operation: {
      FactsExample()
    }
    let session = Session(example, isLive: true) { shown.yield($0) }
    let run = Task { await session.run(commands) }
    var next = frames.makeAsyncIterator()
    #expect(await next.next()?.lines == ["Number: 0", "Fact: none yet"])

    typed.yield("ask")
    #expect(await next.next() == Session.Frame(lines: ["Number: 0", "Fact: asking…"]))

    // Does not wait: the session goes on taking commands.
    typed.yield("w")
    #expect(await next.next() == Session.Frame(lines: ["Number: 0", "Fact: asking…"]))

    answer.yield("0 is a number.")
    #expect(
      await next.next()
        == Session.Frame(
          lines: ["Number: 0", "Fact: 0 is a number."],
          followsCommand: false
        )
    )

    typed.yield("q")
    await run.value
    shown.finish()
    #expect(await next.next() == nil)
  }

  /// The facts, from the client of the example.
  private func facts(clock: any Clock<Duration>) -> FactsExample {
    withDependencies {
      $0.continuousClock = clock
      $0.factClient = .liveValue
    } operation: {
      FactsExample()
    }
  }

  /// The frames of a scripted session.
  private func script(_ example: any Example, _ commands: String...) async -> [Session.Frame] {
    var frames: [Session.Frame] = []
    let session = Session(example, isLive: false) { frames.append($0) }
    await session.run(
      AsyncStream { continuation in
        for command in commands { continuation.yield(command) }
        continuation.finish()
      }
    )
    return frames
  }
}
