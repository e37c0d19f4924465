// SPDX-License-Identifier: MIT

import MarketKit
import SwiftUI

public struct StallListView: View {
  private let store: StoreOf<StallList>

  private struct ViewState: Equatable {
    let stalls: [Stall]
    let favorites: Set<Stall.ID>
    let failure: String?
    let isFiltered: Bool
    let isRunning: Bool
    let order: StallList.SortOrder

    init(state: StallList.State) {
      self.stalls = state.shown
      self.favorites = state.favorites
      self.failure = state.stalls.failure
      self.isFiltered = state.filterState.isActive
      self.isRunning = state.stalls.isRunning
      self.order = state.order
    }
  }

  public init(store: StoreOf<StallList>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store, observe: ViewState.init) { viewStore in
      List {
        Picker(
          "Order",
          selection: viewStore.binding(get: \.order, send: StallList.Action.orderChanged)
        ) {
          ForEach(StallList.SortOrder.allCases, id: \.self) { order in
            Text(order.rawValue).tag(order)
          }
        }
        .pickerStyle(.segmented)
        if let failure = viewStore.failure {
          FailureView(message: failure) { viewStore.send(.refresh) }
        }
        ForEach(viewStore.stalls) { stall in
          Button {
            viewStore.send(.stallTapped(stall.id))
          } label: {
            StallRow(stall: stall, isFavorite: viewStore.favorites.contains(stall.id))
          }
        }
      }
      .overlay {
        if viewStore.isRunning {
          ProgressView()
        }
      }
      .toolbar {
        Button("Search") { viewStore.send(.searchButtonTapped) }
        Button(viewStore.isFiltered ? "Filter •" : "Filter") {
          viewStore.send(.filterButtonTapped)
        }
      }
      .refreshable { await viewStore.send(.refresh).finish() }
      .task { await viewStore.send(.task).finish() }
    }
    .background {
      NavigationLinkStore(
        store.scope(state: \.$destination, action: StallList.Action.destination),
        state: /StallList.Destination.State.detail,
        action: StallList.Destination.Action.detail
      ) {
      } destination: { store in
        StallDetailView(store: store)
      } label: {
        EmptyView()
      }
    }
    .sheet(
      store: store.scope(state: \.$destination, action: StallList.Action.destination),
      state: /StallList.Destination.State.filter,
      action: StallList.Destination.Action.filter
    ) { filterStore in
      NavigationView {
        StallFilterView(store: filterStore)
      }
    }
    .sheet(
      store: store.scope(state: \.$destination, action: StallList.Action.destination),
      state: /StallList.Destination.State.search,
      action: StallList.Destination.Action.search,
      content: ProductSearchView.init(store:)
    )
    .navigationTitle("Stalls")
  }
}

struct StallRow: View {
  let stall: Stall
  let isFavorite: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(stall.name).font(.headline)
        Text(stall.categories.map(\.title).joined(separator: ", "))
          .font(.caption)
          .foregroundColor(.secondary)
      }
      Spacer()
      if isFavorite {
        Image(systemName: "heart.fill")
      }
      Text(stall.stars)
    }
  }
}

struct StallListView_Previews: PreviewProvider {
  static var previews: some View {
    StallListView(
      store: Store(initialState: StallList.State()) {
        StallList()
          ._printChanges()
      }
    )
    .previewDisplayName("Market")
  }
}
