// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Foundation
import MarketKit
import SwiftUI

/// The form in which a customer orders a delivery.
public struct DeliveryForm: Reducer {
  public struct State: Equatable {
    @BindingState public var address = Address()
    @BindingState public var tip = 1.0
    @BindingState public var isExpress = false
    public var couriers: IdentifiedArrayOf<Courier> = []
    public var isLoading = false
    public var showsMistakes = false
    @PresentationState public var destination: Destination.State?

    public init() {}

    public var price: Money {
      let base = Money(cents: isExpress ? 490 : 290)
      return base + Money(cents: Int(tip * 100))
    }
  }

  public enum Action: Equatable {
    case couriersResponse(TaskResult<[Courier]>)
    case delegate(Delegate)
    case destination(PresentationAction<Destination.Action>)
    case view(View)

    public enum Delegate: Equatable {
      case ordered(Address, Courier.ID)
    }

    public enum View: BindableAction, Equatable {
      case binding(BindingAction<State>)
      case courierTapped(Courier.ID)
      case helpButtonTapped
      case orderButtonTapped
      case refreshed
      case streetChanged(String)
    }
  }

  public struct Destination: Reducer {
    public enum State: Equatable {
      case alert(AlertState<Action.Alert>)
      case tracking(Tracking.State)
    }

    public enum Action: Equatable {
      case alert(Alert)
      case tracking(Tracking.Action)

      public enum Alert: Equatable {
        case orderAnyway
      }
    }

    public var body: some ReducerOf<Self> {
      Scope(state: /State.tracking, action: /Action.tracking) {
        Tracking()
      }
    }
  }

  @Dependency(\.couriers.available) var available
  @Dependency(\.openURL) var openURL

  public init() {}

  public var body: some Reducer<State, Action> {
    BindingReducer(action: /Action.view)
    Reduce { state, action in
      switch action {
      case let .view(viewAction):
        return handle(viewAction, &state)

      case let .couriersResponse(.success(couriers)):
        state.isLoading = false
        state.couriers = IdentifiedArray(uniqueElements: couriers)
        return .none

      case .couriersResponse(.failure):
        state.isLoading = false
        return .none

      case .destination(.presented(.alert(.orderAnyway))):
        state.showsMistakes = false
        guard let courier = state.couriers.first else { return .none }
        return .send(.delegate(.ordered(state.address, courier.id)))

      case .delegate, .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: /Action.destination) {
      Destination()
    }
  }

  private func handle(_ action: Action.View, _ state: inout State) -> Effect<Action> {
    switch action {
    case .binding(\.$isExpress):
      state.tip = state.isExpress ? max(2, state.tip) : state.tip
      return .none

    case .binding:
      return .none

    case let .courierTapped(id):
      guard let courier = state.couriers[id: id] else { return .none }
      state.destination = .tracking(
        Tracking.State(courier: courier, goal: Courier.Position(row: 0, column: 0))
      )
      return .none

    case .helpButtonTapped:
      return .fireAndForget(priority: .userInitiated) {
        await openURL(URL(string: "https://example.com/delivery")!)
      }

    case .orderButtonTapped:
      guard state.address.mistakes.isEmpty else {
        state.showsMistakes = true
        state.destination = .alert(
          AlertState {
            TextState("Is this an address?")
          } actions: {
            ButtonState(action: .send(.orderAnyway)) {
              TextState("It is")
            }
            ButtonState(role: .cancel) {
              TextState("Let me see")
            }
          }
        )
        return .none
      }
      guard let courier = state.couriers.first else { return .none }
      return .send(.delegate(.ordered(state.address, courier.id)))

    case .refreshed:
      state.isLoading = true
      return .task(priority: .high) {
        await .couriersResponse(TaskResult { try await available() })
      }

    case let .streetChanged(street):
      // A number after the street belongs into the next field.
      let words = street.split(separator: " ")
      if let last = words.last, words.count > 1, last.first?.isNumber == true {
        state.address.street = words.dropLast().joined(separator: " ")
        state.address.number = String(last)
      } else {
        state.address.street = street
      }
      return .none
    }
  }
}

public struct DeliveryFormView: View {
  let store: StoreOf<DeliveryForm>

  public init(store: StoreOf<DeliveryForm>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store, observe: { $0 }, send: DeliveryForm.Action.view) { viewStore in
      Form {
        Section("Address") {
          TextField(
            "Street",
            text: viewStore.binding(get: \.address.street, send: { .streetChanged($0) })
          )
          TextField("Number", text: viewStore.$address.number)
          TextField("Town", text: viewStore.$address.town)
          Stepper("Floor \(viewStore.address.floor)", value: viewStore.$address.floor, in: 0...30)
          Toggle("Elevator", isOn: viewStore.$address.hasElevator)
          if viewStore.showsMistakes {
            Text("Something is missing.")
          }
        }
        Section {
          Toggle("Express", isOn: viewStore.$isExpress)
          Slider(value: viewStore.$tip, in: 0...10, step: 0.5)
        } header: {
          Text("Price: \(viewStore.price.label)")
        }
        ForEach(viewStore.couriers) { courier in
          Button(courier.name) { viewStore.send(.courierTapped(courier.id)) }
        }
        Button("Order") { viewStore.send(.orderButtonTapped) }
        Button("Help") { viewStore.send(.helpButtonTapped) }
      }
      .refreshable { await viewStore.send(.refreshed, while: \.isLoading) }
    }
    .alert(
      store: store.scope(state: \.$destination, action: { .destination($0) }),
      state: /DeliveryForm.Destination.State.alert,
      action: DeliveryForm.Destination.Action.alert
    )
    .popover(
      store: store.scope(state: \.$destination, action: { .destination($0) }),
      state: /DeliveryForm.Destination.State.tracking,
      action: DeliveryForm.Destination.Action.tracking
    ) { trackingStore in
      TrackingView(store: trackingStore)
    }
  }
}

struct TrackingView: View {
  let store: StoreOf<Tracking>

  var body: some View {
    VStack {
      WithViewStore(store, observe: { $0 }) { (viewStore: ViewStoreOf<Tracking>) in
        if viewStore.hasArrived {
          Text("\(viewStore.courier.name) is here!")
        } else {
          Text("\(viewStore.courier.name) is here in \(viewStore.minutes) minutes.")
        }
        if !viewStore.isBellHidden {
          Image(systemName: "bell.fill")
        }
        List(viewStore.log) { entry in
          Button("\(entry.minutes) minutes") {
            viewStore.send(.entryTapped(entry.id), animation: .easeIn)
          }
        }
        Button("Ring") { viewStore.send(.bellTapped) }
      }
      Button("Sort") { ViewStore(store, observe: { $0 }).send(.sortButtonTapped) }
    }
    .onAppear { store.send(.started) }
    .onDisappear { store.send(.stopped) }
  }
}
