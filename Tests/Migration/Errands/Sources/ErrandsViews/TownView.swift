// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Errands
import QueueWatch
import SwiftUI
import tinyTCA

/// The pages of the town, and the sheets above them.
public struct TownView: View {
  let store: StoreOf<Town>
  private let queue: Store<QueueCount>

  public init(store: StoreOf<Town>, queue: Store<QueueCount>) {
    self.store = store
    self.queue = queue
  }

  public var body: some View {
    TabView {
      ErrandAppView(store: store.scope(state: \.errands, action: Town.Action.errands))
        .tabItem { Text("Errands") }
      LibraryView(store: store.scope(state: \.library, action: Town.Action.library))
        .tabItem { Text("Library") }
      CarParkView(store: store.scope(state: \.carPark, action: Town.Action.carPark))
        .tabItem { Text("Parking") }
      weather
        .tabItem { Text("Weather") }
      QueueView(store: queue)
        .tabItem { Text("Queue") }
    }
    .sheet(
      store: store.scope(state: \.$destination, action: { .destination($0) }),
      state: /Town.Destination.State.profile,
      action: Town.Destination.Action.profile
    ) { store in
      ProfileView(store: store)
    }
    .popover(
      store: store.scope(state: \.$destination, action: { .destination($0) }),
      state: /Town.Destination.State.walk,
      action: Town.Destination.Action.walk
    ) { store in
      WalkView(store: store)
    }
    .fullScreenCover(
      store: store.scope(state: \.$destination, action: { .destination($0) }),
      state: /Town.Destination.State.arrival,
      action: Town.Destination.Action.arrival
    ) { store in
      ArrivalView(store: store)
    }
  }

  private var weather: some View {
    VStack {
      WeatherView(
        store: store.scope(state: \.weather, action: Town.Action.weather),
        notes: WeatherNotes()
      )
      Button("Profile") { store.send(.profileTapped) }
      Button("I am new") { store.send(.newcomerTapped) }
      Button("Walk") { store.send(.walkTapped) }
    }
  }
}
