// SPDX-License-Identifier: MIT

import ComposableArchitecture
import MarketKit
import SwiftUI

public struct VendorStackView: View {
  let store: StoreOf<VendorStack>

  public init(store: StoreOf<VendorStack>) {
    self.store = store
  }

  public var body: some View {
    NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
      MarketDayView(store: store.scope(state: \.day, action: VendorStack.Action.day))
        .toolbar {
          ToolbarItemGroup {
            Button("Chat") { store.send(.chatButtonTapped) }
            Button("Report") { ViewStore(store.stateless).send(.reportButtonTapped) }
          }
        }
    } destination: { initialState in
      switch initialState {
      case .chat:
        CaseLet(
          /VendorStack.Path.State.chat,
          action: VendorStack.Path.Action.chat
        ) { chatStore in
          ChatView(store: chatStore)
        }
      case .report:
        CaseLet(
          /VendorStack.Path.State.report,
          action: VendorStack.Path.Action.report
        ) { reportStore in
          DayReportView(store: reportStore)
        }
      }
    }
  }
}

struct MarketDayView: View {
  let store: StoreOf<MarketDay>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      List {
        if let sky = viewStore.sky {
          Label(sky.rawValue, systemImage: sky == .sunny ? "sun.max" : "cloud")
        }
        ForEachStore(
          store.scope(state: \.stock, action: MarketDay.Action.stock(id:action:)),
          content: StockItemView.init(store:)
        )
        switch viewStore.phase {
        case .closed:
          Button("Open") { viewStore.send(.openButtonTapped) }
        case .open:
          Button("Pause") { viewStore.send(.pauseButtonTapped(minutes: 15)) }
          Button("Close") { viewStore.send(.closeButtonTapped) }
        case .paused:
          if let end = viewStore.pauseEnds {
            Text("Until \(Text(end, style: .time))")
          }
          Button("Open again") { viewStore.send(.openButtonTapped) }
        }
        Text("Takings: \(viewStore.takings.label)")
      }
      .navigationTitle("Today")
      .task { await viewStore.send(.task).finish() }
    }
  }
}

struct StockItemView: View {
  let store: StoreOf<StockItem>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      HStack {
        Text(viewStore.product.name)
        TextField(
          "Price",
          text: viewStore.binding(get: \.priceText, send: StockItem.Action.priceChanged)
        )
        .foregroundColor(viewStore.isPriceWrong ? .red : .primary)
        Text("\(viewStore.product.stock) left")
        Button("Sell") { viewStore.send(.sold(1)) }
          .disabled(viewStore.product.isSoldOut)
      }
    }
  }
}

struct ChatView: View {
  let store: StoreOf<Chat>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      VStack {
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(viewStore.messages) { message in
              MessageView(
                message: message,
                isPending: viewStore.pending.contains(message.id),
                retry: viewStore.failed.contains(message.id)
                  ? { viewStore.send(.retryButtonTapped(message.id)) } : nil
              )
            }
          }
        }
        HStack {
          TextField("Message", text: viewStore.$draft)
          Button {
            viewStore.send(.sendButtonTapped)
          } label: {
            Image(systemName: "paperplane")
          }
          .disabled(viewStore.isSendDisabled)
        }
      }
      .task { await viewStore.send(.task).finish() }
    }
  }
}

private struct MessageView: View {
  let message: ChatMessage
  let isPending: Bool
  let retry: (() -> Void)?

  var body: some View {
    HStack {
      if message.author == .vendor {
        Spacer()
      }
      Text(message.text)
        .padding(8)
        .background(message.author == .vendor ? Color.blue : Color.gray)
        .opacity(isPending ? 0.5 : 1)
      if let retry = retry {
        Button("Again", action: retry)
      }
    }
  }
}

struct DayReportView: View {
  let store: StoreOf<DayReport>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        Text("\(viewStore.sales) sales")
        if let best = viewStore.best {
          Text("Best: \(best)")
        }
        Toggle("The rent is paid", isOn: viewStore.$isRentPaid.animation())
        if !viewStore.isRentPaid {
          TextField("Rent", text: viewStore.$rentText)
        }
        Text("Profit: \(viewStore.profit.label)")
          .fontWeight(.bold)
        Button("Close the day") { viewStore.send(.closeButtonTapped) }
      }
    }
  }
}
