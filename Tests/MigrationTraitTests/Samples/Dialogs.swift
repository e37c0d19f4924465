// SPDX-License-Identifier: MIT

#if Migration && os(Linux)
extension Sample {
  static let dialogs = Sample(
    "dialogs",
    #"""
    enum Action { case delete }

    //: 'ActionSheetState' has been renamed to 'ConfirmationDialogState'
    func show(_ sheet: ActionSheetState<Action>) {}

    func alert() -> AlertState<Action> {
      //: write 'AlertState { title } actions: { buttons } message: { message }'
      AlertState(
        title: TextState("Delete?"),
        message: TextState("This cannot be undone."),
        buttons: [
          //: write 'ButtonState(role: .destructive, action: …) { label }'
          .destructive(TextState("Delete"), action: .send(.delete)),
          //: write 'ButtonState(role: .cancel, action: …) { label }'
          .cancel(TextState("Cancel")),
        ]
      )
    }

    func note() -> AlertState<Action> {
      //: write 'AlertState { title } actions: { button } message: { message }'
      AlertState(
        title: TextState("Done"),
        //: write 'ButtonState(action: …) { label }'
        dismissButton: .default(TextState("OK"))
      )
    }

    func question(_ yes: ButtonState<Action>, _ no: ButtonState<Action>) -> AlertState<Action> {
      //: write 'AlertState { title } actions: { buttons } message: { message }'
      AlertState(title: TextState("Delete?"), primaryButton: yes, secondaryButton: no)
    }

    func dialog(_ buttons: [ButtonState<Action>]) -> ConfirmationDialogState<Action> {
      //: write 'ConfirmationDialogState { title } actions: { buttons } message: { message }'
      ConfirmationDialogState(title: TextState("Delete?"), buttons: buttons)
    }
    """#
  )

  static let tiny = Sample(
    "tinyTCA",
    importing: "EnsembleTiny",
    #"""
    struct Counter: Feature {
      struct State: Sendable { var count = 0 }
      enum Action: Sendable { case setCount(Int) }
      static var initialState: State { State() }
      static func reducer(state: inout State, action: Action) throws {}
    }

    @MainActor func show() {
      //: 'init(feature:)' has been renamed to 'init(_:)': remove the label
      let store = Store(feature: Counter())
      //: bind a part of the state: 'store.binding(\.count, send: Feature.Action.setCount)'
      _ = store.binding.count
      _ = store.binding(\.count, send: Counter.Action.setCount)
    }
    """#
  )
}
#endif
