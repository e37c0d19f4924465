// SPDX-License-Identifier: MIT

import SharedModels
import StudioAPI
import StudioKit

/// The account of a member, or the way to one.
@Reducer
public struct Account {
  @ObservableState
  public enum State: Equatable {
    case signedOut(SignIn.State)
    case signedIn(Profile.State)

    public init(member: Member? = nil) {
      if let member {
        self = .signedIn(Profile.State(member: member))
      } else {
        self = .signedOut(SignIn.State())
      }
    }
  }

  public enum Action {
    case signedOut(SignIn.Action)
    case signedIn(Profile.Action)
  }

  @Dependency(\.analytics) private var analytics

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .signedOut(.delegate(.signedIn(member))):
        state = .signedIn(Profile.State(member: member))
        analytics.identify(id: "\(member.id)")
        return .none
      case .signedIn(.delegate(.signedOut)):
        state = .signedOut(SignIn.State())
        analytics.identify(id: nil)
        return .none
      case .signedIn, .signedOut:
        return .none
      }
    }
    .ifCaseLet(\.signedOut, action: \.signedOut) {
      SignIn()
    }
    .ifCaseLet(\.signedIn, action: \.signedIn) {
      Profile()
    }
  }
}

@Reducer
public struct SignIn {
  @ObservableState
  public struct State: Equatable, ValidatedForm {
    @Shared(.secret("email")) var rememberedEmail: String?
    public var email: String
    public var password = ""
    public var focus: Field?
    public var errors = FormErrors<State>()
    public var request = Request<Credentials, Member>.State()

    public enum Field: Hashable, Sendable {
      case email
      case password
    }

    public init() {
      email = ""
      email = rememberedEmail ?? ""
    }

    public mutating func validate() {
      errors.check(\.email, of: self, .required, .email)
      errors.check(\.password, of: self, .required)
    }
  }

  public struct Credentials: Equatable, Sendable {
    public var email: String
    public var password: String
  }

  @CasePathable
  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case request(Request<Credentials, Member>.Action)
    case signInTapped

    @CasePathable
    public enum Delegate: Equatable {
      case signedIn(Member)
    }
  }

  @Dependency(\.studioAPI) private var api

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    ValidationReducer<State, Action>()
      .enabled { !$0.errors.isEmpty }
    Scope(state: \.request, action: \.request) {
      Request { try await api.signIn(email: $0.email, password: $0.password) }
    }
    Reduce { state, action in
      guard case .signInTapped = action else { return .none }
      state.validate()
      guard state.errors.isEmpty else {
        state.focus = state.errors[\.email] == nil ? .password : .email
        return .none
      }
      state.focus = nil
      let credentials = Credentials(email: state.email, password: state.password)
      return .send(.request(.start(credentials)))
    }
    Delegate(\.request.delegate) { state, action in
      switch action {
      case let .finished(member):
        state.$rememberedEmail.withLock { [email = state.email] in $0 = email }
        state.password = ""
        return .send(.delegate(.signedIn(member)))
      case .gaveUp:
        state.focus = .password
        return .none
      }
    }
  }
}
