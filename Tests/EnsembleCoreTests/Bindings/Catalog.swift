// SPDX-License-Identifier: MIT

import Ensemble

/// A feature that presents items, in several ways.
@Reducer
struct Catalog {
  struct State {
    @PresentationState var item: Item.State?
    /// Presented, but no reducer dismisses it.
    @PresentationState var loose: Item.State?
    @PresentationState var destination: Destination.State?
    var path = StackState<Item.State>()
    var dismissals = 0
  }

  enum Action {
    case show(Item.State?)
    case open(Destination.State)
    case item(PresentationAction<Item.Action>)
    case loose(PresentationAction<Item.Action>)
    case destination(PresentationAction<Destination.Action>)
    case path(StackAction<Item.State, Item.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .show(let item): state.item = item
      case .open(let destination): state.destination = destination
      case .item(.dismiss), .destination(.dismiss): state.dismissals += 1
      case .item, .loose, .destination, .path: break
      }
      return .none
    }
    .ifLet(\.$item, action: \.item) { Item() }
    .ifLet(\.$destination, action: \.destination) { Destination.body }
    .forEach(\.path, action: \.path) { Item() }
  }
}

@Reducer
struct Item {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var text = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

/// An enum reducer, as the macro writes it.
enum Destination: CaseReducer {
  @CasePathable
  enum State: CaseReducerState {
    typealias StateReducer = Destination
    case edit(Item.State)
    case preview(Item.State)
  }

  @CasePathable
  enum Action {
    case edit(Item.Action)
    case preview(Item.Action)
  }

  @CasePathable
  enum CaseScope: _CaseScopeProtocol {
    case edit(StoreOf<Item>)
    case preview(StoreOf<Item>)
  }

  typealias Body = _CaseReducers<State, Action>

  static var body: Body {
    var cases = Body()
    cases.add(\.edit, action: \.edit, child: Item.init)
    cases.add(\.preview, action: \.preview, child: Item.init)
    return cases
  }

  static func scope(_ store: Store<State, Action>) -> CaseScope {
    switch store.state {
    case .edit: .edit(store._scope(case: \.edit, action: \.edit))
    case .preview: .preview(store._scope(case: \.preview, action: \.preview))
    }
  }
}
