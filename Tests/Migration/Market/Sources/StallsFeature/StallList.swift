// SPDX-License-Identifier: MIT

import Foundation
import MarketKit

/// All stalls, of which one is open.
public struct StallList: Reducer {
  public struct State: Equatable {
    public var stalls: Loading<IdentifiedArrayOf<Stall>> = .idle
    public var favorites: Set<Stall.ID> = []
    public var order: SortOrder = .row
    public var filterState = StallFilter.State()
    @PresentationState public var destination: Destination.State?

    public init() {}

    /// The stalls that have a product which the filter accepts, favorites first.
    public var shown: [Stall] {
      guard let stalls = stalls.value else { return [] }
      let accepted = stalls.filter { stall in
        !filterState.isActive || stall.products.contains(where: filterState.accepts)
      }
      return accepted.sorted { lhs, rhs in
        let isFavorite = (favorites.contains(lhs.id), favorites.contains(rhs.id))
        if isFavorite.0 != isFavorite.1 { return isFavorite.0 }
        switch order {
        case .row: return lhs.row < rhs.row
        case .name: return lhs.name < rhs.name
        case .rating: return lhs.rating ?? 0 > rhs.rating ?? 0
        }
      }
    }
  }

  public enum SortOrder: String, CaseIterable, Equatable {
    case row = "Row"
    case name = "Name"
    case rating = "Rating"
  }

  public enum Action: Equatable {
    case delegate(Delegate)
    case destination(PresentationAction<Destination.Action>)
    case favoritesLoaded(Set<Stall.ID>)
    case filterButtonTapped
    case orderChanged(SortOrder)
    case refresh
    case searchButtonTapped
    case stallTapped(Stall.ID)
    case stallsResponse(TaskResult<[Stall]>)
    case task

    public enum Delegate: Equatable {
      case ordered([Order.Line], from: Stall.ID)
    }
  }

  public struct Destination: Reducer {
    public enum State: Equatable {
      case detail(StallDetail.State)
      case filter(StallFilter.State)
      case search(ProductSearch.State)
    }

    public enum Action: Equatable {
      case detail(StallDetail.Action)
      case filter(StallFilter.Action)
      case search(ProductSearch.Action)
    }

    public var body: some ReducerOf<Self> {
      Scope(state: /State.detail, action: /Action.detail) {
        StallDetail()
      }
      Scope(state: /State.filter, action: /Action.filter) {
        StallFilter()
      }
      Scope(state: /State.search, action: /Action.search) {
        ProductSearch()
      }
    }
  }

  @Dependency(\.keyValues) var keyValues
  @Dependency(\.market) var market

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        guard case .idle = state.stalls else { return .none }
        state.stalls = .running
        return .merge(
          .run { send in
            await send(.favoritesLoaded(keyValues.value(for: "favorites") ?? []))
          },
          load()
        )

      case .refresh:
        return load()

      case let .favoritesLoaded(favorites):
        state.favorites = favorites
        return .none

      case let .stallsResponse(.success(stalls)):
        state.stalls = .loaded(IdentifiedArray(uniqueElements: stalls))
        return .none

      case let .stallsResponse(.failure(error)):
        state.stalls = .failed(error.localizedDescription)
        return .none

      case let .orderChanged(order):
        state.order = order
        return .none

      case .filterButtonTapped:
        state.destination = .filter(state.filterState)
        return .none

      case .searchButtonTapped:
        state.destination = .search(ProductSearch.State())
        return .none

      case let .stallTapped(id):
        guard let stall = state.stalls.value?[id: id] else { return .none }
        state.destination = .detail(
          StallDetail.State(stall: stall, isFavorite: state.favorites.contains(id))
        )
        return .none

      case let .destination(.presented(.detail(.delegate(action)))):
        switch action {
        case let .favoriteChanged(id, isFavorite):
          if isFavorite {
            state.favorites.insert(id)
          } else {
            state.favorites.remove(id)
          }
          return .run { [favorites = state.favorites] _ in
            await keyValues.set(favorites, for: "favorites")
          }
        case let .ordered(lines, from: id):
          state.destination = nil
          return .send(.delegate(.ordered(lines, from: id)))
        }

      case let .destination(.presented(.search(.resultTapped(product)))):
        let stall = state.stalls.value?.first { $0.products.contains { $0.id == product.id } }
        guard let stall = stall else { return .none }
        state.destination = .detail(
          StallDetail.State(stall: stall, isFavorite: state.favorites.contains(stall.id))
        )
        return .none

      case .destination(.dismiss):
        if case let .some(.filter(filter)) = state.destination {
          state.filterState = filter
        }
        return .none

      case .delegate, .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: /Action.destination) {
      Destination()
    }
  }

  private func load() -> EffectTask<Action> {
    .task {
      await .stallsResponse(TaskResult { try await self.market.stalls() })
    }
  }
}
