// SPDX-License-Identifier: MIT

import Ensemble

/// A form: all fields share one action, and have a rule only where they need one.
@Reducer
public struct Settings: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    @Shared(.appStorage("settings")) var preferences = Preferences()
    /// A Boolean value that indicates whether the user is being asked for permission.
    public var isAskingPermission = false
    /// A Boolean value that indicates whether the end of the entered name was left out.
    public var isNameCut = false
    /// An alert with the reason why notifications are off.
    @Presents public var alert: AlertState<Never>?

    public init() {}

    /// A Boolean value that indicates whether the user wants notifications: they are on, or about
    /// to be.
    public var wantsNotifications: Bool { sendNotifications || isAskingPermission }
  }

  /// The maximum number of characters of a name.
  public static let nameLimit = 16

  /// The frequency of summaries.
  public nonisolated enum Digest: String, CaseIterable, Codable, FormValue {
    case daily, weekly, off
  }

  public enum Action: Equatable, Sendable {
    case alert(PresentationAction<Never>)
    case form(FormAction<State>)
    case permission(PermissionOutcome)
    case resetTapped
  }

  /// The outcome of a request for permission.
  public enum PermissionOutcome: Equatable, Sendable {
    case granted
    /// The user declined just now.
    case declined
    /// The user declined earlier and cannot be asked again.
    case denied
    case failed(message: String)
  }

  private enum CancelID { case permission }

  @Dependency(\.notificationClient) private var client

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .form(\.displayName):
        state.isNameCut = state.displayName.count > Self.nameLimit
        state.displayName = String(state.displayName.prefix(Self.nameLimit))
        return .none

      case .form(.set(\.sendNotifications, true)):
        if state.sendNotifications { return .none }
        state.isAskingPermission = true
        return askForPermission()

      case .form(\.sendNotifications):
        state.sendNotifications = false
        state.isAskingPermission = false
        return .cancel(id: CancelID.permission)

      case .permission(let outcome):
        state.isAskingPermission = false
        state.sendNotifications = outcome == .granted
        state.alert = outcome.alert
        return .none

      case .resetTapped:
        state.$preferences.withLock { $0 = Preferences() }
        state.isAskingPermission = false
        state.isNameCut = false
        state.alert = nil
        return .cancel(id: CancelID.permission)

      case .alert, .form:
        return .none
      }
    }
    // Stays off until permission is granted.
    .form(action: \.form, holding: \.sendNotifications)
    .ifLet(\.$alert, action: \.alert)
  }

  private func askForPermission() -> Effect<Action> {
    .run { send in
      switch await client.permission() {
      case .denied:
        return await send(.permission(.denied))
      case .undecided:
        guard try await client.ask() else { return await send(.permission(.declined)) }
      case .granted:
        break
      }
      await client.register()
      await send(.permission(.granted))
    } catch: { error, send in
      await send(.permission(.failed(message: "\(error)")))
    }
    .cancellable(id: CancelID.permission, cancelInFlight: true)
  }
}

extension Settings.PermissionOutcome {
  /// The alert for the outcome, if the form does not show it already.
  var alert: AlertState<Never>? {
    switch self {
    case .granted, .declined:
      nil
    case .denied:
      AlertState {
        TextState("Notifications are denied")
      } message: {
        TextState("Allow them in the system settings.")
      }
    case .failed(let message):
      AlertState {
        TextState("The permission could not be requested")
      } message: {
        TextState(message)
      }
    }
  }
}
