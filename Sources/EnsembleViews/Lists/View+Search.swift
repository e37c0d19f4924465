// SPDX-License-Identifier: MIT

import EnsembleBindings

extension View {
  /// Adds a field for what is looked for, above the view.
  ///
  /// ```swift
  /// List { … }.searchable(text: $store.query)
  /// ```
  ///
  /// - Parameters:
  ///   - text: What is looked for.
  ///   - prompt: What the field is called.
  public func searchable(
    text: Binding<String>,
    prompt: String = "Search"
  ) -> some View {
    Group {
      TextField(prompt, text: text)
      self
    }
  }

  /// Adds a button to the page or sheet that the view is in, for what is shown to be loaded anew.
  ///
  /// ```swift
  /// .refreshable { await store.send(.refresh).finish() }
  /// ```
  ///
  /// The button is disabled while the operation runs. The operation is cancelled when the view goes.
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
