// SPDX-License-Identifier: MIT

import Ensemble

/// A child with all groups, which rings and delegates that.
@Reducer
struct Bell: BoundingReducer {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var log: [String] = []
  }

  enum Action: TCAFeatureAction {
    enum ViewAction {
      case ringTapped
      case touched
    }

    enum DelegateAction {
      case rang(times: Int)
    }

    enum InternalAction {
      case swung
    }

    case view(ViewAction)
    case delegate(DelegateAction)
    case _internal(InternalAction)
  }

  func reduce(into state: inout State, viewAction action: Action.ViewAction) -> Effect<Action> {
    state.log.append("view")
    return action == .ringTapped ? .send(._internal(.swung)) : .none
  }

  func reduce(
    into state: inout State,
    internalAction action: Action.InternalAction
  ) -> Effect<Action> {
    state.log.append("internal")
    return .send(.delegate(.rang(times: 3)))
  }

  func reduce(
    into state: inout State,
    delegateAction action: Action.DelegateAction
  ) -> Effect<Action> {
    state.log.append("delegate")
    return .none
  }
}

/// A parent with bells in every kind of composition, which handles each of them with `delegate:`.
@Reducer
struct Tower: ComposedBoundingReducer {
  @ObservableState
  struct State: Equatable {
    var bell = Bell.State(id: 0)
    var maybe: Bell.State? = Bell.State(id: 1)
    var rows: IdentifiedArrayOf<Bell.State> = [Bell.State(id: 7), Bell.State(id: 8)]
    @Presents var shown: Bell.State? = Bell.State(id: 2)
    var path = StackState<Bell.State>([Bell.State(id: 3)])
    /// The delegate actions that the parent has received, in order.
    var heard: [String] = []
  }

  enum Action: TCAFeatureAction {
    enum ViewAction {
      case looked
    }

    enum InternalAction {
      case bell(Bell.Action)
      case maybe(Bell.Action)
      case rows(IdentifiedActionOf<Bell>)
      case shown(PresentationAction<Bell.Action>)
      case path(StackActionOf<Bell>)
    }

    case view(ViewAction)
    case _internal(InternalAction)
  }

  var body: some ReducerOf<Self> {
    Scope(\.bell, action: \.bell) {
      Bell()
    } delegate: { state, event in
      hear(event, "bell after \(state.bell.log.count)", &state)
    }
    coreReducer
      .ifLet(\.maybe, action: \.maybe) {
        Bell()
      } delegate: { state, event in
        hear(event, "maybe", &state)
      }
      .forEach(\.rows, action: \.rows) {
        Bell()
      } delegate: { state, id, event in
        hear(event, "row \(id)", &state)
      }
      .ifLet(\.$shown, action: \.shown) {
        Bell()
      } delegate: { state, event in
        state.shown = nil
        return hear(event, "shown", &state)
      }
      .forEach(\.path, action: \.path) {
        Bell()
      } delegate: { state, id, event in
        hear(event, "element \(id)", &state)
      }
  }

  private func hear(
    _ event: Bell.Action.DelegateAction,
    _ whom: String,
    _ state: inout State
  ) -> Effect<Action> {
    switch event {
    case .rang(let times): state.heard.append("\(whom): \(times)")
    }
    return .none
  }

  func reduce(into state: inout State, viewAction action: Action.ViewAction) -> Effect<Action> {
    state.heard.append("looked")
    return .none
  }

  func reduce(
    into state: inout State,
    internalAction action: Action.InternalAction
  ) -> Effect<Action> {
    state.heard.append("own")
    return .none
  }
}
