// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@MainActor
@Suite("Taps, shortcuts and pointers")
struct TapTests {
  private let log = Log()

  @Test("a view with a tap gesture is pressed like a button")
  func tap() {
    let host = ViewHost(Text("Row").onTapGesture { log.add("tapped") })
    #expect(host.controls == ["Row"])
    #expect(host.button("Row").tap())
    #expect(log.take() == ["tapped"])
  }

  @Test("a disabled view takes no taps")
  func disabled() {
    let host = ViewHost(
      VStack {
        Text("Row").onTapGesture { log.add("tapped") }.disabled(true)
        Text("Other").onTapGesture { log.add("other") }.allowsHitTesting(false)
      }
    )
    #expect(!host.button("Row").tap())
    #expect(!host.button("Other").tap())
    #expect(log.take() == [])
  }

  @Test(
    "the return key in a field presses the default button, unless the field has a submit action"
  )
  func defaultAction() {
    let host = ViewHost(
      VStack {
        TextField("Name", text: .constant(""))
        TextField("Other", text: .constant("")).onSubmit { log.add("submitted") }
        Button("Cancel") { log.add("cancelled") }.keyboardShortcut(.cancelAction)
        Button("Save") { log.add("saved") }.keyboardShortcut(.defaultAction)
      }
    )
    host.textField("Name").submit()
    #expect(log.take() == ["saved"])
    host.textField("Other").submit()
    #expect(log.take() == ["submitted"])
  }

  @Test("a disabled default button is not pressed")
  func disabledDefault() {
    let host = ViewHost(
      VStack {
        TextField("Name", text: .constant(""))
        Button("Save") { log.add("saved") }.keyboardShortcut(.defaultAction).disabled(true)
      }
    )
    host.textField("Name").submit()
    #expect(log.take() == [])
  }

  @Test("a view learns whether a pointer is over it, and others take no such event")
  func hover() throws {
    let host = ViewHost(
      VStack {
        Text("Row").onHover { log.add("\($0)") }
        Text("Other")
      }
    )
    let texts = host.tree.visibleElements.filter {
      if case .text = $0.content { true } else { false }
    }
    let (row, other) = (try #require(texts.first), try #require(texts.last))
    #expect(host.tree.perform(.hover(true), on: row.id))
    #expect(host.tree.perform(.hover(false), on: row.id))
    #expect(!host.tree.perform(.hover(true), on: other.id))
    #expect(log.take() == ["true", "false"])
  }

  @Test("each of two hover actions of a view is called")
  func twoHovers() throws {
    let host = ViewHost(
      Text("Row").onHover { log.add("inner \($0)") }.onHover { log.add("outer \($0)") }
    )
    let text = try #require(host.tree.visibleElements.last)
    #expect(host.tree.perform(.hover(true), on: text.id))
    #expect(log.take() == ["outer true", "inner true"])
  }
}
