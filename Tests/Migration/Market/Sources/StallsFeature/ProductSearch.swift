// SPDX-License-Identifier: MIT

import Foundation
import MarketKit
import SwiftUI

/// Searches all stalls while somebody types.
public struct ProductSearch: Reducer {
  public struct State: Equatable {
    public var query = ""
    public var results: [Product] = []
    public var isSearching = false
    public var failure: String?
    public var recent: [String] = []

    public init() {}
  }

  public enum Action: Equatable {
    case clearRecentButtonTapped
    case queryChanged(String)
    case recentLoaded([String])
    case response(TaskResult<[Product]>)
    case resultTapped(Product)
    case searchSubmitted
    case task
  }

  private enum CancelID: Hashable {
    case search
  }

  @Dependency(\.keyValues) var keyValues
  @Dependency(\.mainQueue) var mainQueue
  @Dependency(\.market) var market

  public init() {}

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .task:
        return .run { send in
          await send(.recentLoaded(keyValues.value(for: "recent") ?? []))
        }

      case let .recentLoaded(recent):
        state.recent = recent
        return .none

      case let .queryChanged(query):
        state.query = query
        state.failure = nil
        guard query.count > 1 else {
          state.results = []
          state.isSearching = false
          return .cancel(id: CancelID.search)
        }
        state.isSearching = true
        return search(for: query)
          .debounce(id: CancelID.search, for: .milliseconds(400), scheduler: mainQueue)

      case .searchSubmitted:
        guard !state.query.isEmpty else { return .none }
        return .concatenate(
          .cancel(id: CancelID.search),
          search(for: state.query)
        )

      case let .response(.success(products)):
        state.isSearching = false
        state.results = products.sorted { $0.price < $1.price }
        return .none

      case let .response(.failure(error)):
        state.isSearching = false
        state.failure = error.localizedDescription
        return .none

      case .resultTapped:
        state.recent.removeAll { $0 == state.query }
        state.recent.insert(state.query, at: 0)
        state.recent = Array(state.recent.prefix(5))
        return .run { [recent = state.recent] _ in
          await keyValues.set(recent, for: "recent")
        }

      case .clearRecentButtonTapped:
        state.recent = []
        return .fireAndForget {
          await keyValues.set([String]?.none, for: "recent")
        }
      }
    }
  }

  private func search(for query: String) -> Effect<Action> {
    .run { send in
      await send(.response(TaskResult { try await market.search(query) }))
    }
    .cancellable(id: CancelID.search, cancelInFlight: true)
  }
}

public struct ProductSearchView: View {
  let store: StoreOf<ProductSearch>

  public init(store: StoreOf<ProductSearch>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      List {
        TextField(
          "What do you need?",
          text: viewStore.binding(get: \.query, send: { .queryChanged($0) })
        )
        .onSubmit { viewStore.send(.searchSubmitted) }
        if viewStore.isSearching {
          ProgressView()
        } else if let failure = viewStore.failure {
          FailureView(message: failure) { viewStore.send(.searchSubmitted) }
        } else if viewStore.query.isEmpty {
          Section(header: Text("Recently")) {
            ForEach(viewStore.recent, id: \.self) { query in
              Button(query) { viewStore.send(.queryChanged(query)) }
            }
            if !viewStore.recent.isEmpty {
              Button("Clear", role: .destructive) { viewStore.send(.clearRecentButtonTapped) }
            }
          }
        } else {
          ForEach(viewStore.results) { product in
            Button {
              viewStore.send(.resultTapped(product))
            } label: {
              HStack {
                Text(product.name)
                Spacer()
                PriceTag(product: product)
              }
            }
          }
        }
      }
      .task { await viewStore.send(.task).finish() }
    }
  }
}
