// SPDX-License-Identifier: MIT

import Ensemble

/// One item, with what it presents.
@ComposeReducer(
  children: [
    .presentsDestination(children: [
      .alert(),
      .reducer("gallery", of: Gallery.self),
      .reducer("question", of: Question.self),
    ])
  ]
)
@Composer
struct Product {
  struct State: Equatable {
    var item: Item
    var isFavorite = false
  }

  enum ViewAction {
    case addTapped
    case favoriteTapped
    case questionTapped
    case reviewsTapped
  }

  enum AlertAction: Equatable {
    case confirmed
  }

  @ComposeActionCase
  enum Delegate {
    case added(Item)
    case reviewsOpened(Item)
  }

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) -> EffectOf<Self> {
    switch action {
    case .addTapped:
      state.destination = .alert(
        AlertState {
          TextState("Add to the basket?")
        } actions: {
          ButtonState(action: .confirmed) { TextState("Add") }
        }
      )
      return .none
    case .favoriteTapped:
      state.isFavorite.toggle()
      return .none
    case .questionTapped:
      state.destination = .question(Question.State())
      return .none
    case .reviewsTapped:
      return .send(.delegate(.reviewsOpened(state.item)))
    }
  }

  @ComposeBodyActionAlertCase("destination.alert")
  func alert(state: inout State, action: AlertAction) -> EffectOf<Self> {
    .send(.delegate(.added(state.item)))
  }
}

/// Pictures, one at a time.
@Composer
struct Gallery {
  struct State: Equatable {
    var page = 0
    var count = 3
  }

  @ComposeBodyActionCase
  func next(state: inout State) {
    state.page = (state.page + 1) % state.count
  }

  @ComposeBodyActionCase
  func moved(state: inout State, from: Int, to: Int) {
    if state.page == from { state.page = to }
  }
}

/// A question to the shop.
@ComposeReducer(.bindable)
@Composer
struct Question {
  struct State: Equatable {
    var text = ""
    var isUrgent = false
  }

  @Dependency(\.dismiss) var dismiss

  @ComposeBodyActionCase
  func sendTapped() async {
    await dismiss()
  }
}
