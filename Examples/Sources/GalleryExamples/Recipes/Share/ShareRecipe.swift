// SPDX-License-Identifier: MIT

import Ensemble

/// A number of guests, which the kitchen knows too.
@Reducer
struct ShareRecipe: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    @Shared(.guests) var guests
    var kitchen = Kitchen.State()
  }

  enum Action: Sendable {
    case guestsChanged(Int)
    case kitchen(Kitchen.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.kitchen, action: \.kitchen) { Kitchen() }
    Reduce { state, action in
      if case .guestsChanged(let guests) = action { state.$guests.withLock { $0 = guests } }
      return .none
    }
  }
}

/// A feature that reads the number of guests, and does not know who changes it.
@Reducer
struct Kitchen: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    @SharedReader(.guests) var guests
    var courses = 3

    var plates: Int { guests * courses }
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  /// The key of the number of guests, which is forgotten with the program.
  fileprivate static var guests: Self { Self[.inMemory("guests"), default: 2] }
}
