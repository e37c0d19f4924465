// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// The orders of the coffee bar, and its cups.
struct CoffeeBarView: View {
  let store: StoreOf<CoffeeBar>

  var body: some View {
    Form {
      Section("Bar") {
        LabeledContent("Clean cups", value: "\(store.cups)")
        LabeledContent("Served", value: "\(store.served)")
        if store.cups < 0 {
          Label("More coffees than cups!", systemImage: "exclamationmark.triangle")
            .foregroundStyle(.red)
        }
        WrappingHStack {
          Button("Order") { store.send(.orderTapped) }.disabled(!store.hasCup)
          Button("Busy hour") { store.send(.busyHourTapped) }.disabled(store.isBusy)
          Button("Wash up") { store.send(.washTapped) }.disabled(store.served == 0)
        }
        .buttonStyle(.bordered)
      }
      if !store.orders.isEmpty {
        Section("Brewing") {
          ForEach(store.orders, id: \.self) { order in
            HStack {
              Text("Order \(order)")
              Spacer()
              Button("Cancel") { store.send(.cancelTapped(order)) }
            }
          }
        }
      }
    }
  }
}
