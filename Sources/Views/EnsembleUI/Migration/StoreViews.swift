// SPDX-License-Identifier: MIT

// Views and modifiers that take stores. This file is part of two modules: of EnsembleUI, and,
// through the link 'EnsembleBindings/Migration/StoreViews' and with 'ForSwiftUI', of
// EnsembleBindings. Only one of the modules declares the names: EnsembleBindings on platforms with
// SwiftUI, so that 'import Ensemble' finds them, and EnsembleUI elsewhere.
#if Migration && (ForSwiftUI && canImport(SwiftUI) || !ForSwiftUI && !canImport(SwiftUI))
#if ForSwiftUI
import SwiftUI
#else
import EnsembleBindings
#endif
import EnsembleCasePaths
import EnsembleCore
import EnsembleDialogs

@available(*, unavailable, renamed: "ForEach")
public typealias ForEachStore = ForEach

@available(*, unavailable, message: "read the state of the store directly: 'store.name'")
@MainActor
public func WithViewStore<State, Action, ViewState, Content: View>(
  _ store: Store<State, Action>,
  observe toViewState: @escaping (State) -> ViewState,
  removeDuplicates isDuplicate: ((ViewState, ViewState) -> Bool)? = nil,
  @ViewBuilder content: @escaping (ViewStore<ViewState, Action>) -> Content
) -> Content { fatalError() }

@available(*, unavailable, message: "read the state of the store directly: 'store.name'")
@MainActor
public func WithViewStore<State, Action, ViewState, ViewAction, Content: View>(
  _ store: Store<State, Action>,
  observe toViewState: @escaping (State) -> ViewState,
  send fromViewAction: @escaping (ViewAction) -> Action,
  @ViewBuilder content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
) -> Content { fatalError() }

@available(*, unavailable, message: "read the state of the store directly: 'store.name'")
@MainActor
public func WithViewStore<State, Action, Content: View>(
  _ store: Store<State, Action>,
  @ViewBuilder content: @escaping (ViewStore<State, Action>) -> Content
) -> Content { fatalError() }

@available(
  *,
  unavailable,
  message: "write 'if let store = store.scope(state: \\.child, action: \\.child) { … }'"
)
@MainActor
public func IfLetStore<State, Action, Then: View>(
  _ store: Store<State, Action>?,
  @ViewBuilder then content: @escaping (Store<State, Action>) -> Then
) -> Then { fatalError() }

@available(
  *,
  unavailable,
  message: "write 'if let store = store.scope(state: \\.child, action: \\.child) { … } else { … }'"
)
@MainActor
public func IfLetStore<State, Action, Then: View, Else: View>(
  _ store: Store<State, Action>?,
  @ViewBuilder then content: @escaping (Store<State, Action>) -> Then,
  @ViewBuilder else other: () -> Else
) -> Then { fatalError() }

@available(
  *,
  unavailable,
  message: "write 'switch store.case { … }', or 'switch store.state { … }'"
)
@MainActor
public func SwitchStore<State, Action, Content: View>(
  _ store: Store<State, Action>,
  @ViewBuilder content: @escaping (State) -> Content
) -> Content { fatalError() }

@available(
  *,
  unavailable,
  message: "write 'if let store = store.scope(state: \\.edit, action: \\.edit) { … }'"
)
@MainActor
public func CaseLet<State, Action, CaseState, CaseAction, Content: View>(
  _ toCaseState: @escaping (State) -> CaseState?,
  action fromCaseAction: @escaping (CaseAction) -> Action,
  @ViewBuilder then content: @escaping (Store<CaseState, CaseAction>) -> Content
) -> Content { fatalError() }

@available(
  *,
  unavailable,
  message:
    "write 'NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { … } destination: { … }'"
)
@MainActor
public func NavigationStackStore<State, Action, Root: View, Destination: View>(
  _ store: Store<StackState<State>, StackAction<State, Action>>,
  @ViewBuilder root: () -> Root,
  @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
) -> Root { fatalError() }

@available(
  *,
  unavailable,
  message:
    "write 'NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { … } destination: { … }'"
)
@MainActor
public func NavigationStackStore<State, Action, Root: View, Destination: View>(
  _ store: Store<StackState<State>, StackAction<State, Action>>,
  @ViewBuilder root: () -> Root,
  @ViewBuilder destination: @escaping (State) -> Destination
) -> Root { fatalError() }

@available(
  *,
  unavailable,
  message: "present with a button, and '.navigationDestination(item: $store.scope(…)) { … }'"
)
@MainActor
public func NavigationLinkStore<State, Action, Destination: View, Label: View>(
  _ store: Store<PresentationState<State>, PresentationAction<Action>>,
  onTap: @escaping () -> Void,
  @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination,
  @ViewBuilder label: () -> Label
) -> Label { fatalError() }

nonisolated extension View {
  @available(
    *,
    unavailable,
    message: "write '.sheet(item: $store.scope(state: \\.$child, action: \\.child)) { … }'"
  )
  public func sheet<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message:
      "write '.sheet(item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)) { … }'"
  )
  public func sheet<Destination, DestinationAction, State, Action, Content: View>(
    store: Store<PresentationState<Destination>, PresentationAction<DestinationAction>>,
    state toState: @escaping (Destination) -> State?,
    action fromAction: @escaping (Action) -> DestinationAction,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message:
      "write '.sheet(item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)) { … }'"
  )
  public func sheet<Destination, DestinationAction, State, Action, Content: View>(
    store: Store<PresentationState<Destination>, PresentationAction<DestinationAction>>,
    state toState: @escaping (Destination) -> State?,
    action path: CaseKeyPath<DestinationAction, Action>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message:
      "write '.fullScreenCover(item: $store.scope(state: \\.$child, action: \\.child)) { … }'"
  )
  public func fullScreenCover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message:
      "write '.fullScreenCover(item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)) { … }'"
  )
  public func fullScreenCover<Destination, DestinationAction, State, Action, Content: View>(
    store: Store<PresentationState<Destination>, PresentationAction<DestinationAction>>,
    state toState: @escaping (Destination) -> State?,
    action fromAction: @escaping (Action) -> DestinationAction,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message:
      "write '.fullScreenCover(item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)) { … }'"
  )
  public func fullScreenCover<Destination, DestinationAction, State, Action, Content: View>(
    store: Store<PresentationState<Destination>, PresentationAction<DestinationAction>>,
    state toState: @escaping (Destination) -> State?,
    action path: CaseKeyPath<DestinationAction, Action>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message: "write '.popover(item: $store.scope(state: \\.$child, action: \\.child)) { … }'"
  )
  public func popover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message:
      "write '.popover(item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)) { … }'"
  )
  public func popover<Destination, DestinationAction, State, Action, Content: View>(
    store: Store<PresentationState<Destination>, PresentationAction<DestinationAction>>,
    state toState: @escaping (Destination) -> State?,
    action fromAction: @escaping (Action) -> DestinationAction,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message:
      "write '.popover(item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)) { … }'"
  )
  public func popover<Destination, DestinationAction, State, Action, Content: View>(
    store: Store<PresentationState<Destination>, PresentationAction<DestinationAction>>,
    state toState: @escaping (Destination) -> State?,
    action path: CaseKeyPath<DestinationAction, Action>,
    @ViewBuilder content: @escaping (Store<State, Action>) -> Content
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message:
      "write '.navigationDestination(item: $store.scope(state: \\.$child, action: \\.child)) { … }'"
  )
  public func navigationDestination<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Content
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message:
      "write '.navigationDestination(item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)) { … }'"
  )
  public func navigationDestination<Destination, DestinationAction, State, Action, Content: View>(
    store: Store<PresentationState<Destination>, PresentationAction<DestinationAction>>,
    state toState: @escaping (Destination) -> State?,
    action fromAction: @escaping (Action) -> DestinationAction,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Content
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message:
      "write '.navigationDestination(item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)) { … }'"
  )
  public func navigationDestination<Destination, DestinationAction, State, Action, Content: View>(
    store: Store<PresentationState<Destination>, PresentationAction<DestinationAction>>,
    state toState: @escaping (Destination) -> State?,
    action path: CaseKeyPath<DestinationAction, Action>,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Content
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message: "write '.alert($store.scope(state: \\.$child, action: \\.child))'"
  )
  public func alert<Action>(
    store: Store<PresentationState<AlertState<Action>>, PresentationAction<Action>>
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message:
      "write '.alert($store.scope(state: \\.destination?.alert, action: \\.destination.alert))'"
  )
  public func alert<Destination, DestinationAction, Action>(
    store: Store<PresentationState<Destination>, PresentationAction<DestinationAction>>,
    state toState: @escaping (Destination) -> AlertState<Action>?,
    action fromAction: @escaping (Action) -> DestinationAction
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message:
      "write '.alert($store.scope(state: \\.destination?.alert, action: \\.destination.alert))'"
  )
  public func alert<Destination, DestinationAction, Action>(
    store: Store<PresentationState<Destination>, PresentationAction<DestinationAction>>,
    state toState: @escaping (Destination) -> AlertState<Action>?,
    action path: CaseKeyPath<DestinationAction, Action>
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message: "write '.confirmationDialog($store.scope(state: \\.$child, action: \\.child))'"
  )
  public func confirmationDialog<Action>(
    store: Store<PresentationState<ConfirmationDialogState<Action>>, PresentationAction<Action>>
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message:
      "write '.confirmationDialog($store.scope(state: \\.destination?.dialog, action: \\.destination.dialog))'"
  )
  public func confirmationDialog<Destination, DestinationAction, Action>(
    store: Store<PresentationState<Destination>, PresentationAction<DestinationAction>>,
    state toState: @escaping (Destination) -> ConfirmationDialogState<Action>?,
    action fromAction: @escaping (Action) -> DestinationAction
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message:
      "write '.confirmationDialog($store.scope(state: \\.destination?.dialog, action: \\.destination.dialog))'"
  )
  public func confirmationDialog<Destination, DestinationAction, Action>(
    store: Store<PresentationState<Destination>, PresentationAction<DestinationAction>>,
    state toState: @escaping (Destination) -> ConfirmationDialogState<Action>?,
    action path: CaseKeyPath<DestinationAction, Action>
  ) -> Self { self }
}
#endif
