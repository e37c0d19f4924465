// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Foundation

// MARK: - Offer

/// One thing on a stall, with a price that can be talked about.
@Reducer
public struct Offer {
  @ObservableState
  public struct State: Equatable, Sendable {
    public let name: String
    public var cents: Int
    public var isHaggling = false

    public init(name: String, cents: Int) {
      self.name = name
      self.cents = cents
    }
  }

  public enum Action: Equatable, Sendable {
    case haggleTapped
    case priceCalled(Int)
    case boughtTapped
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.withRandomNumberGenerator) var generator

  private enum CancelID { case haggling }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .haggleTapped:
        guard !state.isHaggling else {
          state.isHaggling = false
          return .cancel(id: CancelID.haggling)
        }
        state.isHaggling = true
        return .run { [cents = state.cents] send in
          try await clock.sleep(for: .seconds(3))
          let discount = generator { Int.random(in: 1...10, using: &$0) }
          await send(.priceCalled(cents - discount))
        }
        .cancellable(id: CancelID.haggling)

      case let .priceCalled(cents):
        state.isHaggling = false
        state.cents = max(cents, 1)
        return .none

      case .boughtTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}

// MARK: - Stall

/// A stall on the market.
@Reducer
public struct Stall {
  @ObservableState
  public struct State: Equatable, Identifiable, Sendable {
    public let id: UUID
    public var name: String
    public var visitedAt: Date?
    @Presents public var offer: Offer.State?

    public init(id: UUID, name: String) {
      self.id = id
      self.name = name
    }
  }

  @CasePathable
  public enum Action: Equatable, Sendable {
    case appeared
    case offerTapped(name: String, cents: Int)
    case offer(PresentationAction<Offer.Action>)
    case leaveTapped
  }

  @Dependency(\.date.now) var now
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        state.visitedAt = now
        return .none

      case let .offerTapped(name, cents):
        state.offer = Offer.State(name: name, cents: cents)
        return .none

      case .offer:
        return .none

      case .leaveTapped:
        return isPresented ? .run { _ in await dismiss() } : .none
      }
    }
    .ifLet(\.$offer, action: \.offer) {
      Offer()
    }
  }
}

// MARK: - Market

/// The weekly market: its stalls, and a way through them.
@Reducer
public struct Market {
  @Reducer(state: .equatable, .sendable, action: .equatable, .sendable)
  public enum Path {
    case stall(Stall)
    @ReducerCaseIgnored
    case map(width: Int)
  }

  @ObservableState
  public struct State: Equatable, Sendable {
    public var stalls: IdentifiedArrayOf<Stall.State> = []
    public var path = StackState<Path.State>()
    public var purchases = 0

    public init() {}
  }

  public enum Action: Equatable, Sendable {
    case opened(names: [String])
    case stall(IdentifiedActionOf<Stall>)
    case path(StackActionOf<Path>)
    case mapTapped
    case closed
  }

  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .opened(names):
        for name in names {
          state.stalls.append(Stall.State(id: uuid(), name: name))
        }
        return .none

      case .path(.element(id: _, action: .stall(.offer(.presented(.boughtTapped))))):
        state.purchases += 1
        return .none

      case .mapTapped:
        state.path.append(.map(width: 40))
        return .none

      case .closed:
        state.path.removeAll()
        return .none

      case .stall, .path:
        return .none
      }
    }
    .forEach(\.stalls, action: \.stall) {
      Stall()
    }
    .forEach(\.path, action: \.path)
    .onChange(of: \.purchases) { _, purchases in
      Reduce { state, _ in
        // Nobody carries more than three bags.
        purchases > 3 ? .send(.closed, animation: .default) : .none
      }
    }
  }
}
