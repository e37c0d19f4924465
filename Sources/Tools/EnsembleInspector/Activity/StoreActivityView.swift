// SPDX-License-Identifier: MIT

import EnsembleUI

/// A view of the states and the last actions of selected stores, which follows their changes.
///
/// It shows the stores that were created while a call of `recording` of the activity was running,
/// and no later ones.
public struct StoreActivityView: View {
  private let activity: StoreActivity
  @State private var shown = StoreActivity.Snapshot()

  /// Creates a view of an activity.
  public init(_ activity: StoreActivity) { self.activity = activity }

  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      heading("State")
      Text(verbatim: shown.state).font(.footnote.monospaced())
      heading("Last actions")
      ForEach(shown.actions) { Text(verbatim: $0.text).font(.footnote.monospaced()) }
    }
    .task {
      shown = activity.snapshot()
      for await _ in activity.changes { shown = activity.snapshot() }
    }
  }

  private func heading(_ title: String) -> some View {
    Text(title).font(.subheadline.bold()).foregroundStyle(.secondary)
      .accessibilityAddTraits(.isHeader)
  }
}
