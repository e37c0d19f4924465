// SPDX-License-Identifier: MIT

import SwiftUI

/// Shows a value, or why it is not there.
public struct LoadableView<Value, Content: View>: View {
  private let loadable: Loadable<Value>
  private let retry: (() -> Void)?
  private let content: (Value) -> Content

  public init(
    _ loadable: Loadable<Value>,
    retry: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.loadable = loadable
    self.retry = retry
    self.content = content
  }

  public var body: some View {
    VStack {
      if let value = loadable.value {
        content(value)
          .opacity(loadable.isLoading ? 0.5 : 1)
      } else if loadable.isLoading {
        ProgressView()
      }
      if let failure = loadable.failure {
        Text(failure.message)
          .foregroundColor(.red)
        if let retry {
          Button("Try again", action: retry)
        }
      }
    }
  }
}

/// The list of a pager.
public struct PagerView<Element: Identifiable & Equatable & Sendable, Row: View>: View
where Element.ID: Sendable {
  let store: StoreOf<Pager<Element>>
  let row: (Element) -> Row

  public init(
    store: StoreOf<Pager<Element>>,
    @ViewBuilder row: @escaping (Element) -> Row
  ) {
    self.store = store
    self.row = row
  }

  public var body: some View {
    List {
      ForEach(store.elements) { element in
        row(element)
          .onAppear { store.send(.appeared(element.id)) }
      }
      if store.isLoading {
        ProgressView()
      } else if let failure = store.failure {
        Text(failure.message)
      }
    }
    .task { await store.send(.refresh).finish() }
    .refreshable { await store.send(.refresh).finish() }
  }
}
