// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Foundation
import Sharing

extension SharedKey where Self == InMemoryKey<Int>.Default {
  /// The number of errands that were done since the program started.
  static var doneCount: Self { Self[.inMemory("doneCount"), default: 0] }
}

/// Settings of the program, of which one is shared.
@Reducer
public struct Settings {
  @ObservableState
  public struct State: Equatable {
    public var displayName = ""
    public var sendsReminders = false
    @Shared(.doneCount) public var doneCount
    @Presents public var dialog: ConfirmationDialogState<Action.Dialog>?

    public init() {}
  }

  public enum Action: ViewAction, BindableAction {
    case binding(BindingAction<State>)
    case view(View)
    case dialog(PresentationAction<Dialog>)
    case nameChecked(Result<String, PlaceError>)

    @CasePathable
    public enum View {
      case resetTapped
      case countTapped
      case nameSubmitted
    }

    @CasePathable
    public enum Dialog: Equatable {
      case resetConfirmed
    }
  }

  private enum CancelID { case check }

  @Dependency(\.places) var places
  @Dependency(\.date.now) var now
  @Dependency(\.mainRunLoop) var runLoop

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.sendsReminders) { _, isOn in
        Reduce { state, _ in
          if !isOn { state.displayName += "!" }
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .view(.countTapped):
        state.$doneCount.withLock { $0 += 1 }
        return .none

      case .view(.resetTapped):
        state.dialog = ConfirmationDialogState {
          TextState("Reset the count?")
        } actions: {
          ButtonState(role: .destructive, action: .send(.resetConfirmed, animation: .default)) {
            TextState("Reset")
          }
        }
        return .none

      case .view(.nameSubmitted):
        return .run { [name = state.displayName] send in
          try await runLoop.sleep(for: .milliseconds(200))
          let places = try await places.search(name)
          await send(.nameChecked(.success(places.first ?? name)))
        } catch: { _, send in
          await send(.nameChecked(.failure(.offline)))
        }
        .cancellable(id: CancelID.check, cancelInFlight: true)

      case let .nameChecked(.success(name)):
        state.displayName = name
        return .none

      case .nameChecked(.failure):
        // The name moves back with an animation.
        return .send(.set(\.displayName, ""), animation: .default)

      case .dialog(.presented(.resetConfirmed)):
        state.$doneCount.withLock { $0 = 0 }
        return .none

      case .dialog:
        return .none
      }
    }
    .ifLet(\.$dialog, action: \.dialog)
  }
}

/// Logs the actions of one case, whatever the feature.
public func describe<Action: CasePathable, Value>(
  _ path: KeyPath<Case<Action>, Case<Value>>,
  of action: Action
) -> String {
  "\(path)".isEmpty ? "" : "\(action)"
}
