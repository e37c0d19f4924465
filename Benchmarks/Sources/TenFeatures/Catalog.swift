// SPDX-License-Identifier: MIT

import Ensemble

/// A list with a search.
@ComposeReducer(
  .bindable,
  children: [.reducer("search", of: Search.self, initialState: .init())]
)
@Composer
struct Catalog {
  struct State: Equatable {
    var items: IdentifiedArrayOf<Item> = []
    var isLoading = false
    var sortsByPrice = false
  }

  enum ViewAction {
    case appeared
    case itemTapped(Item.ID)
  }

  @ComposeActionCase
  enum Delegate {
    case opened(Item)
  }

  @Dependency(\.continuousClock) var clock

  @ComposeBodyActionCase
  func view(state: inout State, action: ViewAction) -> EffectOf<Self> {
    switch action {
    case .appeared:
      state.isLoading = true
      return .send(.load)
    case .itemTapped(let id):
      return state.items[id: id].map { .send(.delegate(.opened($0))) } ?? .none
    }
  }

  @ComposeBodyActionCase(cancelInFlight: true)
  func load() async throws -> Action? {
    try await clock.sleep(for: .seconds(1))
    return .loaded([Item(id: 1, name: "Lamp", price: 2_500)])
  }

  @ComposeBodyActionCase
  func loaded(state: inout State, action items: [Item]) {
    state.isLoading = false
    state.items = IdentifiedArray(uniqueElements: items)
  }

  @ComposeBodyOnChange(of: \State.sortsByPrice, attachment: .feature)
  func sortingChanged(state: inout State, newValue: Bool) {
    state.items.sort { newValue ? $0.price < $1.price : $0.name < $1.name }
  }
}

/// A field whose text is searched for when it has rested.
@ComposeReducer(.bindable)
@Composer
struct Search {
  struct State: Equatable {
    var text = ""
    var results: [String] = []
  }

  @ComposeBodyOnChange(of: \State.text, attachment: .feature)
  func textChanged() -> EffectOf<Self> {
    .send(.find)
  }

  @ComposeBodyActionCase(debounce: .milliseconds(300))
  func find(state: State) async -> Action? {
    .found(state.text.split(separator: " ").map(String.init))
  }

  @ComposeBodyActionCase
  func found(state: inout State, action results: [String]) {
    state.results = results
  }
}
