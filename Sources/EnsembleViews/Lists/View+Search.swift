// SPDX-License-Identifier: MIT

import EnsembleBindings

extension View {
  /// Adds a search field above the view.
  ///
  /// ```swift
  /// List { … }.searchable(text: $store.query)
  /// ```
  ///
  /// - Parameters:
  ///   - text: A binding to the search text.
  ///   - prompt: The label of the field.
  public func searchable(
    text: Binding<String>,
    prompt: String = "Search"
  ) -> some View {
    Group {
      TextField(prompt, text: text)
      self
    }
  }

  /// Adds a button that reloads the content to the toolbar of the page or sheet that contains the
  /// view.
  ///
  /// ```swift
  /// .refreshable { await store.send(.refresh).finish() }
  /// ```
  ///
  /// The button is disabled while the operation runs. The operation is cancelled when the view
  /// disappears.
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    RefreshableView(content: self, action: action)
  }
}

private struct RefreshableView<Content: View>: View {
  let content: Content
  let action: @MainActor () async -> Void
  @State private var run = 0
  @State private var isRunning = false

  var body: some View {
    let run = run
    content
      .toolbar {
        Button("Refresh", systemImage: "arrow.clockwise") {
          isRunning = true
          self.run += 1
        }
        .disabled(isRunning)
      }
      .task(id: run) {
        guard run > 0, !Task.isCancelled else { return }
        await action()
        isRunning = false
      }
  }
}
