// SPDX-License-Identifier: MIT

import Ensemble
import Foundation
import Testing

@Suite("Encoded dialogs")
struct DialogCodingTests {
  private enum Choice: Codable, Equatable {
    case delete
    case archive(Int)
  }

  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func `an alert is decoded with its texts and buttons, as another presentation`() throws {
    let alert = AlertState<Choice> {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("For good.")
    }
    let copy = try copy(alert)
    #expect(copy == alert)
    #expect(copy.id != alert.id)
    #expect(Set(copy.buttons.map(\.id)).isDisjoint(with: alert.buttons.map(\.id)))
  }

  @Test(arguments: [
    ConfirmationDialogStateTitleVisibility.automatic, .hidden, .visible,
  ])
  func `a confirmation dialog is decoded with the visibility of its title`(
    visibility: ConfirmationDialogStateTitleVisibility
  ) throws {
    let dialog = ConfirmationDialogState<Choice>(titleVisibility: visibility) {
      TextState("Archive")
    } actions: {
      ButtonState(action: .archive(1)) { TextState("One") }
    }
    #expect(try copy(dialog) == dialog)
  }

  @Test func `a toast is decoded with its text, button and time, as another presentation`() throws {
    let toast = ToastState<Choice>(duration: .seconds(3)) {
      TextState("Archived.")
    } action: {
      ButtonState(action: .archive(1)) { TextState("Undo") }
    }
    let copy = try copy(toast)
    #expect(copy == toast)
    #expect(copy.id != toast.id)
    let plain = ToastState<Choice> { TextState("Archived.") }
    #expect(try self.copy(plain) == plain)
    #expect(plain != toast)
  }

  @Test func `a text is encoded as a string, and an alert by the names of its parts`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let alert = AlertState<Choice> {
      TextState("a")
    } actions: {
      ButtonState(role: .cancel) { TextState("b") }
    }
    #expect(
      String(decoding: try encoder.encode(alert), as: UTF8.self)
        == #"{"buttons":[{"label":"b","role":"cancel"}],"title":"a"}"#
    )
  }
}
