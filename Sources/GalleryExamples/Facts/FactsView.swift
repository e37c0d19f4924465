// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// A number and a fact about it.
struct FactsView: View {
  let store: StoreOf<Facts>

  var body: some View {
    Form {
      Section {
        Stepper("Number \(store.number)") {
          store.send(.incrementTapped)
        } onDecrement: {
          store.send(.decrementTapped)
        }
        TextField(
          "Another number",
          text: Binding(
            get: { @MainActor in "\(store.number)" },
            set: { @MainActor in
              if let number = Int32($0) { store.send(.numberEntered(Int(number))) }
            }
          )
        )
      }
      Section {
        if store.isLoading {
          HStack {
            ProgressView("Asking…")
            Spacer()
            Button("Cancel", role: .cancel) { store.send(.cancelTapped) }
          }
        } else {
          Button("Ask for a fact") { store.send(.askTapped) }
        }
        if let fact = store.fact { Text(fact) }
        if let message = store.errorMessage {
          HStack {
            Label(message, systemImage: "exclamationmark.triangle").foregroundStyle(.red)
            Spacer()
            Button("Dismiss") { store.send(.errorDismissed) }
          }
        }
      }
    }
  }
}
