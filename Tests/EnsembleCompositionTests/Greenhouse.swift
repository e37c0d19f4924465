// SPDX-License-Identifier: MIT

import Ensemble

/// A child that delegates actions.
@Composer
struct Lamp {
  struct State: Equatable {
    var isOn = false
  }

  enum ViewAction {
    case toggled
    case broke
  }

  @ComposeActionCase
  enum Delegate: Equatable {
    case needsBulb
  }

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) -> EffectOf<Self> {
    switch action {
    case .toggled:
      state.isOn.toggle()
      return .none
    case .broke:
      return .send(.delegate(.needsBulb))
    }
  }
}

/// A row of a collection.
@Composer
struct Pot {
  struct State: Equatable, Identifiable {
    let id: Int
    var water = 0
  }

  enum Actions {
    enum View {
      case watered
      case removeTapped
    }
    @ComposeActionCase
    enum Delegate {
      case remove
    }
  }

  @ComposeBodyActionCase
  func view(state: inout State, action: Actions.View) -> Effect<Action> {
    switch action {
    case .watered:
      state.water += 1
      return .none
    case .removeTapped:
      return .send(.delegate(.remove))
    }
  }
}

/// A feature with every kind of child.
@ComposeReducer(
  .bindable,
  children: [
    .reducer("lamp", of: Lamp.self, initialState: .init()),
    .reducer("spare", of: Lamp?.self),
    .identifiedArray("pots", of: Pot.self),
    .presentsReducer("sheet", of: Lamp.self),
    .presentsAlert(),
    .presentsConfirmationDialog("options"),
    .presentsDestination(children: [
      .alert(),
      .reducer("editor", of: Lamp.self),
      .state("note", of: String.self),
      .stateless("help"),
    ]),
    .navigationStack(children: [
      .reducer("lamp", of: Lamp.self, initialState: .init()),
      .state("page", of: (Int, title: String).self),
    ]),
    .state("title", of: String.self, initialValue: "Greenhouse"),
  ]
)
@Composer
struct Greenhouse {
  struct State: Equatable {
    var humidity = 0.4
    var log: [String] = []

    @ComposeScopePath(action: \Action.Cases.pots)
    var dryPots: IdentifiedArrayOf<Pot.State> { pots.filter { $0.water == 0 } }
  }

  enum ViewAction {
    case endSheet
    case ask
  }

  enum Actions {
    enum Alert: Equatable {
      case confirmed
    }
    @ComposeActionConfirmationDialogCase
    enum Options {
      case first
    }
    enum Warning: Equatable {
      case fixed
    }
  }

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) {
    switch action {
    case .endSheet:
      state.sheet = nil
    case .ask:
      state.alert = AlertState { TextState("Sure?") }
    }
  }

  @ComposeBodyActionAlertCase("alert")
  func alert(state: inout State, action: Actions.Alert) {
    state.log.append("alert")
  }

  @ComposeBodyActionAlertCase("destination.alert")
  func warning(state: inout State, action: Actions.Warning) {
    state.log.append("warning")
  }

  @ComposeBody(identifiedAction: \Action.Cases.pots, elementAction: \.delegate)
  func potSaid(state: inout State, id: Pot.State.ID, action: Pot.Actions.Delegate) {
    state.pots.remove(id: id)
  }

  @ComposeDelegate("lamp")
  func lampSaid(state: inout State, action: Lamp.Delegate) {
    state.log.append("lamp")
  }

  @ComposeDelegate("spare")
  func spareSaid(state: inout State) {
    state.log.append("spare")
  }

  @ComposeDelegate("sheet")
  func sheetSaid(state: inout State) {
    state.log.append("sheet")
  }

  @ComposeDelegate("destination.editor")
  func editorSaid(state: inout State) {
    state.log.append("editor")
  }

  @ComposeDelegate("path.lamp")
  func pathLampSaid(state: inout State, id: StackElementID) {
    state.path.pop(from: id)
  }

  @ComposeBodyOnChange(of: \State.humidity, attachment: .binding)
  func humidityChanged(state: inout State, oldValue: Double, newValue: Double) {
    state.log.append("humidity \(oldValue) \(newValue)")
  }

  @ComposeBodyOnChange(of: \State.lamp.isOn, attachment: .feature)
  func lampChanged(state: inout State, newValue: Bool) {
    state.log.append("isOn \(newValue)")
  }
}
