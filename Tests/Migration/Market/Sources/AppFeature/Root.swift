// SPDX-License-Identifier: MIT

import ComposableArchitecture
import MarketKit
import SwiftUI

/// The application from its launch on.
public struct Root: Reducer {
  public enum State: Equatable {
    case launching
    case onboarding(Onboarding.State)
    case tabs(TabBar.State)

    public init() { self = .launching }
  }

  public enum Action: Equatable {
    case launch(LaunchAction)
    case onboarding(Onboarding.Action)
    case tabs(TabBar.Action)
    case urlOpened(URL)
  }

  public enum LaunchAction: Equatable {
    case checked(isOnboarded: Bool)
    case started
  }

  @Dependency(\.keyValues) var keyValues

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .launch(.started):
        return .task {
          .launch(.checked(isOnboarded: keyValues.value(for: "onboarded") ?? false))
        }

      case let .launch(.checked(isOnboarded: isOnboarded)):
        state = isOnboarded ? .tabs(TabBar.State()) : .onboarding(.welcome)
        return .none

      case .onboarding(.finished):
        state = .tabs(TabBar.State())
        return .none

      case let .urlOpened(url):
        guard case .tabs = state, let link = DeepLink(url: url) else { return .none }
        return .send(.tabs(.deepLink(link)))

      case .onboarding, .tabs:
        return .none
      }
    }
    .ifCaseLet(/State.onboarding, action: /Action.onboarding) {
      Onboarding()
    }
    .ifCaseLet(/State.tabs, action: /Action.tabs) {
      TabBar()
    }
  }
}

public struct RootView: View {
  let store: StoreOf<Root>

  public init(store: StoreOf<Root>) {
    self.store = store
  }

  public var body: some View {
    SwitchStore(self.store) {
      switch $0 {
      case .launching:
        ProgressView()
          .onAppear { self.store.send(.launch(.started)) }
      case .onboarding:
        CaseLet(/Root.State.onboarding, action: Root.Action.onboarding) {
          OnboardingView(store: $0)
        }
      case .tabs:
        CaseLet(/Root.State.tabs, action: Root.Action.tabs) {
          TabBarView(store: $0)
        }
      }
    }
    .onOpenURL { self.store.send(.urlOpened($0)) }
  }
}

struct RootView_Previews: PreviewProvider {
  static var previews: some View {
    RootView(
      store: Store(initialState: Root.State()) {
        Root()
      } withDependencies: {
        $0.keyValues = .inMemory()
      }
    )
  }
}
