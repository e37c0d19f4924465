// SPDX-License-Identifier: MIT

import AccountFeature
import BasketFeature
import ComposableArchitecture
import Foundation
import MarketKit
import StallsFeature
import SwiftUI

/// The tabs of the application.
public struct TabBar: Reducer {
  public struct State: Equatable {
    public var account = Account.State()
    public var basket = Basket.State()
    public var stalls = StallList.State()
    @BindingState public var tab: Tab = .stalls
    public var banner: Banner.State?

    public init() {}
  }

  public enum Tab: String, CaseIterable, Hashable {
    case stalls, basket, account
  }

  public enum Action: BindableAction, Equatable {
    case account(Account.Action)
    case banner(Banner.Action)
    case basket(Basket.Action)
    case binding(BindingAction<State>)
    case deepLink(DeepLink)
    case stalls(StallList.Action)
  }

  @Dependency(\.analytics) var analytics

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.account, action: /Action.account) {
      Account()
    }
    Scope(state: \.basket, action: /Action.basket) {
      Basket()
        .analytics { state, action in
          guard case .checkoutButtonTapped = action else { return nil }
          return AnalyticsClient.Event("checkout", ["lines": "\(state.lines.count)"])
        }
    }
    Scope(state: \.stalls, action: /Action.stalls) {
      StallList()
    }
    Reduce { state, action in
      switch action {
      case .binding(\.$tab):
        return .fireAndForget { [tab = state.tab] in
          await analytics.record(AnalyticsClient.Event("tab", ["name": tab.rawValue]))
        }

      case let .stalls(.delegate(.ordered(lines, from: stall))):
        state.basket.add(lines, from: stall)
        state.banner = Banner.State(
          text: lines.count == 1 ? "1 product was added." : "\(lines.count) products were added."
        )
        return .none

      case .banner(.tapped):
        state.tab = .basket
        state.banner = nil
        return .none

      case .banner(.expired):
        state.banner = nil
        return .none

      case let .basket(.checkout(.presented(.payment(.delegate(.paid(order)))))):
        return .send(.account(.signedIn(.history(.loaded(.success([order]))))))

      case let .deepLink(link):
        return open(link, in: &state)

      case .account, .banner, .basket, .binding, .stalls:
        return .none
      }
    }
    .ifLet(\.banner, action: /Action.banner) {
      Banner()
    }
  }

  private func open(_ link: DeepLink, in state: inout State) -> EffectTask<Action> {
    switch link {
    case .basket:
      state.tab = .basket
      return .none
    case let .order(id):
      state.tab = .account
      guard (/Account.State.signedIn).extract(from: state.account) != nil else { return .none }
      return .send(.account(.signedIn(.history(.setSelection(id)))))
    case let .search(query):
      state.tab = .stalls
      return .merge(
        .send(.stalls(.searchButtonTapped)),
        .send(.stalls(.destination(.presented(.search(.queryChanged(query))))))
      )
    case let .stall(id):
      state.tab = .stalls
      return .task { .stalls(.stallTapped(id)) }
    }
  }
}

/// A message over the tabs, which goes by itself.
public struct Banner: Reducer {
  public struct State: Equatable {
    public var text: String

    public init(text: String) {
      self.text = text
    }
  }

  public enum Action: Equatable {
    case expired
    case tapped
    case task
  }

  @Dependency(\.mainQueue) var mainQueue

  public init() {}

  public func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .task:
      return .task {
        try await mainQueue.sleep(for: .milliseconds(2500))
        return .expired
      }
      .animation(.easeOut)

    case .expired, .tapped:
      return .none
    }
  }
}

public struct TabBarView: View {
  let store: StoreOf<TabBar>

  public init(store: StoreOf<TabBar>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      TabView(selection: viewStore.$tab) {
        NavigationView {
          StallListView(store: store.scope(state: \.stalls, action: TabBar.Action.stalls))
        }
        .tabItem { Label("Stalls", systemImage: "storefront") }
        .tag(TabBar.Tab.stalls)
        BasketView(store: store.scope(state: \.basket, action: TabBar.Action.basket))
          .tabItem { Label("Basket", systemImage: "basket") }
          .badge(viewStore.basket.count)
          .tag(TabBar.Tab.basket)
        AccountView(store: store.scope(state: \.account, action: TabBar.Action.account))
          .tabItem { Label("Account", systemImage: "person") }
          .tag(TabBar.Tab.account)
      }
      .overlay(alignment: .top) {
        IfLetStore(store.scope(state: \.banner, action: { .banner($0) })) { bannerStore in
          BannerView(store: bannerStore)
        } else: {
          EmptyView()
        }
      }
    }
  }
}

private struct BannerView: View {
  let store: StoreOf<Banner>

  var body: some View {
    WithViewStore(store, observe: \.text) { viewStore in
      Button(viewStore.state) { viewStore.send(.tapped) }
        .padding()
        .task { await viewStore.send(.task).finish() }
    }
  }
}
