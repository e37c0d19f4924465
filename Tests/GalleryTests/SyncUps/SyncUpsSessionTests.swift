// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@testable import GalleryExamples

@MainActor
@Suite(.timeLimit(.minutes(1))) struct SyncUpsSessionTests {
  private let data = DataManager.inMemory()

  private let form = [
    "add", "title=Harbour", "theme=teal", "seconds=4", "name=Ada", "add", "name=Bela", "save",
  ]

  @Test func `a sync-up is added by its form`() async {
    let frames = await script(form)
    #expect(
      texts(frames) == [
        ["Sync-ups"],
        ["New sync-up", "title: ", "theme: indigo", "duration: 5:00", "1 (no name)"],
        ["New sync-up", "title: Harbour", "theme: indigo", "duration: 5:00", "1 (no name)"],
        ["New sync-up", "title: Harbour", "theme: teal", "duration: 5:00", "1 (no name)"],
        ["New sync-up", "title: Harbour", "theme: teal", "duration: 0:04", "1 (no name)"],
        ["New sync-up", "title: Harbour", "theme: teal", "duration: 0:04", "1 Ada"],
        ["New sync-up", "title: Harbour", "theme: teal", "duration: 0:04", "1 Ada", "2 (no name)"],
        ["New sync-up", "title: Harbour", "theme: teal", "duration: 0:04", "1 Ada", "2 Bela"],
        ["Sync-ups", "1 Harbour (teal, 0:04, attendees: 2)"],
      ]
    )
  }

  @Test func `a form takes minutes, removes attendees, and is cancelled`() async {
    let frames = await script([
      "add", "minutes=2", "add", "name=Bela", "remove 1", "remove 1", "cancel",
    ])
    #expect(
      texts(frames[2...]) == [
        ["New sync-up", "title: ", "theme: indigo", "duration: 2:00", "1 (no name)"],
        [
          "New sync-up", "title: ", "theme: indigo", "duration: 2:00", "1 (no name)",
          "2 (no name)",
        ],
        ["New sync-up", "title: ", "theme: indigo", "duration: 2:00", "1 (no name)", "2 Bela"],
        ["New sync-up", "title: ", "theme: indigo", "duration: 2:00", "1 Bela"],
        ["New sync-up", "title: ", "theme: indigo", "duration: 2:00", "1 (no name)"],
        ["Sync-ups"],
      ]
    )
  }

  @Test func `one can wait for the end of a meeting`() async {
    let frames = await script(form + ["open 1", "start", "w", "meeting 1", "back", "forget 1"])
    let detail = ["Harbour", "theme: teal", "duration: 0:04", "attendees: Ada, Bela"]
    #expect(
      texts(frames[9...]) == [
        detail,
        ["Meeting: Harbour", "0:00 gone, 0:04 left", "Speaker 1 of 2: Ada", "Transcript: "],
        detail + ["1 meeting of 1970-01-12T13:46:40Z"],
        ["Harbour, 1970-01-12T13:46:40Z", "attendees: Ada, Bela", "transcript: "],
        detail + ["1 meeting of 1970-01-12T13:46:40Z"],
        detail,
      ]
    )
  }

  @Test func `a meeting is resumed, ended and discarded`() async {
    _ = await script(form + ["w"])
    let frames = await script(
      ["w", "open 1", "start", "end", "w", "choose 3", "next", "next", "choose 2", "end"]
        + ["choose 2", "w"],
      clock: TestClock()
    )
    let ending = ["Alert: End the meeting?", "1 Save and end", "2 Discard", "3 Resume"]
    let early = ["Alert: Nobody is left to speak", "1 Save and end", "2 Resume"]
    let first = [
      "Meeting: Harbour", "0:00 gone, 0:04 left", "Speaker 1 of 2: Ada", "Transcript: ",
    ]
    let second = [
      "Meeting: Harbour", "0:02 gone, 0:02 left", "Speaker 2 of 2: Bela", "Transcript: ",
    ]
    #expect(
      texts(frames[3...10]) == [first, ending, ending, first, second, early, second, ending]
    )
    #expect(
      texts(frames.suffix(1)) == [
        ["Harbour", "theme: teal", "duration: 0:04", "attendees: Ada, Bela"]
      ]
    )
  }

  @Test func `what is typed is heard, and kept with the meeting`() async {
    _ = await script(form + ["w"])
    let (frames, shown) = AsyncStream.makeStream(of: Session.Frame.self)
    let (commands, typed) = AsyncStream.makeStream(of: String.self)
    let clock = TestClock()
    let session = Session(example(clock: clock), isLive: true) { shown.yield($0) }
    let isOver = LockIsolated(false)
    Task {
      await session.run(commands)
      isOver.setValue(true)
    }
    // Types commands when something is to be seen.
    func type(_ lines: String..., when text: String) async {
      _ = await frames.first { @Sendable in $0.lines.contains { $0.hasPrefix(text) } }
      for line in lines { typed.yield(line) }
    }
    await type("open 1", "start", "say Hello", "say again", when: "1 Harbour")
    await type("end", "choose 1", when: "Transcript: Hello again")
    await type("meeting 1", when: "1 meeting of")
    await type("back", "start", when: "transcript: Hello again")
    await type("say Bye", when: "Meeting: Harbour")
    await type("q", when: "Transcript: Bye")
    // What has changed is saved after a second.
    while !isOver.value { await clock.advance(by: .seconds(1)) }
  }

  @Test func `a sync-up is edited, kept, and deleted`() async {
    let frames = await script(
      form + ["open 1", "edit", "title=Port", "save", "delete", "choose 2", "delete"]
        + ["choose 1", "w"]
    )
    let detail = ["Port", "theme: teal", "duration: 0:04", "attendees: Ada, Bela"]
    let alert = ["Alert: Delete Port?", "Its meetings are deleted too.", "1 Delete", "2 Keep"]
    #expect(texts(frames[12...15]) == [detail, alert, detail, alert])
    #expect(texts(frames.suffix(1)) == [["Sync-ups"]])
  }

  @Test func `listening is denied and allowed`() async {
    _ = await script(form + ["w"])
    let frames = await script(
      ["w", "open 1", "deny", "start", "choose 2", "w", "start", "back", "deny", "start"]
        + ["choose 1", "back", "allow", "start"],
      clock: TestClock()
    )
    #expect(
      texts(frames[4...4]) == [
        [
          "Alert: Nothing will be written down",
          "You have not allowed the program to listen.", "1 Start anyway", "2 Open settings",
          "3 Cancel",
        ]
      ]
    )
    #expect(
      frames[5...].map { $0.lines[0] } == [
        "Harbour", "Harbour", "Meeting: Harbour", "Harbour", "Harbour",
        "Alert: Nothing will be written down", "Meeting: Harbour", "Harbour", "Harbour",
        "Meeting: Harbour",
      ]
    )
  }

  @Test func `the next session finds what this one has saved`() async {
    _ = await script(form + ["w"])
    let frames = await script(["w", "delete 1", "w"])
    #expect(
      texts(frames) == [
        ["Sync-ups"], ["Sync-ups", "1 Harbour (teal, 0:04, attendees: 2)"], ["Sync-ups"],
        ["Sync-ups"],
      ]
    )
    #expect(texts(await script(["w"])).last == ["Sync-ups"])
  }

  @Test func `samples come for a file that cannot be read`() async throws {
    try await data.save(data: Data("?".utf8), name: SyncUpsList.fileName)
    let frames = await script(["w", "choose 3", "choose 1", "w"])
    #expect(
      texts(frames[1...3]) == [
        [
          "Alert: Your sync-ups could not be read",
          "With the next change, their file is written anew.", "1 Load samples", "2 Start empty",
        ],
        [
          "Alert: Your sync-ups could not be read",
          "With the next change, their file is written anew.", "1 Load samples", "2 Start empty",
        ],
        [
          "Sync-ups", "1 Harbour office (teal, 10:00, attendees: 3)",
          "2 Night shift (slate, 2:00, attendees: 2)",
        ],
      ]
    )
    #expect(frames[2].note?.hasPrefix("Unknown command 'choose 3'.") == true)
  }

  @Test(arguments: [
    "save", "open 1", "open", "delete 0", "add 1", "say Hello", "close", "", "title=",
  ])
  func `commands of other screens are unknown, and those here are shown`(
    command: String
  ) async {
    let frames = await script(["w", command, "bogus"])
    #expect(frames[1].lines == ["Sync-ups", "(add, open N, delete N)"])
    #expect(frames[2].lines == frames[1].lines)
    #expect((frames[2].note == nil) == command.isEmpty)
    #expect(frames[3].note?.hasPrefix("Unknown command 'bogus'.") == true)
  }

  private func example(clock: any Clock<Duration>) -> SyncUpsExample {
    withDependencies {
      $0.continuousClock = clock
      $0.dataManager = data
      $0.date = .constant(Date(timeIntervalSince1970: 1_000_000))
      $0.uuid = .incrementing
    } operation: {
      SyncUpsExample()
    }
  }

  private func script(
    _ commands: [String],
    clock: any Clock<Duration> = ImmediateClock()
  ) async -> [Session.Frame] {
    await GalleryTests.script(example(clock: clock), commands)
  }

  /// What frames show, without the commands below.
  private func texts(_ frames: some Sequence<Session.Frame>) -> [[String]] {
    frames.map { Array($0.lines.dropLast()) }
  }
}
