// SPDX-License-Identifier: MIT

import ComposableArchitecture
import SwiftUI

@ViewAction(for: NoticesFeature.self)
public struct NoticesView: View {
  @Bindable public var store: StoreOf<NoticesFeature>

  public init(store: StoreOf<NoticesFeature>) {
    self.store = store
  }

  public var body: some View {
    DisclosureGroup("Notices (\(store.unread))", isExpanded: $store.isExpanded) {
      ForEach(
        store.scope(state: \.rows, action: \.rows),
        id: \.state.id,
        content: NoticeRowView.init(store:)
      )
      SlipView(store: store.scope(state: \.slip, action: \.slip))
      Button("All read") { send(.allReadTapped) }
        .disabled(store.unread == 0)
    }
    .task { await send(.task).finish() }
  }
}

struct NoticeRowView: View {
  let store: StoreOf<NoticeRow>

  var body: some View {
    VStack(alignment: .leading) {
      Text(store.notice.text)
        .lineLimit(store.isOpen ? nil : 1)
        .onTapGesture { store.send(.tapped) }
      HStack {
        Text(store.notice.date, style: .date)
          .font(.caption)
        if store.notice.link != nil {
          Button("More") { store.send(.linkTapped) }
        }
      }
    }
  }
}

struct SlipView: View {
  @Bindable var store: StoreOf<Slip>

  var body: some View {
    HStack {
      TextField("I have lost…", text: $store.text)
      Text("\(store.remaining)")
        .foregroundStyle(store.remaining < 20 ? .red : .secondary)
      Button("Post") { store.send(.postTapped) }
        .disabled(store.isSending)
    }
  }
}
