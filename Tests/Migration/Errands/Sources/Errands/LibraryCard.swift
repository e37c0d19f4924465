// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Foundation
import TCABoundaries

// MARK: - Sign in

/// The actions of the form in which readers of the public library identify themselves.
public enum CardAction: TCAFeatureAction {
  public enum ViewAction: Equatable {
    case numberTyped(String)
    case signInTapped
  }

  public enum DelegateAction: Equatable {
    case signedIn(reader: String)
  }

  public enum InternalAction: Equatable {
    case answered(TaskResult<String>)
  }

  case view(ViewAction)
  case delegate(DelegateAction)
  case _internal(InternalAction)
}

/// Identifies a reader by the number on a card.
public struct CardSignIn: BoundingReducer {
  @ObservableState
  public struct State: Equatable {
    public var number = ""
    public var isBusy = false
    public var message: String?

    public init(number: String = "") { self.number = number }
  }

  public typealias Action = CardAction

  @Dependency(\.library) var library

  public init() {}

  public func reduce(
    into state: inout State,
    viewAction action: Action.ViewAction
  ) -> EffectTask<Action> {
    switch action {
    case let .numberTyped(number):
      state.number = number.filter(\.isNumber)
      return .none

    case .signInTapped:
      state.isBusy = true
      return .task { [number = state.number] in
        await ._internal(.answered(TaskResult { try await library.reader(number) }))
      }
    }
  }

  public func reduce(
    into state: inout State,
    internalAction action: Action.InternalAction
  ) -> EffectTask<Action> {
    switch action {
    case let .answered(.success(reader)):
      state.isBusy = false
      state.message = nil
      return .send(.delegate(.signedIn(reader: reader)))

    case .answered(.failure):
      state.isBusy = false
      state.message = "This card is not known."
      return .none
    }
  }
}

// MARK: - Loans

/// One book that a reader has at home.
public struct Loan: BoundingReducer {
  @ObservableState
  public struct State: Equatable, Identifiable {
    public let id: Int
    public var title: String
    public var weeksLeft: Int

    public init(id: Int, title: String, weeksLeft: Int = 4) {
      self.id = id
      self.title = title
      self.weeksLeft = weeksLeft
    }
  }

  public enum Action: TCAFeatureAction {
    public enum ViewAction: Equatable { case renewTapped, returnTapped }
    public enum DelegateAction: Equatable { case returned }
    public enum InternalAction: Equatable { case renewed(weeks: Int) }

    case view(ViewAction)
    case delegate(DelegateAction)
    case _internal(InternalAction)
  }

  public init() {}

  public func reduce(
    into state: inout State,
    viewAction action: Action.ViewAction
  ) -> EffectTask<Action> {
    switch action {
    case .renewTapped: .send(._internal(.renewed(weeks: 4)))
    case .returnTapped: .send(.delegate(.returned))
    }
  }

  public func reduce(
    into state: inout State,
    internalAction action: Action.InternalAction
  ) -> EffectTask<Action> {
    if case let .renewed(weeks) = action { state.weeksLeft = weeks }
    return .none
  }
}

// MARK: - Library

/// The public library, with the card and the loans of one reader.
public struct Library: ComposedBoundingReducer {
  @ObservableState
  public struct State: Equatable {
    public var card = CardSignIn.State()
    public var loans: IdentifiedArrayOf<Loan.State> = []
    public var reader: String?
    /// True while the opening hours are shown.
    public var showsHours = false

    public init() {}
  }

  public enum Action: TCAFeatureAction {
    public enum ViewAction: Equatable {
      case hoursTapped
      case leaveTapped
    }

    public enum DelegateAction: Equatable {
      case readerLeft
    }

    public enum InternalAction: Equatable {
      case card(CardAction)
      case loan(id: Loan.State.ID, action: Loan.Action)
    }

    case view(ViewAction)
    case delegate(DelegateAction)
    case _internal(InternalAction)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    coreReducer
      .forEach(\.loans, action: /Action.InternalAction.loan(id:action:)) {
        Loan()
      }
    Scope(state: \.card, action: /Action.InternalAction.card) {
      CardSignIn()
    }
  }

  public func reduce(
    into state: inout State,
    viewAction action: Action.ViewAction
  ) -> EffectTask<Action> {
    switch action {
    case .hoursTapped:
      state.showsHours.toggle()
      return .none

    case .leaveTapped:
      state.reader = nil
      return .send(.delegate(.readerLeft))
    }
  }

  public func reduce(
    into state: inout State,
    internalAction action: Action.InternalAction
  ) -> EffectTask<Action> {
    switch action {
    case let .card(.delegate(.signedIn(reader))):
      state.reader = reader
      return .none

    case let .loan(id, .delegate(.returned)):
      state.loans.remove(id: id)
      return .none

    case .card, .loan:
      return .none
    }
  }
}
