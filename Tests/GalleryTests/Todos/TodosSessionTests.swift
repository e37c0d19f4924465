// SPDX-License-Identifier: MIT

import Ensemble
import GalleryExamples
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1))) struct TodosSessionTests {
  @Test func `todos are added, checked and sorted`() async {
    let frames = await script("add Milk", "add Brown bread", "check 1", "w", "check 2", "list")
    #expect(
      frames.map(\.lines) == [
        ["Filter: all", "0 of 0 to do"],
        ["Filter: all", "1 [ ] Milk", "1 of 1 to do"],
        ["Filter: all", "1 [ ] Brown bread", "2 [ ] Milk", "2 of 2 to do"],
        ["Filter: all", "1 [x] Brown bread", "2 [ ] Milk", "1 of 2 to do"],
        ["Filter: all", "1 [ ] Milk", "2 [x] Brown bread", "1 of 2 to do"],
        ["Filter: all", "1 [ ] Milk", "2 [ ] Brown bread", "2 of 2 to do"],
        ["Filter: all", "1 [ ] Milk", "2 [ ] Brown bread", "2 of 2 to do"],
      ]
    )
  }

  @Test func `a filter shows some of them, and clearing leaves some`() async {
    let frames = await script(
      "add Milk",
      "add Bread",
      "check 2",
      "filter active",
      "filter completed",
      "rename 1 Oat milk",
      "clear",
      "filter all"
    )
    #expect(
      frames[4...].map(\.lines) == [
        ["Filter: active", "1 [ ] Bread", "1 of 2 to do"],
        ["Filter: completed", "1 [x] Milk", "1 of 2 to do"],
        ["Filter: completed", "1 [x] Oat milk", "1 of 2 to do"],
        ["Filter: completed", "1 of 1 to do"],
        ["Filter: all", "1 [ ] Bread", "1 of 1 to do"],
      ]
    )
  }

  @Test func `todos are moved and deleted while editing`() async {
    let frames = await script(
      "add C",
      "add B",
      "add A",
      "delete 1",
      "edit",
      "move 1 3",
      "move 3 2",
      "delete 1",
      "edit"
    )
    #expect(
      frames[3...].map(\.lines) == [
        ["Filter: all", "1 [ ] A", "2 [ ] B", "3 [ ] C", "3 of 3 to do"],
        [
          "Filter: all", "1 [ ] A", "2 [ ] B", "3 [ ] C", "3 of 3 to do", "Type 'edit' first.",
        ],
        ["Filter: all, editing", "1 [ ] A", "2 [ ] B", "3 [ ] C", "3 of 3 to do"],
        ["Filter: all, editing", "1 [ ] B", "2 [ ] C", "3 [ ] A", "3 of 3 to do"],
        ["Filter: all, editing", "1 [ ] B", "2 [ ] A", "3 [ ] C", "3 of 3 to do"],
        ["Filter: all, editing", "1 [ ] A", "2 [ ] C", "2 of 2 to do"],
        ["Filter: all", "1 [ ] A", "2 [ ] C", "2 of 2 to do"],
      ]
    )
  }

  @Test func `what cannot be done is said`() async {
    let frames = await script(
      "add Milk",
      "check 2",
      "check one",
      "filter done",
      "rename 1",
      "edit",
      "move 1",
      "delete 0"
    )
    #expect(
      frames[2...].map { $0.lines.dropFirst(3).first } == [
        "There is no todo '2' here.",
        "There is no todo 'one' here.",
        "There is no filter 'done'. The filters are: all, active, completed.",
        "Say which todo, and its title.",
        nil,
        "Say which todo, and where to.",
        "There is no todo '0' here.",
      ]
    )
  }

  @Test(arguments: ["", "shout", "add", "check", "clear all", "list 1"])
  func `other commands are unknown`(command: String) {
    #expect(!TodosExample().perform(command))
  }

  private func script(_ commands: String...) async -> [Session.Frame] {
    let example = withDependencies {
      $0.continuousClock = ImmediateClock()
      $0.uuid = .incrementing
    } operation: {
      TodosExample()
    }
    return await GalleryTests.script(example, commands)
  }
}
