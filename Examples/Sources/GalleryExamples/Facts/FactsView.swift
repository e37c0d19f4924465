// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// A number and a fact about it.
struct FactsView: View {
  let store: StoreOf<Facts>
  /// The text of the field, while it is not that of the number.
  @State private var draft: Draft?

  /// A text that was entered while a number was shown.
  private struct Draft {
    let text: String
    let number: Int
  }

  var body: some View {
    Form {
      Section {
        Stepper("Number \(store.number)") {
          store.send(.incrementTapped)
        } onDecrement: {
          store.send(.decrementTapped)
        }
        TextField("Another number", text: entry, prompt: Text("A whole number"))
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
            .buttonStyle(.borderedProminent)
            .disabled(Int32(entry.wrappedValue) == nil)
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

  /// The text of the field: the number, or what cannot be read as one, such as an empty text. The
  /// latter stays until the number is changed elsewhere.
  private var entry: Binding<String> {
    Binding(
      get: { @MainActor in
        if let draft, draft.number == store.number { draft.text } else { "\(store.number)" }
      },
      set: { @MainActor text in
        if let number = Int32(text) {
          store.send(.numberEntered(Int(number)))
          draft = nil
        } else {
          draft = Draft(text: text, number: store.number)
        }
      }
    )
  }
}
