// SPDX-License-Identifier: MIT

import Ensemble

/// Lines that can be changed.
@ComposeReducer(
  children: [
    .identifiedArray("lines", of: Line.self),
    .presentsConfirmationDialog(),
  ]
)
@Composer
struct Basket {
  struct State: Equatable {
    var total = 0
  }

  enum ConfirmationDialogAction: Equatable {
    case clear
  }

  @ComposeBodyActionConfirmationDialogCase
  func confirmationDialog(state: inout State, action: ConfirmationDialogAction) {
    state.lines = []
  }

  @ComposeBodyActionCase
  func clearTapped(state: inout State) {
    state.confirmationDialog = ConfirmationDialogState {
      TextState("Clear the basket?")
    } actions: {
      ButtonState(role: .destructive, action: .clear) { TextState("Clear") }
    }
  }

  @ComposeDelegate("lines")
  func lineSaid(state: inout State, id: Item.ID, action: Line.Delegate) {
    switch action {
    case .removed: state.lines.remove(id: id)
    }
  }

  @ComposeBodyOnChange(of: \State.lines)
  func linesChanged(state: inout State) {
    state.total = state.lines.reduce(0) { $0 + $1.count * $1.item.price }
  }
}

/// How many of an item.
@ComposeReducer(.bindable)
@Composer
struct Line {
  struct State: Equatable, Identifiable {
    let id: Item.ID
    var item: Item
    var count = 1
  }

  @ComposeActionCase
  enum Delegate {
    case removed
  }

  @ComposeBodyOnChange(of: \State.count, attachment: .feature)
  func countChanged(newValue: Int) -> EffectOf<Self> {
    newValue > 0 ? .none : .send(.delegate(.removed))
  }
}
