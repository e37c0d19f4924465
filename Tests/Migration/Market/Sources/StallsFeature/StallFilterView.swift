// SPDX-License-Identifier: MIT

import MarketKit
import SwiftUI

struct StallFilterView: View {
  let store: StoreOf<StallFilter>

  var body: some View {
    Form {
      WithViewStore(self.store, observe: { $0 }) { viewStore in
        Section(header: Text("Kinds")) {
          ForEach(Product.Category.allCases, id: \.self) { category in
            Button {
              viewStore.send(.categoryTapped(category))
            } label: {
              HStack {
                Text(category.title)
                Spacer()
                if viewStore.categories.contains(category) {
                  Image(systemName: "checkmark")
                }
              }
            }
          }
        }
        Section {
          Toggle("Organic only", isOn: viewStore.$isOrganicOnly)
          Toggle("Hide what is sold out", isOn: viewStore.$hidesSoldOut)
          TextField("At most", text: viewStore.$maximum)
          if viewStore.isLimitWrong {
            Text("This is no price.")
              .foregroundColor(.red)
          }
        }
        Section {
          Button("Reset") { viewStore.send(.resetButtonTapped) }
            .disabled(!viewStore.isActive)
          Button("Done") { viewStore.send(.doneButtonTapped) }
        }
      }
    }
    .navigationTitle("Filter")
  }
}
