// SPDX-License-Identifier: MIT

import ComposableArchitecture
import DesignSystem
import SharedModels
import SwiftUI

public struct ShopView: View {
  @Bindable private var store: StoreOf<Shop>

  public init(store: StoreOf<Shop>) {
    self.store = store
  }

  public var body: some View {
    List {
      if let error = store.error {
        Text(error)
      }
      ForEach(store.scope(state: \.rows, action: \.rows)) { store in
        ArticleRowView(store: store)
      }
      if let number = store.lastOrder {
        Text("Order no. \(number) is on its way.")
          .font(.footnote)
      }
    }
    .safeAreaInset(edge: .bottom) {
      Button {
        store.send(.basketTapped)
      } label: {
        HStack {
          Text("\(store.basket.count) things")
          Spacer()
          PriceText(cents: store.basket.cents)
        }
      }
      .disabled(store.basket.isEmpty)
      .padding()
    }
    .navigationTitle("Counter")
    .task { await store.send(.onTask).finish() }
    .sheet(
      item: $store.scope(state: \.destination?.article, action: \.destination.article),
      onDismiss: nil
    ) { store in
      ArticleDetailView(store: store)
    }
    .fullScreenCover(
      item: $store.scope(state: \.destination?.checkout, action: \.destination.checkout)
    ) { store in
      CheckoutView(store: store)
    }
  }
}

private struct ArticleRowView: View {
  @Bindable var store: StoreOf<ArticleRow>

  var body: some View {
    HStack {
      Button(store.article.title) { store.send(.titleTapped) }
      Spacer()
      Stepper("\(store.amount)", value: $store.amount.sending(\.amountChanged), in: 0...20)
        .fixedSize()
    }
  }
}

private struct ArticleDetailView: View {
  let store: StoreOf<ArticleDetail>

  var body: some View {
    VStack {
      Text(store.article.title)
        .font(.title2)
      PriceText(cents: store.article.cents)
      Button("Add (\(store.amount))") { store.send(.addTapped) }
        .buttonStyle(.primary)
      Button("Close") { store.send(.closeTapped) }
    }
    .padding()
  }
}

private struct CheckoutView: View {
  @Bindable var store: StoreOf<Checkout>

  var body: some View {
    Form {
      ForEach(store.basket.amounts.sorted { $0.key.title < $1.key.title }, id: \.key.id) { line in
        LabeledContent("\(line.value) × \(line.key.title)") {
          PriceText(cents: line.key.cents * line.value)
        }
      }
      switch store.phase {
      case .review:
        Button("Add a note") { store.send(.noteTapped) }
      case let .note(text):
        TextField(
          "Note",
          text: Binding(
            get: { text },
            set: { store.send(.binding(.set(\.phase, .note($0)))) }
          ),
          axis: .vertical
        )
      case .sending:
        ProgressView()
      }
      Button("Order") { store.send(.orderTapped) }
        .disabled(store.phase == .sending)
    }
    .interactiveDismissDisabled(store.phase == .sending)
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

struct ShopView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      ShopView(
        store: .init(initialState: Shop.State()) {
          Shop()
        } withDependencies: {
          $0.studioAPI = .previewValue
        }
      )
    }
  }
}
