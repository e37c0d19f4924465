// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Testing

@testable import EnsembleTerminal

@MainActor
@Suite("Scripted sessions")
struct ScriptedSessionTests {
  private let store = Store(initialState: Tasks.State()) { Tasks() }
  private let model = Model()

  private func script(@ViewBuilder _ content: @escaping @MainActor () -> some View)
    -> ScriptedSession
  {
    ScriptedSession(
      tree: ViewTree(AppView(content: content)),
      pause: { _ in await Task.megaYield() }
    )
  }

  private var tasks: ScriptedSession { script { TasksView(store: store) } }

  @Test func `each line is answered with a frame`() async {
    let script = tasks
    let rule = String(repeating: "─", count: 80)
    let gap = String(repeating: " ", count: 58)
    let show = { (title: String) in
      title + String(repeating: " ", count: 74 - title.count) + "Show ›"
    }
    let first = await script.answer("")
    #expect(
      first.frame == """
        Tasks\(gap)[ Tip ] [ Clear ]
        \(rule)
        New:
        \(show("[ ] Milk"))
        \(show("[ ] Bread"))

        """
    )
    #expect(first.note == nil)
    let second = await script.answer("tap Milk")
    #expect(second.frame?.contains("[x] Milk") == true)
  }

  @Test func `text is typed and submitted`() async {
    let script = tasks
    let typed = await script.answer("type New = Salt")
    #expect(typed.frame?.contains("\nNew: Salt▏\n") == true)
    let submitted = await script.answer("submit new")
    #expect(submitted.frame?.contains("[ ] Salt") == true)
    #expect(submitted.frame?.contains("\nNew: ▏\n") == true)
    _ = await script.answer("New=Oil")
    #expect(store.draft == "Oil")
  }

  @Test func `line breaks are typed as escapes`() async {
    let script = script {
      TextEditor(text: model.binding(\.name))
      TextField("Code", text: model.binding(\.name))
    }
    let typed = await script.answer(#"type Text = one\ntwo \\n"#)
    #expect(model.name == "one\ntwo \\n")
    #expect(typed.frame?.hasPrefix("│ one\n│ two \\n▏\n│\n") == true)
    let broken = await script.answer(#"Text = C:\data"#)
    #expect(
      broken.note == #"'\d' is not an escape sequence: '\n' is a line break, '\\' a backslash."#
    )
    let alone = await script.answer("Text = \\")
    #expect(alone.note?.hasPrefix(#"'\' is not an escape sequence"#) == true)
    let refused = await script.answer(#"Code = a\nb"#)
    #expect(refused.note == "'Code' has one line.")
    let submitted = await script.answer("submit Text")
    #expect(submitted.note == "'Text' cannot do that now.")
    #expect(model.name == "one\ntwo \\n")
  }

  @Test func `a long text is shown at length, because plain text cannot be scrolled`() async {
    model.name = (1...150).map(String.init).joined(separator: "\n")
    let script = script { TextEditor(text: model.binding(\.name)) }
    let frame = await script.answer("").frame
    #expect(frame?.hasPrefix("│ 1\n") == true)
    #expect(frame?.hasSuffix("│ 99\n↓ 100\n") == true)
  }

  @Test func `views beside a field stay in place while it is edited`() async throws {
    let script = script {
      HStack {
        TextField("Name", text: model.binding(\.name))
        Button("Add") {}
      }
    }
    let end = "[ Add ]\n"
    let before = try #require(await script.answer("").frame)
    let typed = try #require(await script.answer("type Name = Blob").frame)
    #expect(typed.hasPrefix("Name: Blob▏ ") && typed.hasSuffix(end))
    #expect(typed.count == before.count)
  }

  @Test func `the caret is behind a text that replaces another one`() async throws {
    let script = script { TextField("Name", text: model.binding(\.name)) }
    _ = await script.answer("type Name = Blob")
    let longer = try #require(await script.answer("type Name = Blobber").frame)
    #expect(longer.hasPrefix("Name: Blobber▏"))
    let other = try #require(await script.answer("type Name = Bob").frame)
    #expect(other.hasPrefix("Name: Bob▏"))
  }

  @Test func `an effect that takes no time finishes before the frame`() async {
    let answer = await tasks.answer("tap tip")
    #expect(answer.frame?.contains("Drink water.") == true)
  }

  @Test func `only an alert is reachable while it is shown`() async {
    let script = tasks
    let asked = await script.answer("tap Clear")
    #expect(asked.frame?.contains("┌─ Clear the list? ──") == true)
    let missed = await script.answer("tap Milk")
    #expect(missed.note == "There is no control 'Milk'. Available: 'Clear', 'Keep'.")
    _ = await script.answer("dismiss")
    #expect(store.alert == nil)
    _ = await script.answer("tap Clear")
    let cleared = await script.answer("tap Clear")
    #expect(store.rows.isEmpty)
    #expect(cleared.frame?.contains("Milk") == false)
  }

  @Test func `pages are entered and left`() async {
    let script = tasks
    let unclear = await script.answer("tap Show")
    #expect(
      unclear.note
        == "There are 2 controls 'Show': use 'Show Milk' for its row, or 'Show #1' to 'Show #2'."
    )
    let beyond = await script.answer("tap Show #3")
    #expect(beyond.note == "There is no control 'Show #3', as there are 2.")
    let page = await script.answer("tap Show #2")
    #expect(page.frame?.hasPrefix("‹ Back  Task\n") == true)
    #expect(page.frame?.contains("\nBread\n") == true)
    _ = await script.answer("back")
    #expect(store.path.isEmpty)
    let none = await script.answer("back")
    #expect(none.note == "There is no page to go back to.")
  }

  @Test func `controls of every kind are reached by their labels`() async {
    let script = script { ControlsView(model: model) }
    for line in [
      "tap save", "toggle Sound", "type Name = Blob", "choose Size = l", "plus Count",
      "slide Vol = 0.7",
    ] {
      let answer = await script.answer(line)
      #expect(answer.note == nil, "\(line)")
    }
    #expect(model.log == ["save"])
    #expect(model.isOn)
    #expect(model.name == "Blob")
    #expect(model.size == 2)
    #expect(model.count == 3)
    #expect(model.volume == 0.75)
    for line in ["sound = off", "Size = M", "Volume=0", "minus Count: 3"] {
      let answer = await script.answer(line)
      #expect(answer.note == nil, "\(line)")
    }
    #expect(!model.isOn)
    #expect(model.size == 1)
    #expect(model.volume == 0)
    #expect(model.count == 2)
  }

  @Test(arguments: [
    ("tap Nowhere", "There is no control 'Nowhere'."),
    ("plus Save", "There is no stepper 'Save'. Available: 'Count: 3'."),
    ("plus Count", "'Count: 3' cannot do that now."),
    ("tap Two", "'Two' is disabled."),
    ("choose Size = XL", "There is no option 'XL'. Available: 'S', 'M', 'L'."),
    ("slide Volume = much", "'slide' needs a number, not 'much'."),
    ("Sound = maybe", "A toggle is 'on' or 'off', not 'maybe'."),
    ("Save = 1", "'Save' has no value that can be set."),
    ("tap S", "'S' matches several controls: 'Save', 'Sound', 'Size'."),
    ("dance", "'dance' is not a command. 'help' lists the commands."),
    ("dismiss", "There is nothing to dismiss."),
    ("help", "tap LABEL "),
  ])
  func `a failed command is reported, and followed by a frame`(line: String, note: String) async {
    model.count = 3
    model.isOn = true
    let answer = await script { ControlsView(model: model) }.answer(line)
    #expect(answer.isFailure == (line != "help"))
    #expect(answer.note?.hasPrefix(note) == true, "\(answer.note ?? "nothing")")
    #expect(answer.frame?.hasPrefix("[ Save ]\n") == true)
  }

  @Test func `error messages cannot send commands to a terminal`() async throws {
    let script = script { Button("Red\u{1B}[31m\nalert") {} }
    for line in ["tap \u{1B}]2;x\u{07}", "\u{1B}c", "Red=\u{9B}2J"] {
      let note = try #require(await script.answer(line).note)
      #expect(note.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
  }

  @Test func `quit ends the script`() async {
    #expect(await tasks.answer("quit") == ScriptedSession.Answer())
    #expect(await tasks.answer("q").frame == nil)
  }

  @Test func `the wait command waits for seconds`() async {
    var waited: [Double] = []
    let script = ScriptedSession(tree: ViewTree(Text("A"))) { waited.append($0) }
    _ = await script.answer("wait 1.5")
    #expect(waited == [1.5])
  }

  @Test func `frames are plain text without trailing spaces`() async throws {
    let script = script {
      Text("Red\u{1B}[31m").foregroundStyle(.red).bold()
      Text("Base").sheet(isPresented: .constant(true)) { Text("Above") }
    }
    let frame = try #require(await script.answer("").frame)
    #expect(!frame.contains("\u{1B}"))
    #expect(!frame.contains(" \n"))
    #expect(frame.contains("│ Above "))
  }

  @Test func `a part of a long list is shown`() async throws {
    let script = script { List { ForEach(0..<10_000) { Button("Row \($0)") {} } } }
    let start = try #require(await script.answer("").frame)
    #expect(start.hasSuffix("[ Row 199 ]\n… 9800 more\n"))
    let middle = try #require(await script.answer("focus Row 5000").frame)
    #expect(middle.contains("[ Row 5000 ]\n"))
    #expect(middle.split(separator: "\n").count == 201)
  }
}
