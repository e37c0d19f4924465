// SPDX-License-Identifier: MIT

import ComposableArchitecture
import Foundation
import MarketKit

public struct SignIn: Reducer {
  public struct State: Equatable {
    @BindingState public var mail = ""
    @BindingState public var password = ""
    @BindingState public var focus: Field?
    public var isBusy = false
    public var attempts = 0
    public var lockedSeconds = 0
    @PresentationState public var alert: AlertState<Action.Alert>?
    @PresentationState public var code: CodeEntry.State?

    public enum Field: String, Hashable {
      case mail, password
    }

    public init() {}

    public var isValid: Bool {
      let parts = mail.split(separator: "@", omittingEmptySubsequences: false)
      return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") && password.count >= 6
    }
  }

  public enum Action: BindableAction, Equatable {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case code(PresentationAction<CodeEntry.Action>)
    case delegate(Delegate)
    case lockTicked
    case signInButtonTapped
    case signInResponse(TaskResult<AccountClient.SignInResult>)

    public enum Alert: Equatable {
      case forgotPasswordButtonTapped
    }

    public enum Delegate: Equatable {
      case signedIn(Customer)
      case passwordForgotten(mail: String)
    }
  }

  private enum LockID {}
  private enum SignInID {}

  @Dependency(\.account) var account
  @Dependency(\.mainQueue) var mainQueue

  public init() {}

  public var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$mail), .binding(\.$password):
        state.alert = nil
        return .none

      case .binding:
        return .none

      case .signInButtonTapped:
        guard state.isValid else {
          state.focus = state.password.count < 6 ? .password : .mail
          return .none
        }
        guard state.lockedSeconds == 0 else { return .none }
        state.focus = nil
        state.isBusy = true
        let credentials = AccountClient.Credentials(mail: state.mail, password: state.password)
        return .task { [account] in
          await .signInResponse(
            TaskResult { try await account.signIn(credentials) }
          )
        }
        .cancellable(id: SignInID.self)

      case .signInResponse(.success(.signedIn(let customer))):
        state.isBusy = false
        state.attempts = 0
        return .send(.delegate(.signedIn(customer)))

      case .signInResponse(.success(.needsCode(let token))):
        state.isBusy = false
        state.code = CodeEntry.State(token: token)
        return .none

      case .signInResponse(.failure(let error)):
        state.isBusy = false
        state.attempts += 1
        state.password = ""
        state.alert = AlertState {
          TextState("You are not signed in")
        } actions: {
          ButtonState(action: .forgotPasswordButtonTapped) {
            TextState("Forgot it?")
          }
          ButtonState(role: .cancel) {
            TextState("OK")
          }
        } message: {
          TextState(error.localizedDescription)
        }
        guard state.attempts.isMultiple(of: 3) else { return .none }
        state.lockedSeconds = 10 * state.attempts / 3
        return .run { send in
          for await _ in self.mainQueue.timer(interval: .seconds(1)) {
            await send(.lockTicked)
          }
        }
        .cancellable(id: LockID.self, cancelInFlight: true)

      case .lockTicked:
        state.lockedSeconds -= 1
        return state.lockedSeconds > 0 ? .none : .cancel(id: LockID.self)

      case .alert(.presented(.forgotPasswordButtonTapped)):
        return .send(.delegate(.passwordForgotten(mail: state.mail)))

      case let .code(.presented(.delegate(.confirmed(customer)))):
        state.code = nil
        return .send(.delegate(.signedIn(customer)))

      case .alert, .code, .delegate:
        return .none
      }
    }
    .ifLet(\.$alert, action: /Action.alert)
    .ifLet(\.$code, action: /Action.code) {
      CodeEntry()
    }
  }
}

/// The code that a customer gets by mail.
public struct CodeEntry: Reducer {
  public struct State: Equatable {
    public let token: String
    public var code = ""
    public var message: String?
    public var isBusy = false

    public init(token: String) {
      self.token = token
    }
  }

  public enum Action: Equatable {
    case cancelButtonTapped
    case codeChanged(String)
    case delegate(Delegate)
    case response(TaskResult<Customer>)

    public enum Delegate: Equatable {
      case confirmed(Customer)
    }
  }

  @Dependency(\.account.confirm) var confirm
  @Dependency(\.dismiss) var dismiss

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .cancelButtonTapped:
      return .fireAndForget { await dismiss() }

    case let .codeChanged(code):
      state.code = String(code.filter(\.isNumber).prefix(6))
      state.message = nil
      guard state.code.count == 6 else { return .none }
      state.isBusy = true
      return .run { [token = state.token, code = state.code] send in
        await send(.response(TaskResult { try await confirm(token, code) }))
      }

    case let .response(.success(customer)):
      state.isBusy = false
      return .send(.delegate(.confirmed(customer)))

    case let .response(.failure(error)):
      state.isBusy = false
      state.code = ""
      state.message = error.localizedDescription
      return .none

    case .delegate:
      return .none
    }
  }
}
