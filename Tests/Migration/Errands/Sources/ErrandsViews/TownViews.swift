// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Errands
import Perception
import SwiftUI

/// The steps of a walk, alone or in company.
public struct WalkView: View {
  let store: StoreOf<Walk>

  public init(store: StoreOf<Walk>) {
    self.store = store
  }

  public var body: some View {
    VStack {
      StepCounterView(store: store.scope(state: \.own, action: Walk.Action.own))
      IfLetStore(store.scope(state: \.companion, action: Walk.Action.companion)) { companion in
        StepCounterView(store: companion)
      } else: {
        Text("You walk alone.")
      }
      Button("Company") { store.send(.companionToggled) }
    }
  }
}

/// One counter of steps.
struct StepCounterView: View {
  let store: StoreOf<StepCounter>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      HStack {
        Text("\(viewStore.steps)")
        Button("+") { viewStore.send(.addTapped) }
        Button("-") { viewStore.send(.removeTapped) }
        Button(viewStore.isCounting ? "Stop" : "Start") { viewStore.send(.countingToggled) }
      }
    }
  }
}

/// The questions for somebody who is new in town.
public struct ArrivalView: View {
  let store: StoreOf<Arrival>

  public init(store: StoreOf<Arrival>) {
    self.store = store
  }

  public var body: some View {
    SwitchStore(store) { state in
      switch state {
      case .welcome:
        CaseLet(/Arrival.State.welcome, action: Arrival.Action.welcome) { store in
          WelcomeView(store: store)
        }
      case .address:
        CaseLet(/Arrival.State.address, action: Arrival.Action.address) {
          HomeAddressView(store: $0)
        }
      case .done:
        Text("Welcome home!")
      }
    }
  }
}

struct WelcomeView: View {
  let store: StoreOf<Welcome>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        TextField("Your name", text: viewStore.$name)
        Toggle("I like to walk", isOn: viewStore.$likesWalking)
        Button("Continue") { viewStore.send(.continueTapped) }
      }
    }
  }
}

struct HomeAddressView: View {
  let store: StoreOf<HomeAddress>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Text("Hello, \(viewStore.name)!")
      TextField(
        "Street",
        text: viewStore.binding(get: { $0.street }, send: HomeAddress.Action.streetChanged)
      )
      Button("Done") { viewStore.send(.doneTapped) }
    }
  }
}

/// The weather of the next hours.
public struct WeatherView: View {
  let store: StoreOf<Weather>
  let notes: WeatherNotes

  public init(store: StoreOf<Weather>, notes: WeatherNotes) {
    self.store = store
    self.notes = notes
  }

  public var body: some View {
    VStack {
      WithViewStore(store, observe: { $0 }) { viewStore in
        Text(viewStore.sky == .clear ? "Clear" : "Rain")
        if let hint = viewStore.hint {
          Text(hint)
          Button("I have one") { viewStore.send(.umbrellaTaken) }
        }
        Button("Refresh") { viewStore.send(.refreshTapped) }
      }
      WithPerceptionTracking {
        ForEach(notes.lines, id: \.self) { line in
          Text(line)
        }
      }
    }
    .onAppear { store.send(.appeared) }
    .onDisappear { store.send(.disappeared) }
  }
}

/// The places of a car park.
public struct CarParkView: View {
  let store: StoreOf<CarPark>

  public init(store: StoreOf<CarPark>) {
    self.store = store
  }

  public var body: some View {
    ForEachStore(
      store.scope(state: \.meters, action: { .meter(id: $0, action: $1) })
    ) { meter in
      WithViewStore(meter, observe: { $0 }) { viewStore in
        HStack {
          Text("\(viewStore.id): \(viewStore.minutes) minutes")
          Button("Coin") { viewStore.send(.coinInserted) }
        }
      }
    }
  }
}
