// SPDX-License-Identifier: MIT

import AccountFeature
import ComposableArchitecture
import CoursesFeature
import KilnFeature
import NoticesFeature
import OnboardingFeature
import PiecesFeature
import SharedModels
import ShopFeature
import StudioKit

@Reducer
public struct AppFeature {
  public enum Tab: String, CaseIterable, Hashable, Sendable {
    case pieces
    case kiln
    case courses
    case shop
    case account
  }

  @ObservableState
  public struct State: Equatable {
    public var account: Account.State
    public var courses = CoursesFeature.State()
    public var kiln = KilnReducer.State()
    public var notices = NoticesFeature.State()
    public var pieces = PiecesFeature.State()
    public var shop = Shop.State()
    public var tab = Tab.pieces
    public var bookings = 0
    @Presents public var onboarding: Onboarding.State?
    @Shared(.hasOnboarded) var hasOnboarded
    @SharedReader(.basket) public var basket
    var pendingLink: DeepLink?

    public init() {
      @Shared(.member) var member
      account = Account.State(member: member)
    }
  }

  @CasePathable
  public enum Action {
    case account(Account.Action)
    case appDelegate(AppDelegate)
    case courses(CoursesFeature.Action)
    case kiln(KilnReducer.Action)
    case notices(NoticesFeature.Action)
    case onboarding(PresentationAction<Onboarding.Action>)
    case openURL(URL)
    case pieces(PiecesFeature.Action)
    case shop(Shop.Action)
    case tabSelected(Tab)

    @CasePathable
    public enum AppDelegate: Equatable {
      case didFinishLaunching
      case didEnterBackground
    }
  }

  @Dependency(\.flags) var flags
  @Dependency(\.continuousClock) var clock

  public init() {}

  public var body: some ReducerOf<Self> {
    core
      .onChange(of: \.tab) { _, tab in
        Reduce { _, _ in
          .run { _ in
            @Dependency(\.analytics) var analytics
            await analytics.track(AnalyticsEvent("tab", ["name": tab.rawValue]))
          }
        }
      }
      .ifLet(\.$onboarding, action: \.onboarding) {
        Onboarding()
      }
  }

  @ReducerBuilder<State, Action>
  private var core: some ReducerOf<Self> {
    Scope(state: \.account, action: \.account) { Account() }
    Scope(state: \.courses, action: \.courses) { CoursesFeature() }
    Scope(state: \.kiln, action: \.kiln) { KilnReducer() }
    Scope(state: \.notices, action: \.notices) { NoticesFeature() }
    Scope(state: \.pieces, action: \.pieces) { PiecesFeature() }
    Scope(state: \.shop, action: \.shop) { Shop() }
    Reduce { state, action in
      switch action {
      case .appDelegate(.didFinishLaunching):
        if !state.hasOnboarded {
          state.onboarding = Onboarding.State()
        }
        return .run { _ in
          _ = try await flags.refresh()
        } catch: { _, _ in
          // The flags of the last time are good enough.
        }

      case .appDelegate(.didEnterBackground):
        state.pieces.path.removeAll()
        return .none

      case let .openURL(url):
        guard let link = DeepLink(url) else { return .none }
        return follow(link, in: &state)

      case let .tabSelected(tab):
        if tab == state.tab, tab == .pieces {
          // A second tap leads back to the root.
          state.pieces.path.removeAll()
        }
        state.tab = tab
        return .none

      case .courses(.delegate(.signInRequired)):
        state.tab = .account
        state.pendingLink = .courses(query: nil)
        return .none

      case let .courses(.delegate(.bookingsChanged(count))):
        state.bookings = count
        return .none

      case .account(.signedOut(.delegate(.signedIn))):
        guard let link = state.pendingLink else { return .none }
        state.pendingLink = nil
        return follow(link, in: &state)

      case .onboarding(.presented(.delegate(.finished(let introduction)))):
        state.onboarding = nil
        if introduction.experience == Introduction.Experience.none {
          state.courses.level = .beginner
          return .send(.tabSelected(.courses))
        }
        return .none

      case .onboarding(.presented(.delegate(.skipped))):
        state.onboarding = nil
        return .none

      case .account, .courses, .kiln, .notices, .onboarding, .pieces, .shop:
        return .none
      }
    }
  }

  private func follow(_ link: DeepLink, in state: inout State) -> Effect<Action> {
    switch link {
    case let .piece(id):
      state.tab = .pieces
      return .send(.pieces(.view(.pieceTapped(id))))
    case let .firing(id):
      state.tab = .kiln
      return .send(.kiln(.firingTapped(id)))
    case let .courses(query):
      state.tab = .courses
      guard let query else { return .none }
      return .send(.courses(.binding(.set(\.query, query))))
    case .basket:
      state.tab = .shop
      return .run { send in
        // The sheet of another tab needs a moment to disappear.
        try await clock.sleep(for: .milliseconds(300))
        await send(.shop(.basketTapped))
      }
    }
  }
}

extension Reducer where State == AppFeature.State, Action == AppFeature.Action {
  /// Counts what leaves the application for the log.
  func counting(_ count: LockIsolated<Int>) -> some ReducerOf<Self> {
    Reduce { state, action in
      count.withValue { $0 += 1 }
      return self.reduce(into: &state, action: action)
    }
  }
}
