// SPDX-License-Identifier: MIT

import ComposableArchitecture
import ComposableEffectIdentifier
import Foundation

/// Counts down the minutes for which a place in a car park is paid.
public struct ParkingMeter: ReducerProtocol {
  public struct State: Equatable, Identifiable {
    public let id: String
    public var minutes: Int

    public init(id: String, minutes: Int = 0) {
      self.id = id
      self.minutes = minutes
    }
  }

  public enum Action: Equatable {
    case coinInserted
    case minutePassed
    case carLeft
    case closingTime
  }

  /// Identifies the countdowns of all car parks, which close together.
  @EffectID public static var openID

  @EffectID var countdownID
  @Dependency(\.mainQueue) var mainQueue

  public init() {}

  public var body: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      switch action {
      case .coinInserted:
        state.minutes += 10
        return Effect.timer(id: countdownID, every: 60, on: mainQueue)
          .map { _ in .minutePassed }
          .cancellable(id: Self.openID)

      case .minutePassed:
        state.minutes -= 1
        return state.minutes > 0 ? .none : .cancel(id: countdownID)

      case .carLeft:
        state.minutes = 0
        return .cancel(id: countdownID)

      case .closingTime:
        return .cancel(id: Self.openID)
      }
    }
  }
}

/// A car park, whose meters do not know of each other.
public struct CarPark: ReducerProtocol {
  public struct State: Equatable {
    public var meters: IdentifiedArrayOf<ParkingMeter.State>

    public init(places: [String]) {
      meters = IdentifiedArray(uniqueElements: places.map { ParkingMeter.State(id: $0) })
    }
  }

  public enum Action: Equatable {
    case meter(id: ParkingMeter.State.ID, action: ParkingMeter.Action)
    case gateOpened
  }

  public init() {}

  public var body: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      switch action {
      case .gateOpened:
        state.meters.removeAll { $0.minutes == 0 }
        return .none
      case .meter:
        return .none
      }
    }
    .forEachNamespaced(\.meters, action: /Action.meter(id:action:)) {
      ParkingMeter()
    }
    .namespace { (town: DependencyValues) in town.townID }
  }
}

/// A garage with a single place, beside others of its kind.
public struct Garage: ReducerProtocol {
  public struct State: Equatable {
    public let street: String
    public var meter: ParkingMeter.State

    public init(street: String) {
      self.street = street
      meter = ParkingMeter.State(id: street)
    }
  }

  public enum Action: Equatable {
    case meter(ParkingMeter.Action)
  }

  public init() {}

  public var body: some ReducerProtocol<State, Action> {
    Scope(state: \.meter, action: /Action.meter) {
      ParkingMeter()
    }
    .namespace(\.street)
  }
}

private enum TownIDKey: DependencyKey {
  static let liveValue = 0
  static let testValue = 0
}

extension DependencyValues {
  /// The town whose car parks are shown.
  public var townID: Int {
    get { self[TownIDKey.self] }
    set { self[TownIDKey.self] = newValue }
  }
}
