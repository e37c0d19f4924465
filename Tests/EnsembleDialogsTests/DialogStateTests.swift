// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@Suite("Dialog states")
struct DialogStateTests {
  @Test func `an alert stores its title, buttons and message`() {
    let alert = Notebook.alert()
    #expect(alert.title == TextState("Delete?"))
    #expect(alert.message == TextState("For good."))
    #expect(alert.buttons.map(\.role) == [.destructive, .cancel])
    #expect(alert.buttons.map(\.action.action) == [.delete, nil])
    #expect(alert.buttons.map(\.label) == [TextState("Delete"), TextState("Keep")])
  }

  @Test func `an alert needs only a title`() {
    let alert = AlertState<Never> { TextState("Done") }
    #expect(alert.buttons.isEmpty)
    #expect(alert.message == nil)
  }

  @Test func `the closures of a dialog may read the state of a reducer`() {
    struct State { var count = 2 }
    func alert(for state: inout State) -> AlertState<Never> {
      AlertState {
        TextState("Delete \(state.count) notes?")
      } message: {
        TextState("All \(state.count) are lost.")
      }
    }
    func dialog(for state: inout State) -> ConfirmationDialogState<Never> {
      ConfirmationDialogState(titleVisibility: .visible) {
        TextState("Export \(state.count) notes")
      } message: {
        TextState("All \(state.count) are exported.")
      }
    }
    var state = State()
    #expect(alert(for: &state).message == TextState("All 2 are lost."))
    #expect(dialog(for: &state).message == TextState("All 2 are exported."))
    #expect(dialog(for: &state).titleVisibility == .visible)
  }

  @Test func `a message may be an optional closure`() {
    let message: (() -> TextState)? = nil
    #expect(AlertState<Never>(title: { TextState("Done") }, message: message).message == nil)
    #expect(
      ConfirmationDialogState<Never>(title: { TextState("Done") }, message: message).message == nil
    )
  }

  @Test func `equality ignores the identity`() {
    #expect(Notebook.alert() == Notebook.alert())
    #expect(Notebook.alert().hashValue == Notebook.alert().hashValue)
    #expect(Notebook.alert().id != Notebook.alert().id)
    #expect(Notebook.dialog() == Notebook.dialog())
    #expect(Notebook.dialog().hashValue == Notebook.dialog().hashValue)
    #expect(Notebook.dialog().id != Notebook.dialog().id)
  }

  @Test func `equality compares the texts and buttons of an alert`() {
    let alert = Notebook.alert()
    #expect(alert != Notebook.alert(title: "Really?"))
    #expect(alert != Notebook.alert(message: nil))
    var other = alert
    other.buttons.removeLast()
    #expect(alert != other)
  }

  @Test func `equality compares the title visibility of a dialog`() {
    #expect(Notebook.dialog(.visible) != Notebook.dialog(.hidden))
  }

  @Test func `mapping a dialog changes only its actions`() {
    let alert = Notebook.alert()
    let mapped = alert.map { $0.map { "\($0)" } }
    #expect(mapped.id == alert.id)
    #expect(mapped.title == alert.title)
    #expect(mapped.message == alert.message)
    #expect(mapped.buttons.map(\.action.action) == ["delete", nil])

    let dialog = Notebook.dialog(.hidden)
    let mappedDialog = dialog.map { _ in 1 }
    #expect(mappedDialog.id == dialog.id)
    #expect(mappedDialog.titleVisibility == .hidden)
    #expect(mappedDialog.buttons.map(\.action.action) == [1, 1])
  }

  @Test func `alerts and dialogs are ephemeral states`() {
    func isEphemeral(_: some _EphemeralState<Notebook.Action>) -> Bool { true }
    #expect(isEphemeral(Notebook.alert()))
    #expect(isEphemeral(Notebook.dialog()))
  }
}
