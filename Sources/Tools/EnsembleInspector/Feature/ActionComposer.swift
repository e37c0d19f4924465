// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection

/// An action that is written and sent by hand.
struct ActionComposer: Equatable, Sendable {
  /// The action, as it is written in Swift.
  var text = ""
  /// The forms of the actions of the store.
  private(set) var forms: [String] = []
  /// The outcome of the last action that was sent.
  private(set) var outcome: String?

  enum Action: Equatable, Sendable {
    case appeared
    case textChanged(String)
    case formTapped(String)
    case formsRead([String])
    case submitted
    case sent(String)
  }

  private enum CancelID { case forms }

  mutating func reduce(
    _ action: Action,
    _ store: Int?,
    _ client: InspectionClient
  ) -> Effect<Action> {
    guard let store else { return .none }
    switch action {
    case .appeared:
      if !forms.isEmpty { return .none }
      return .run { send in
        if case .texts(let forms) = try await client.answer(.forms(store: store)) {
          await send(.formsRead(forms))
        }
      } catch: { error, send in
        await send(.sent("\(error)"))
      }
      .cancellable(id: CancelID.forms, cancelInFlight: true)

    case .formsRead(let forms):
      self.forms = forms
      return .none

    case .textChanged(let text), .formTapped(let text):
      self.text = text
      outcome = nil
      return .none

    case .submitted:
      return .run { [text] send in
        let answer = try await client.answer(.send(store: store, action: text))
        if case .failure(let message) = answer { return await send(.sent(message)) }
        await send(.sent("Sent."))
      } catch: { error, send in
        await send(.sent("\(error)"))
      }

    case .sent(let text):
      outcome = text
      return .none
    }
  }
}
