// SPDX-License-Identifier: MIT

import MarketKit
import SwiftUI

public struct BasketView: View {
  let store: StoreOf<Basket>

  public init(store: StoreOf<Basket>) {
    self.store = store
  }

  public var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      List {
        if viewStore.lines.isEmpty {
          Text("Nothing yet.")
        }
        ForEachStore(store.scope(state: \.lines, action: Basket.Action.line(id:action:))) {
          BasketLineView(store: $0)
        }
        .onDelete { viewStore.send(.swiped($0)) }
        .onMove { viewStore.send(.linesMoved($0, $1)) }

        Section {
          HStack {
            TextField(
              "Voucher",
              text: viewStore.binding(
                get: \.voucherCode,
                send: Basket.Action.voucherChanged
              )
            )
            .onSubmit { viewStore.send(.voucherSubmitted) }
            if viewStore.isCheckingVoucher {
              ProgressView()
            }
          }
          if let message = viewStore.voucherMessage {
            Text(message).foregroundColor(.red)
          }
        }

        Section {
          Text("Together: \(viewStore.total.label)").bold()
          Button("Check out") { viewStore.send(.checkoutButtonTapped) }
            .disabled(viewStore.lines.isEmpty)
          Button("Empty the basket", role: .destructive) { viewStore.send(.emptyButtonTapped) }
        }
      }
      .overlay(alignment: .bottom) {
        if let line = viewStore.lastRemoved {
          UndoBar(name: line.line.product.name) {
            viewStore.send(.undoButtonTapped, animation: .easeInOut)
          }
          .transition(.move(edge: .bottom))
        }
      }
    }
    .confirmationDialog(
      store: store.scope(state: \.$confirmation, action: { .confirmation($0) })
    )
    .fullScreenCover(
      store: store.scope(state: \.$checkout, action: { .checkout($0) })
    ) { store in
      CheckoutView(store: store)
    }
  }
}

private struct UndoBar: View {
  let name: String
  let undo: () -> Void

  var body: some View {
    HStack {
      Text("\(name) was removed.")
      Button("Undo", action: undo)
    }
    .padding()
    .background(Color.yellow)
    .cornerRadius(8)
  }
}

struct BasketLineView: View {
  let store: StoreOf<BasketLine>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      VStack(alignment: .leading) {
        HStack {
          Text(viewStore.line.product.name)
          Spacer()
          Button("–") { viewStore.send(.lessButtonTapped) }
          Text(viewStore.line.product.unit.text(for: viewStore.line.count))
          Button("+") { viewStore.send(.moreButtonTapped) }
        }
        .buttonStyle(.borderless)
        Toggle("A gift", isOn: viewStore.$isGift)
        if viewStore.isGift {
          TextField("Note", text: viewStore.$note)
        }
      }
    }
  }
}

struct CheckoutView: View {
  let store: StoreOf<Checkout>

  var body: some View {
    NavigationView {
      SwitchStore(store) { state in
        switch state {
        case .slot:
          CaseLet(
            /Checkout.State.slot,
            action: Checkout.Action.slot,
            then: SlotPickerView.init(store:)
          )
        case .payment:
          CaseLet(/Checkout.State.payment, action: Checkout.Action.payment) { store in
            PaymentView(store: store)
          }
        case .done:
          CaseLet(/Checkout.State.done, action: Checkout.Action.done) {
            ReceiptView(store: $0)
          }
        }
      }
      .navigationTitle("Check out")
    }
  }
}

struct SlotPickerView: View {
  let store: StoreOf<SlotPicker>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      List {
        if let failure = viewStore.failure {
          FailureView(message: failure) { viewStore.send(.task) }
        }
        ForEach(viewStore.slots) { slot in
          Button {
            viewStore.send(.slotTapped(slot.id))
          } label: {
            HStack {
              Text(slot.start, style: .time)
              Spacer()
              if slot.id == viewStore.chosen {
                Image(systemName: "checkmark")
              }
            }
          }
        }
        BusyButton("Next", isBusy: viewStore.isLoading) { viewStore.send(.nextButtonTapped) }
      }
      .task { await viewStore.send(.task).finish() }
    }
  }
}

struct PaymentView: View {
  let store: StoreOf<Payment>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        Text("Reserved for \(viewStore.countdown)")
          .monospacedDigit()
        Picker(
          "Pay with",
          selection: viewStore.binding(get: \.method, send: { .methodChanged($0) })
        ) {
          ForEach(Payment.Method.allCases, id: \.self) {
            Text($0.rawValue)
          }
        }
        BusyButton("Pay \(viewStore.amount.label)", isBusy: viewStore.isPlacing) {
          viewStore.send(.payButtonTapped)
        }
      }
      .task { await viewStore.send(.task).finish() }
    }
    .alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
  }
}

struct ReceiptView: View {
  let store: StoreOf<Receipt>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      VStack(spacing: 16) {
        Text("Thank you!").font(.title)
        Text(viewStore.order.slot.start, style: .time)
        Toggle(
          "Remind me",
          isOn: viewStore.binding(
            get: \.isReminded,
            send: Receipt.Action.reminderToggled
          )
        )
        Button("Close") { viewStore.send(.closeButtonTapped) }
      }
      .padding()
    }
  }
}
