// SPDX-License-Identifier: MIT

import EnsembleUI
import Testing

@MainActor
@Suite("Keys that views take")
struct KeyPressTests {
  private let log = Log()

  /// Presses a key on the first element of a kind. Returns whether a view has handled it.
  private func press(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = [],
    on content: ElementContent = .focusArea,
    in host: ViewHost
  ) throws -> Bool {
    let element = try #require(host.tree.visibleElements.first { $0.content == content })
    return host.tree.perform(.key(KeyPress(key, modifiers: modifiers)), on: element.id)
  }

  @Test("a view that can have the focus takes the keys it has named, and no others")
  func namedKeys() throws {
    let host = ViewHost(
      Text("Board").focusable()
        .onKeyPress(.upArrow) {
          log.add("up")
          return .handled
        }
        .onKeyPress(keys: ["a", .return]) {
          log.add($0.characters)
          return .handled
        }
    )
    #expect(try press(.upArrow, in: host))
    #expect(try press("a", in: host))
    #expect(try !press("b", in: host))
    #expect(try !press(.downArrow, in: host))
    #expect(log.take() == ["up", "a"])
  }

  @Test("a view that takes all keys leaves tab, and those with the control or command key")
  func allKeys() throws {
    let host = ViewHost(
      Text("Board").focusable().onKeyPress {
        log.add($0.characters)
        return .handled
      }
    )
    #expect(try press("x", modifiers: .shift, in: host))
    #expect(try press(.space, in: host))
    #expect(try !press(.tab, in: host))
    #expect(try !press("c", modifiers: .control, in: host))
    #expect(try !press("c", modifiers: .command, in: host))
    #expect(log.take() == ["x", " "])
  }

  @Test("a press that is ignored is for the modifiers and the views around")
  func ignored() throws {
    let host = ViewHost(
      VStack {
        Text("Board").focusable()
          .onKeyPress("a") {
            log.add("inner")
            return .ignored
          }
          .onKeyPress("a") {
            log.add("middle")
            return .ignored
          }
      }
      .onKeyPress(keys: ["a", "b"]) {
        log.add("outer \($0.characters)")
        return .handled
      }
    )
    #expect(try press("a", in: host))
    #expect(log.take() == ["inner", "middle", "outer a"])
    #expect(try press("b", in: host))
    #expect(log.take() == ["outer b"])
  }

  @Test("a control keeps its keys, but those that are named around it")
  func control() throws {
    let host = ViewHost(
      VStack { Button("Save") {} }
        .onKeyPress {
          log.add("any \($0.characters)")
          return .handled
        }
        .onKeyPress("s") {
          log.add("save")
          return .handled
        }
    )
    let inside = ViewHost(
      VStack { Button("Save") {} }.onKeyPress("s") {
        log.add("save")
        return .handled
      }
    )
    #expect(try !press("x", on: .button(nil), in: host))
    #expect(try press("s", on: .button(nil), in: inside))
    #expect(log.take() == ["save"])
  }

  @Test("a disabled view takes no keys")
  func disabled() throws {
    let host = ViewHost(
      Text("Board").focusable().onKeyPress("a") { .handled }.disabled(true)
    )
    #expect(try !press("a", in: host))
  }

  @Test("a view that cannot have the focus is shown as it is")
  func unfocusable() {
    let host = ViewHost(Text("Board").focusable(false))
    #expect(host.texts == ["Board"])
    #expect(host.controls == [])
    #expect(ViewHost(Text("Board").focusable()).controls == ["Board"])
  }
}
