// SPDX-License-Identifier: MIT

import Ensemble

/// Signed in, or not.
@ComposeEnumReducer(
  children: [
    .reducer("signedOut", of: SignIn.self),
    .reducer("signedIn", of: Profile.self),
  ]
)
@Composer
struct Account {
  @ComposeDelegate("signedOut")
  func signedIn(state: inout State, action: SignIn.Delegate) {
    switch action {
    case .finished(let name): state = .signedIn(Profile.State(name: name))
    }
  }
}

/// A form.
@ComposeReducer(.bindable)
@Composer
struct SignIn {
  struct State: Equatable {
    var name = ""
    var password = ""
    var error: String?
  }

  @ComposeActionCase
  enum Delegate {
    case finished(String)
  }

  @ComposeBodyActionCase
  func submitTapped(state: inout State) -> EffectOf<Self> {
    if state.password.count < 8 {
      state.error = "The password is too short."
      return .none
    }
    return .send(.delegate(.finished(state.name)))
  }
}

/// What is known about who is signed in.
@ComposeReducer(.bindable)
@Composer
struct Profile {
  struct State: Equatable {
    var name: String
    var wantsMail = false
  }
}

/// What others say about an item.
@Composer
struct Reviews {
  struct State: Equatable {
    var item: Item
    var stars: [Int] = []
  }

  @ComposeBodyActionCase
  func rated(state: inout State, action stars: Int) {
    state.stars.append(stars)
  }
}
