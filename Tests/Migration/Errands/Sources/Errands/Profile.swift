// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Foundation

/// The digest of open errands that somebody gets by mail.
public enum Digest: String, CaseIterable, Hashable {
  case daily
  case weekly
  case never
}

/// The person who runs the errands, as a form with one action for all its fields.
public struct Profile: ReducerProtocol {
  public struct State: Equatable {
    public var displayName = ""
    public var homeStreet = ""
    public var digest = Digest.weekly
    public var sendsReminders = false
    /// True while the system asks for permission.
    public var isAsking = false
    @PresentationState public var notice: AlertState<Action.Notice>?

    public init() {}
  }

  public enum Action: Equatable {
    case form(FormAction<State>)
    case permission(granted: Bool)
    case resetTapped
    case imported([FormAction<State>])
    case notice(PresentationAction<Notice>)

    public enum Notice: Equatable {}
  }

  @Dependency(\.reminders) var reminders

  public init() {}

  public var body: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      switch action {
      case .form(\.displayName):
        state.displayName = String(state.displayName.prefix(16))
        return .none

      case .form(\.sendsReminders):
        // Reminders are on as soon as they are allowed.
        state.sendsReminders = false
        state.isAsking = true
        return .task {
          .permission(granted: (try? await reminders.ask()) ?? false)
        }

      case let .form(formAction):
        if formAction.keyPath == \State.digest, state.digest == .never {
          state.notice = AlertState {
            TextState("You will get no mail.")
          }
        }
        return .none

      case let .permission(granted):
        state.isAsking = false
        state.sendsReminders = granted
        return .none

      case .resetTapped:
        state = State()
        return .none

      case let .imported(formActions):
        for formAction in formActions {
          formAction.setter(&state)
        }
        return .none

      case .notice:
        return .none
      }
    }
    .form()
    .ifLet(\.$notice, action: /Action.notice)
  }
}
