// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import Testing

@Suite("Source code of a feature's values")
struct FeatureSourceTests {
  @Test func `actions of elements and of children are nested cases`() {
    expectSource(
      ".book(.element(id: 1, action: .toggled))",
      of: Shelf.Action.book(.element(id: 1, action: .toggled)),
      is: .book(.element(id: 1, action: .toggled))
    )
    expectSource(
      ".path(.element(id: 0, action: .detail(.turned(by: 2))))",
      of: Shelf.Action.path(.element(id: 0, action: .detail(.turned(by: 2)))),
      is: .path(.element(id: 0, action: .detail(.turned(by: 2))))
    )
    expectSource(
      ".path(.popFrom(id: 1))",
      of: Shelf.Action.path(.popFrom(id: 1)),
      is: .path(.popFrom(id: 1))
    )
    expectSource(
      ".path(.push(id: 1, state: .empty))",
      of: Shelf.Action.path(.push(id: 1, state: .empty)),
      is: .path(.push(id: 1, state: .empty))
    )
    expectSource(".screen(.dismiss)", of: Shelf.Action.screen(.dismiss), is: .screen(.dismiss))
    expectSource(
      ".screen(.presented(.detail(.closed)))",
      of: Shelf.Action.screen(.presented(.detail(.closed))),
      is: .screen(.presented(.detail(.closed)))
    )
  }

  @Test func `writes to fields are written with their key paths`() {
    expectSource(
      #".binding(.set(\.count, 2))"#,
      of: Shelf.Action.binding(.set(\.count, 2)),
      is: .binding(.set(\.count, 2))
    )
    expectSource(
      #".binding(.set(\.title, nil))"#,
      of: Shelf.Action.binding(.set(\.title, nil)),
      is: .binding(.set(\.title, nil))
    )
    expectSource(
      #".binding(.unparsed(\.count, UnparsedText(text: "a", problem: "b", part: ".c")))"#,
      of: Shelf.Action.binding(
        .unparsed(\.count, UnparsedText(text: "a", problem: "b", part: ".c"))
      ),
      is: .binding(.unparsed(\.count, UnparsedText(text: "a", problem: "b", part: ".c")))
    )
    expectSource(
      #".binding(.parsed(\.count, part: ".c"))"#,
      of: Shelf.Action.binding(.parsed(\.count, part: ".c")),
      is: .binding(.parsed(\.count, part: ".c"))
    )
    expectSource(
      #".binding(.set(\.pair.first.title, "A"))"#,
      of: Shelf.Action.binding(.set(\.pair.first.title, "A")),
      is: .binding(.set(\.pair.first.title, "A"))
    )
    #expect(
      source(BindingAction<Shelf.State>.set(\.count, 2), isTyped: false)
        == #"BindingAction<Shelf.State>.set(\.count, 2)"#
    )
  }

  @Test func `a stack is written by its elements`() {
    expectSource(
      "[.empty, .settings(isOn: true)]",
      of: stack([.empty, .settings(isOn: true)]),
      is: stack([.empty, .settings(isOn: true)])
    )
    #expect(source(stack([.empty]), isTyped: false) == "StackState<Shelf.Screen>([.empty])")
    #expect(source(StackElementID(integerLiteral: 3)) == "3")
  }

  @Test func `presented values are optionals`() {
    expectSource(
      "nil",
      of: PresentationState<Shelf.Screen>(wrappedValue: nil),
      is: PresentationState(wrappedValue: nil)
    )
    expectSource(
      ".empty",
      of: PresentationState<Shelf.Screen>(wrappedValue: .empty),
      is: PresentationState(wrappedValue: .empty)
    )
  }

  @Test func `shared values are written as values`() {
    expectSource("Shared(value: 2)", of: Shared(value: 2), is: Shared(value: 2))
    expectSource(
      "SharedReader(value: [])",
      of: SharedReader(value: [Int]()),
      is: SharedReader(value: [])
    )
    #expect(source(Shared(value: [Int]()), isTyped: false) == "Shared(value: [Int]())")
  }

  @Test func `an alert is written with a closure for each part`() {
    expectSource(
      """
      AlertState {
        TextState("Delete?")
      } actions: {
        ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
        ButtonState(role: .cancel) { TextState("Keep") }
      } message: {
        TextState("For \\"good\\".")
      }
      """,
      of: alert,
      is: AlertState {
        TextState("Delete?")
      } actions: {
        ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
        ButtonState(role: .cancel) { TextState("Keep") }
      } message: {
        TextState("For \"good\".")
      }
    )
    #expect(
      source(AlertState<Shelf.AlertAction> { TextState("A") }, isTyped: false)
        == #"AlertState<Shelf.AlertAction> { TextState("A") }"#
    )
  }

  @Test func `a confirmation dialog is written with the visibility of its title`() {
    expectSource(
      """
      ConfirmationDialogState(titleVisibility: .visible) {
        TextState("Delete?")
      } actions: {
        ButtonState(action: .deleteConfirmed) { TextState("Delete") }
      }
      """,
      of: ConfirmationDialogState<Shelf.AlertAction>(titleVisibility: .visible) {
        TextState("Delete?")
      } actions: {
        ButtonState(action: .deleteConfirmed) { TextState("Delete") }
      },
      is: ConfirmationDialogState(titleVisibility: .visible) {
        TextState("Delete?")
      } actions: {
        ButtonState(action: .deleteConfirmed) { TextState("Delete") }
      }
    )
  }

  @Test func `a toast is written with its time and its button`() {
    expectSource(
      """
      ToastState(duration: .seconds(3)) {
        TextState("Deleted.")
      } action: {
        ButtonState(action: .deleteConfirmed) { TextState("Undo") }
      }
      """,
      of: ToastState<Shelf.AlertAction>(duration: .seconds(3)) {
        TextState("Deleted.")
      } action: {
        ButtonState(action: .deleteConfirmed) { TextState("Undo") }
      },
      is: ToastState(duration: .seconds(3)) {
        TextState("Deleted.")
      } action: {
        ButtonState(action: .deleteConfirmed) { TextState("Undo") }
      }
    )
    #expect(
      source(ToastState<Shelf.AlertAction> { TextState("A") }, isTyped: false)
        == #"ToastState<Shelf.AlertAction> { TextState("A") }"#
    )
  }

  @Test func `an alert in a struct is broken, however short`() {
    let page = Shelf.Page(
      content: AlertState<Never> {
        TextState("A")
      } message: {
        TextState("B")
      }
    )
    #expect(
      source(page) == """
        Shelf.Page<AlertState<Never>>(
          content: AlertState {
            TextState("A")
          } message: {
            TextState("B")
          },
          notes: [:]
        )
        """
    )
  }

  @Test func `the status of a field is written in full, and that of a new form as such`() {
    expectSource("FormStatus()", of: FormStatus<Shelf.State>(), is: FormStatus())
    expectSource(
      """
      FormFieldStatus(
        problems: ["x"],
        isTouched: true,
        isDirty: false,
        isValidating: false,
        unparsedTexts: [UnparsedText(text: "a", problem: "x", part: "")]
      )
      """,
      of: FormFieldStatus(
        problems: ["x"],
        isTouched: true,
        unparsedTexts: [UnparsedText(text: "a", problem: "x")]
      ),
      is: FormFieldStatus(
        problems: ["x"],
        isTouched: true,
        isDirty: false,
        isValidating: false,
        unparsedTexts: [UnparsedText(text: "a", problem: "x", part: "")]
      )
    )
  }
}

/// An alert with all possible parts.
let alert = AlertState<Shelf.AlertAction> {
  TextState("Delete?")
} actions: {
  ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
  ButtonState(role: .cancel) { TextState("Keep") }
} message: {
  TextState("For \"good\".")
}

/// Returns a stack with the ids 0, 1, and so on.
func stack(_ elements: [Shelf.Screen]) -> StackState<Shelf.Screen> {
  var stack = StackState<Shelf.Screen>()
  for (id, element) in elements.enumerated() {
    stack[id: StackElementID(integerLiteral: id)] = element
  }
  return stack
}
