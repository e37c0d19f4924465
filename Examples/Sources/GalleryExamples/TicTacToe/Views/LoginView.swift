// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// A form that signs a person in.
struct LoginView: View {
  @Bindable var store: StoreOf<Login>

  var body: some View {
    Form {
      Section {
        Text(
          "Sign in with any mail address and the password “password”. An address that contains “2fa” needs a code too."
        )
        .foregroundStyle(.secondary)
      }
      Section("Account") {
        TextField("Mail", text: $store.email)
          .keyboardType(.emailAddress)
          .textContentType(.username)
          .textInputAutocapitalization(.never)
        SecureField("Password", text: $store.password)
          .textContentType(.password)
          .onSubmit { store.send(.signInTapped) }
      }
      SubmitRow(title: "Sign in", isLoading: store.isLoading, isComplete: store.isComplete) {
        store.send(.signInTapped)
      }
    }
    .navigationTitle("Sign in")
    .alert($store.scope(state: \.alert, action: \.alert))
    .navigationDestination(item: $store.scope(state: \.twoFactor, action: \.twoFactor)) {
      TwoFactorView(store: $0)
    }
  }
}

/// A form that takes a code.
struct TwoFactorView: View {
  @Bindable var store: StoreOf<TwoFactor>

  var body: some View {
    Form {
      Section {
        Text("The code is 1234.").foregroundStyle(.secondary)
      }
      Section("Code") {
        TextField("Four digits", text: $store.code)
          .keyboardType(.numberPad)
          .textContentType(.oneTimeCode)
          .onSubmit { store.send(.confirmTapped) }
      }
      SubmitRow(title: "Confirm", isLoading: store.isLoading, isComplete: store.isComplete) {
        store.send(.confirmTapped)
      }
    }
    .navigationTitle("Confirm")
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

/// A button that sends a form, and its progress.
private struct SubmitRow: View {
  let title: String
  let isLoading: Bool
  let isComplete: Bool
  let submit: @MainActor () -> Void

  var body: some View {
    HStack {
      Button(title, action: submit)
        .buttonStyle(.borderedProminent)
        .disabled(!isComplete || isLoading)
      if isLoading { ProgressView("One moment…") }
      Spacer()
    }
  }
}
