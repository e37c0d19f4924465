// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Errands
import SwiftUI

/// The weekly market.
public struct MarketView: View {
  @Bindable var store: StoreOf<Market>

  public init(store: StoreOf<Market>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        ForEach(store.stalls) { stall in
          NavigationLink(state: Market.Path.State.stall(stall)) {
            Text(stall.name)
          }
        }
      }
      Button("Map") { store.send(.mapTapped) }
    } destination: { store in
      switch store.case {
      case let .stall(store):
        StallView(store: store)
      case let .map(width):
        Text("A map of \(width) metres")
      }
    }
  }
}

/// One stall, whose offers are pages.
struct StallView: View {
  let store: StoreOf<Stall>

  var body: some View {
    VStack {
      Text(store.name)
      Button("Apples") { store.send(.offerTapped(name: "Apples", cents: 250)) }
      Button("Leave") { store.send(.leaveTapped) }
    }
    .onAppear { store.send(.appeared) }
    .navigationDestination(store: store.scope(state: \.$offer, action: \.offer)) { store in
      OfferView(store: store)
    }
  }
}

/// One offer.
struct OfferView: View {
  let store: StoreOf<Offer>

  var body: some View {
    Text("\(store.name): \(store.cents)")
    Button(store.isHaggling ? "Never mind" : "Too much!") { store.send(.haggleTapped) }
    Button("Buy") { store.send(.boughtTapped) }
  }
}
