// SPDX-License-Identifier: MIT

import Ensemble

/// A feature that presents one of several others.
@Reducer
struct Inventory {
  @Reducer
  enum Destination {
    case edit(Edit)
    case search(Search = Search(limit: 2))
    case modal(Modal.Body = Modal.body)
    @ReducerCaseEphemeral case toast(ToastState<Toast>)
    case tip(String, page: Int)
    @ReducerCaseIgnored case scan(Int)
    case help
    #if os(Plan9)
    case camera(Camera)
    #endif

    @CasePathable
    enum Toast { case undo }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var undone = 0
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case present(Destination.State?)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.toast(.undo))): state.undone += 1
      case .present(let destination): state.destination = destination
      case .destination: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Inventory.Destination.State: Equatable {}

@Reducer
struct Edit {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var price = 0
  }

  enum Action { case rename(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rename(let name): state.name = name
      }
      return .none
    }
  }
}

@Reducer
struct Search {
  let limit: Int

  @ObservableState
  struct State: Equatable { var results: [String] = [] }

  enum Action { case found([String]) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .found(let results): state.results = Array(results.prefix(limit))
      }
      return .none
    }
  }
}

@Reducer
enum Modal {
  case edit(Edit)
}

extension Modal.State: Equatable {}

struct ToastState<Action>: Equatable, _EphemeralState {
  var text = ""
}

extension StoreOf<Inventory> {
  static func presenting(_ destination: Inventory.Destination.State?) -> StoreOf<Inventory> {
    Store(initialState: Inventory.State(destination: destination)) { Inventory() }
  }
}
