// SPDX-License-Identifier: MIT

import SharedModels
import StudioAPI
import StudioKit

@Reducer
public struct Profile {
  @ObservableState
  public struct State: Equatable {
    public var member: Member
    @Shared(.member) var current
    @Shared(.temperatureUnit) public var unit
    @Shared(.sendsReminders) public var sendsReminders
    @Shared(.fileStorage(.temporaryDirectory.appending(component: "visits.json")))
    public var visits: [Date] = []
    @Presents public var confirmation: ConfirmationDialogState<Action.Confirmation>?
    public var secondsUntilSignOut: Int?

    public init(member: Member) {
      self.member = member
      $current.withLock { $0 = member }
    }

    /// The visits of the last thirty days.
    public func recentVisits(before date: Date) -> Int {
      visits.count { $0 <= date && date.timeIntervalSince($0) < 30 * 86_400 }
    }
  }

  public enum Action: BindableAction {
    case arrivedTapped
    case binding(BindingAction<State>)
    case confirmation(PresentationAction<Confirmation>)
    case delegate(Delegate)
    case favouriteToggled(Glaze)
    case keepTapped
    case signOutTapped
    case tick

    @CasePathable
    public enum Confirmation: Equatable {
      case signOut
      case signOutEverywhere
    }

    @CasePathable
    public enum Delegate: Equatable {
      case signedOut
    }
  }

  enum CancelID { case countdown }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date) var date
  @Dependency(\.studioAPI) var api

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .arrivedTapped:
        // Once a day is enough.
        let today = date.now
        if let last = state.visits.last, today.timeIntervalSince(last) < 43_200 { return .none }
        state.$visits.withLock { $0.append(today) }
        return .none

      case let .favouriteToggled(glaze):
        if state.member.favourites.remove(id: glaze.id) == nil {
          state.member.favourites.append(glaze)
        }
        state.$current.withLock { [member = state.member] in $0 = member }
        return .none

      case .signOutTapped:
        state.confirmation = ConfirmationDialogState {
          TextState("Sign out?")
        } actions: {
          ButtonState(role: .destructive, action: .signOut) { TextState("Sign out") }
          ButtonState(role: .destructive, action: .signOutEverywhere) {
            TextState("On all devices")
          }
        }
        return .none

      case .confirmation(.presented(.signOut)):
        return signOut(&state)

      case .confirmation(.presented(.signOutEverywhere)):
        state.secondsUntilSignOut = 3
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.tick)
          }
        }
        .cancellable(id: CancelID.countdown)

      case .tick:
        guard let seconds = state.secondsUntilSignOut else { return .none }
        guard seconds > 1 else {
          state.secondsUntilSignOut = nil
          return .concatenate(.cancel(id: CancelID.countdown), signOut(&state))
        }
        state.secondsUntilSignOut = seconds - 1
        return .none

      case .keepTapped:
        state.secondsUntilSignOut = nil
        return .cancel(id: CancelID.countdown)

      case .binding, .confirmation, .delegate:
        return .none
      }
    }
    .ifLet(\.$confirmation, action: \.confirmation)
  }

  private func signOut(_ state: inout State) -> Effect<Action> {
    state.$current.withLock { $0 = nil }
    return .run { send in
      await api.signOut()
      await send(.delegate(.signedOut))
    }
  }
}
