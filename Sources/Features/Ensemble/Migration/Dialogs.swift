// SPDX-License-Identifier: MIT

// Alerts and dialogs that are not built from closures.
#if Migration
import EnsembleDialogs

@available(*, unavailable, renamed: "ConfirmationDialogState")
public typealias ActionSheetState<Action> = ConfirmationDialogState<Action>

extension AlertState {
  @available(
    *,
    unavailable,
    message: "write 'AlertState { title } actions: { buttons } message: { message }'"
  )
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "write 'AlertState { title } actions: { button } message: { message }'"
  )
  public init(
    title: TextState,
    message: TextState? = nil,
    dismissButton: ButtonState<Action>? = nil
  ) { fatalError() }

  @available(
    *,
    unavailable,
    message: "write 'AlertState { title } actions: { buttons } message: { message }'"
  )
  public init(
    title: TextState,
    message: TextState? = nil,
    primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) { fatalError() }
}

extension ConfirmationDialogState {
  @available(
    *,
    unavailable,
    message: "write 'ConfirmationDialogState { title } actions: { buttons } message: { message }'"
  )
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    fatalError()
  }
}

extension ButtonState {
  @available(*, unavailable, message: "write 'ButtonState(action: …) { label }'")
  public static func `default`(
    _ label: TextState,
    action: ButtonStateAction<Action> = .send(nil)
  ) -> Self { fatalError() }

  @available(*, unavailable, message: "write 'ButtonState(role: .cancel, action: …) { label }'")
  public static func cancel(
    _ label: TextState,
    action: ButtonStateAction<Action> = .send(nil)
  ) -> Self { fatalError() }

  @available(
    *,
    unavailable,
    message: "write 'ButtonState(role: .destructive, action: …) { label }'"
  )
  public static func destructive(
    _ label: TextState,
    action: ButtonStateAction<Action> = .send(nil)
  ) -> Self { fatalError() }
}
#endif
