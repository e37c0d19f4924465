// SPDX-License-Identifier: MIT

import Ensemble

/// A row and a detail that delegates actions, with an effect that runs until it is cancelled.
@Composer
struct Seedling {
  struct State: Equatable, Identifiable {
    let id: Int
    var height = 0
  }

  @ComposeActionCase
  enum Delegate: Equatable {
    case remove
  }

  @ComposeBodyActionCase
  func water(state: inout State) {
    state.height += 1
  }

  @ComposeBodyActionCase
  func grow() async throws {
    try await Task.never()
  }
}

/// A feature whose destination and stack have every kind of child.
@ComposeReducer(
  children: [
    .presentsDestination(children: [
      .identifiedArray("rows", of: Seedling.self),
      .reducer("detail", of: Seedling?.self),
      .destination(
        "sheet",
        children: [
          .reducer("lamp", of: Lamp.self, initialState: .init()),
          .identifiedArray("rows", of: Seedling.self, initialState: []),
          .alert(),
        ]
      ),
    ]),
    .navigationStack(children: [
      .identifiedArray("rows", of: Seedling.self),
      .reducer("detail", of: Seedling?.self, initialState: nil),
      .destination(
        "panel",
        reducerName: "Side",
        children: [.reducer("lamp", of: Lamp.self), .alert()]
      ),
      .alert("warning", of: NurseryWarning.self),
      .confirmationDialog("options"),
    ]),
  ]
)
@Composer
struct Nursery {
  struct State: Equatable {
    var log: [String] = []
  }

  @ComposeActionConfirmationDialogCase("path.options")
  enum OptionsAction: Equatable {
    case first
  }

  enum AlertAction: Equatable {
    case confirmed
  }

  @ComposeDelegate("destination.rows")
  func rowSaid(state: inout State, id: Int, action: Seedling.Delegate) {
    state.$destination[case: \.rows]?.remove(id: id)
  }

  @ComposeDelegate("destination.detail")
  func detailSaid(state: inout State) {
    state.destination = .detail(nil)
  }

  @ComposeDelegate("destination.sheet.lamp")
  func sheetLampSaid(state: inout State) {
    state.log.append("lamp")
  }

  @ComposeDelegate("destination.sheet.rows")
  func sheetRowSaid(state: inout State, id: Int) {
    state.log.append("row \(id)")
    state.$destination[case: \.sheet]?.modify(\.rows) { $0.remove(id: id) }
  }

  @ComposeBodyActionAlertCase("destination.sheet.alert")
  func sheetAlert(state: inout State, action: AlertAction) {
    state.log.append("alert")
  }

  @ComposeDelegate("path.rows")
  func pathRowSaid(state: inout State, elementID: StackElementID, id: Int) {
    state.log.append("row \(id) of \(elementID)")
    state.path[id: elementID, case: \.rows]?.remove(id: id)
  }

  @ComposeDelegate("path.detail")
  func pathDetailSaid(state: inout State, id: StackElementID) {
    state.path[id: id] = .detail()
  }

  @ComposeDelegate("path.panel.lamp")
  func panelLampSaid(state: inout State, id: StackElementID) {
    state.log.append("panel \(id)")
  }

  @ComposeBodyActionAlertCase("path.panel.alert")
  func panelAlert(state: inout State, id: StackElementID, action: AlertAction) {
    state.log.append("panel alert")
  }

  @ComposeBodyActionAlertCase("path.warning")
  func warned(state: inout State, id: StackElementID, action: NurseryWarning) {
    state.log.append("warned")
    if action == .raised {
      state.path[id: id] = .warning(AlertState { TextState("!!") })
    }
  }
}

enum NurseryWarning: Equatable {
  case understood
  case raised
}

/// A feature with enum state that has every kind of child.
@ComposeEnumReducer(
  .initialStateCase("empty"),
  children: [
    .stateless("empty"),
    .identifiedArray("rows", of: Seedling.self),
    .reducer("detail", of: Seedling?.self),
    .destination("sheet", reducerName: "Modal", children: [.reducer("lamp", of: Lamp.self)]),
  ]
)
@Composer
struct Tray {
  @ComposeDelegate("rows")
  func rowSaid(state: inout State, id: Int) {
    state.modify(\.rows) { $0.remove(id: id) }
  }

  @ComposeDelegate("detail")
  func detailSaid(state: inout State) {
    state = .detail(nil)
  }

  @ComposeDelegate("sheet.lamp")
  func lampSaid(state: inout State) {
    state = .empty
  }
}
