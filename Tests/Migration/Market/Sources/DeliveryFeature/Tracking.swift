// SPDX-License-Identifier: MIT

import Foundation
import MarketKit

/// Follows a courier to a customer.
public struct Tracking: Reducer {
  public struct State: Equatable {
    public var courier: Courier
    public let goal: Courier.Position
    public var log: [Entry] = []
    public var isOffline = false, isBellHidden = true
    public var chosen: Entry.ID?

    public struct Entry: Equatable, Identifiable {
      public let id: Int
      public var minutes: Int
    }

    public init(courier: Courier, goal: Courier.Position) {
      self.courier = courier
      self.goal = goal
    }

    public var minutes: Int { courier.minutes(to: goal) }

    public var hasArrived: Bool { courier.position == goal }

    mutating func forgetOthers() {
      log.removeAll(where: { $0.id != chosen })
    }
  }

  public enum Action: Equatable {
    case bellHidden
    case bellTapped
    case called(Bool)
    case entryTapped(State.Entry.ID?)
    case forgetButtonTapped
    case moved(TaskResult<Courier.Position>)
    case started
    case stopped
    case sortButtonTapped
  }

  private enum ID { case positions, bell }

  @Dependency(\.couriers) var couriers
  @Dependency(\.mainQueue) var mainQueue
  @Dependency(\.mainRunLoop) var mainRunLoop

  public init() {}

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .started:
        return .run(priority: .background) { [id = state.courier.id] send in
          let ask = Patience(scheduler: self.mainQueue)
          for await _ in self.mainRunLoop.timer(interval: 10) {
            await send(
              .moved(
                TaskResult {
                  try await ask { try await self.couriers.position(id) }
                }
              )
            )
          }
        }
        .cancellable(id: ID.positions, cancelInFlight: true)

      case .stopped:
        return .merge(.cancel(id: ID.positions), .cancel(id: ID.bell))

      case let .moved(.success(position)):
        state.isOffline = false
        state.courier.position = position
        state.log.append(State.Entry(id: state.log.count, minutes: state.minutes))
        return state.hasArrived ? .cancel(id: ID.positions) : .none

      case .moved(.failure):
        state.isOffline = true
        return .none

      case .bellTapped:
        guard state.minutes <= 1 else { return .none }
        return .run { [id = state.courier.id] send in
          await send(.called(self.couriers.call(id)))
        }
        .throttle(id: ID.bell, for: 5, scheduler: mainQueue, latest: false)

      case let .called(isHeard):
        state.isBellHidden = !isHeard
        return .run { send in
          try await self.mainRunLoop.sleep(for: .seconds(2))
          await send(.bellHidden)
        }

      case .bellHidden:
        state.isBellHidden = true
        return .none

      case let .entryTapped(id):
        state.chosen = id
        return .none

      case .forgetButtonTapped:
        state.forgetOthers()
        return .none

      case .sortButtonTapped:
        state.log.sort { lhs, rhs in
          if lhs.id == state.chosen { return true }
          return rhs.id != state.chosen && lhs.minutes < rhs.minutes
        }
        return .none
      }
    }
  }
}
