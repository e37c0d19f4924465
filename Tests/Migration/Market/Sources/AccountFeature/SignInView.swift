// SPDX-License-Identifier: MIT

import ComposableArchitecture
import SwiftUI

public struct SignInView: View {
  let store: StoreOf<SignIn>
  @FocusState private var focus: SignIn.State.Field?

  public init(store: StoreOf<SignIn>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      VStack {
        TextField("Mail", text: viewStore.$mail)
          .focused($focus, equals: .mail)
          .autocorrectionDisabled()
        SecureField("Password", text: viewStore.$password)
          .focused($focus, equals: .password)
          .onSubmit { viewStore.send(.signInButtonTapped) }
        if viewStore.lockedSeconds > 0 {
          Text("Wait for \(viewStore.lockedSeconds) seconds.")
        }
        Button("Sign in") {
          viewStore.send(.signInButtonTapped)
        }
        .disabled(viewStore.isBusy || viewStore.lockedSeconds > 0)
      }
      .synchronize(viewStore.$focus, $focus)
      .padding()
    }
    .alert(store: self.store.scope(state: \.$alert, action: { .alert($0) }))
    .sheet(store: self.store.scope(state: \.$code, action: { .code($0) })) { store in
      CodeEntryView(store: store)
    }
  }
}

struct CodeEntryView: View {
  let store: StoreOf<CodeEntry>

  var body: some View {
    WithViewStore(
      self.store,
      observe: { $0 },
      content: { viewStore in
        VStack {
          TextField(
            "Code",
            text: viewStore.binding(
              get: { $0.code },
              send: { CodeEntry.Action.codeChanged($0) }
            )
          )
          .keyboardType(.numberPad)
          if let message = viewStore.message {
            Text(message)
          }
          Button("Cancel", role: .cancel) { viewStore.send(.cancelButtonTapped) }
        }
        .disabled(viewStore.isBusy)
      }
    )
  }
}
