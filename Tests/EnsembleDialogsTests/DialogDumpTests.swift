// SPDX-License-Identifier: MIT

import Ensemble
import Testing

@Suite("Dumps of dialogs")
struct DialogDumpTests {
  @Test func `an alert is dumped without identities`() {
    #expect(
      String(customDumping: Notebook.alert()) == """
        AlertState(
          title: "Delete?",
          buttons: [
            [0]: ButtonState(
              role: .destructive,
              action: .send(.delete),
              label: "Delete"
            ),
            [1]: ButtonState(
              role: .cancel,
              label: "Keep"
            )
          ],
          message: "For good."
        )
        """
    )
  }

  @Test func `a toast is dumped without its identity and without empty properties`() {
    let toast = ToastState<Int> {
      TextState("Archived.")
    } action: {
      ButtonState(action: 1) { TextState("Undo") }
    }
    #expect(
      String(customDumping: toast) == """
        ToastState(
          text: "Archived.",
          button: ButtonState(
            action: .send(1),
            label: "Undo"
          )
        )
        """
    )
  }

  @Test func `a dialog is dumped with its explicit title visibility`() {
    #expect(
      String(customDumping: Notebook.dialog(.hidden)) == """
        ConfirmationDialogState(
          title: "Archive",
          titleVisibility: .hidden,
          buttons: [
            [0]: ButtonState(
              action: .send(
                .archive(1)
              ),
              label: "Here"
            ),
            [1]: ButtonState(
              action: .send(
                .archive(2)
              ),
              label: "There"
            )
          ],
          message: "It stays readable."
        )
        """
    )
  }

  @Test func `a button is dumped with its action`() {
    #expect(String(customDumping: ButtonStateAction<Int>.send(1)) == "ButtonStateAction.send(1)")
    #expect(
      String(customDumping: ButtonStateAction<Int>.send(nil)) == "ButtonStateAction.send(nil)"
    )
  }

  @Test func `a difference of two alerts shows their texts`() {
    #expect(
      diff(Notebook.alert(), Notebook.alert(title: "Really?")) == """
          AlertState(
        -   title: "Delete?",
        +   title: "Really?",
            buttons: […],
            message: "For good."
          )
        """
    )
  }
}
