// SPDX-License-Identifier: MIT

import Foundation
import MarketKit
import SwiftUI

/// The part of a customer: somebody signs in, or changes a profile.
public struct Account: Reducer {
  public enum State: Equatable {
    case signedOut(SignIn.State)
    case signedIn(SignedIn.State)

    public init() {
      self = .signedOut(SignIn.State())
    }

    public var customer: Customer? {
      guard case let .signedIn(state) = self else { return nil }
      return state.profile.saved
    }
  }

  public enum Action: Equatable {
    case signedOut(SignIn.Action)
    case signedIn(SignedIn.Action)
  }

  @Dependency(\.analytics) var analytics

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: /State.signedOut, action: /Action.signedOut) {
      SignIn()
    }
    Scope(state: /State.signedIn, action: /Action.signedIn) {
      SignedIn()
    }
    Reduce { state, action in
      switch action {
      case let .signedOut(.delegate(.signedIn(customer))):
        state = .signedIn(SignedIn.State(customer: customer))
        return .none

      case let .signedOut(.delegate(.passwordForgotten(mail: mail))):
        return .fireAndForget {
          await analytics.record(AnalyticsClient.Event("forgotten", ["mail": mail]))
        }

      case .signedIn(.profile(.delegate(.signedOut))):
        state = .signedOut(SignIn.State())
        return .none

      case .signedIn, .signedOut:
        return .none
      }
    }
  }

  /// The tabs of somebody who is signed in.
  public struct SignedIn: Reducer {
    public struct State: Equatable {
      public var profile: Profile.State
      public var history = OrderHistory.State()
      public var tab: Tab = .profile

      public init(customer: Customer) {
        self.profile = Profile.State(customer: customer)
      }
    }

    public enum Tab: Hashable { case history, profile }

    public enum Action: Equatable {
      case history(OrderHistory.Action)
      case profile(Profile.Action)
      case tabChanged(Tab)
    }

    public var body: some Reducer<State, Action> {
      Scope(state: \.profile, action: /Action.profile) {
        Profile()
      }
      Scope(state: \.history, action: /Action.history, child: OrderHistory.init)
      Reduce { state, action in
        guard case let .tabChanged(tab) = action else { return .none }
        state.tab = tab
        return .none
      }
    }
  }
}

public struct AccountView: View {
  let store: StoreOf<Account>

  public init(store: StoreOf<Account>) {
    self.store = store
  }

  public var body: some View {
    SwitchStore(self.store) { initialState in
      switch initialState {
      case .signedOut:
        CaseLet(/Account.State.signedOut, action: Account.Action.signedOut) { store in
          SignInView(store: store)
        }
      case .signedIn:
        CaseLet(/Account.State.signedIn, action: Account.Action.signedIn) { store in
          SignedInView(store: store)
        }
      }
    }
  }
}

private struct SignedInView: View {
  let store: StoreOf<Account.SignedIn>

  var body: some View {
    WithViewStore(self.store, observe: \.tab) { viewStore in
      VStack {
        Picker("", selection: viewStore.binding(send: Account.SignedIn.Action.tabChanged)) {
          Text("Profile").tag(Account.SignedIn.Tab.profile)
          Text("Orders").tag(Account.SignedIn.Tab.history)
        }
        .pickerStyle(.segmented)
        switch viewStore.state {
        case .history:
          OrderHistoryView(
            store: self.store.scope(state: \.history, action: Account.SignedIn.Action.history)
          )
        case .profile:
          ProfileView(store: self.store.scope(state: \.profile, action: { .profile($0) }))
        }
      }
    }
  }
}
