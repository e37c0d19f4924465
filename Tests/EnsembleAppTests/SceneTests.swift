// SPDX-License-Identifier: MIT

import EnsembleJournal
import EnsembleUI
import Testing

@testable import EnsembleApp

@MainActor
@Suite("Scenes")
struct SceneTests {
  private func paths(@SceneBuilder _ scene: () -> some Scene) -> [String] {
    AppWindow.distinct(windows(of: scene())).map(\.path)
  }

  @Test func `the windows of a program are in order`() {
    #expect(TwoWindows().windows.map(\.path) == ["notes", "wall-clock", "settings"])
    #expect(TwoWindows().windows.map(\.title) == ["Notes", "Clock", "Settings"])
    #expect(TwoWindows().windows.map(\.isShared) == [false, true, false])
  }

  @Test func `an identity is made of the title`() {
    #expect(paths { WindowGroup("My  Notes!") { Text("A") } } == ["my-notes"])
    #expect(paths { WindowGroup("日記") { Text("A") } } == ["window"])
    #expect(paths { WindowGroup { Text("A") } } == ["window"])
    #expect(paths { WindowGroup(id: "a/b") { Text("A") } } == ["a-b"])
  }

  @Test func `equal identities are numbered`() {
    let all = paths {
      WindowGroup("A") { Text("1") }
      WindowGroup("A") { Text("2") }
      WindowGroup("A") { Text("3") }
    }
    #expect(all == ["a", "a-2", "a-3"])
  }

  @Test func `scenes are composed of others, and modifiers keep their windows`() {
    let all = paths {
      Pair()
      WindowGroup("Last") { Text("A") }.defaultSize(width: 1, height: 1)
    }
    #expect(all == ["first", "second", "last"])
  }

  @Test func `a program that is also one of SwiftUI has its windows`() {
    #expect(SharedProgram().windows.map(\.path) == ["notes", "clock"])
  }

  @Test func `each window of a group has a tree of its own`() async throws {
    let content = try #require(TwoWindows().windows.first).content
    let trees = [
      try await content.prepare(SessionJournal())(), try await content.prepare(SessionJournal())(),
    ]
    #expect(trees[0] !== trees[1])
    #expect(trees[0].text(of: trees[0].rootID) == "Some notes")
  }
}

private struct Pair: Scene {
  var body: some Scene {
    WindowGroup("First") { Text("1") }
    WindowGroup("Second") { Text("2") }.windowResizability(.contentSize)
  }
}

struct TwoWindows: App {
  var body: some Scene {
    WindowGroup("Notes") { Text("Some notes") }
    Window("Clock", id: "wall clock") { Text("12:00") }
    Settings { Text("Large text") }
  }
}
