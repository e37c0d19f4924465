// SPDX-License-Identifier: MIT

import SharedModels
import StudioKit
import SwiftUI

public struct AccountView: View {
  let store: StoreOf<Account>

  public init(store: StoreOf<Account>) {
    self.store = store
  }

  public var body: some View {
    switch store.state {
    case .signedOut:
      if let store = store.scope(state: \.signedOut, action: \.signedOut) {
        SignInView(store: store)
      }
    case .signedIn:
      if let store = store.scope(state: \.signedIn, action: \.signedIn) {
        ProfileView(store: store)
      }
    }
  }
}

struct SignInView: View {
  @Bindable var store: StoreOf<SignIn>
  @FocusState var focus: SignIn.State.Field?

  var body: some View {
    Form {
      ValidatedField("Email", text: $store.email, error: store.errors[\.email])
        .focused($focus, equals: .email)
        .keyboardType(.emailAddress)
        .autocapitalization(.none)
      SecureField("Password", text: $store.password)
        .focused($focus, equals: .password)
        .onSubmit { store.send(.signInTapped) }
      if let failure = store.request.output.failure {
        Text(failure.message)
          .foregroundStyle(.red)
      }
      Button("Sign in") { store.send(.signInTapped) }
        .disabled(store.request.output.isLoading)
    }
    .bind($store.focus, to: $focus)
  }
}

struct ProfileView: View {
  @Bindable var store: StoreOf<Profile>

  var body: some View {
    Form {
      Section(store.member.name) {
        Text(store.member.email)
        Button("I am here") { store.send(.arrivedTapped) }
        Text("\(store.visits.count) visits")
      }
      Section("Settings") {
        Picker("Temperatures", selection: Binding(store.$unit)) {
          ForEach(TemperatureUnit.allCases, id: \.self) { unit in
            Text(unit.rawValue).tag(unit)
          }
        }
        Toggle("Reminders", isOn: Binding(store.$sendsReminders))
      }
      Section {
        if let seconds = store.secondsUntilSignOut {
          Text("Signing out in \(seconds) s")
          Button("Stay") { store.send(.keepTapped) }
        } else {
          Button("Sign out", role: .destructive) { store.send(.signOutTapped) }
        }
      }
    }
    .confirmationDialog($store.scope(state: \.confirmation, action: \.confirmation))
  }
}
