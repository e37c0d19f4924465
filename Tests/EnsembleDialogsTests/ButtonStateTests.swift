// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@Suite("Button states")
struct ButtonStateTests {
  typealias Action = Notebook.Action

  @Test func `a button sends its action`() {
    let plain = ButtonState<Action>(action: .delete) { TextState("Delete") }
    let explicit = ButtonState<Action>(action: .send(.delete)) { TextState("Delete") }
    #expect(plain == explicit)
    #expect(plain.withAction { $0 } == .delete)
    #expect(plain.role == nil)
  }

  @Test func `a button can have no action`() {
    #expect(ButtonState<Action> { TextState("OK") }.withAction { $0 } == nil)
    #expect(ButtonState<Action>(action: nil) { TextState("OK") }.withAction { $0 } == nil)
  }

  @Test func `buttons are equal if their labels, roles and actions are`() {
    let button = ButtonState<Action>(role: .cancel, action: .delete) { TextState("a") }
    let same = ButtonState<Action>(role: .cancel, action: .delete) { TextState("a") }
    #expect(button == same)
    #expect(button.hashValue == same.hashValue)
    #expect(button.id != same.id)
    #expect(button != ButtonState(action: .delete) { TextState("a") })
    #expect(button != ButtonState(role: .cancel) { TextState("a") })
    #expect(button != ButtonState(role: .cancel, action: .delete) { TextState("b") })
  }

  @Test func `buttons can be built by conditions and loops`() {
    func alert(_ isLong: Bool, _ isFinal: Bool) -> AlertState<Action> {
      AlertState {
        TextState("Archive")
      } actions: {
        if isLong {
          for index in 1...2 {
            ButtonState(action: .archive(index)) { TextState("\(index)") }
          }
        }
        if isFinal {
          ButtonState(action: .delete) { TextState("Delete") }
        } else {
          ButtonState(role: .cancel) { TextState("Keep") }
        }
      }
    }
    #expect(alert(true, true).buttons.map(\.label.description) == ["1", "2", "Delete"])
    #expect(alert(false, false).buttons.map(\.label.description) == ["Keep"])
  }
}
