// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// The application: its tabs, in the chosen color.
struct BookshelfView: View {
  @Bindable var store: StoreOf<Bookshelf>

  var body: some View {
    TabView(selection: $store.tab) {
      Tab("Shelf", systemImage: "books.vertical", value: Bookshelf.Tab.shelf) {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
          ShelfView(store: store.scope(state: \.shelf, action: \.shelf))
        } destination: {
          BookDetailView(store: $0)
        }
      }
      Tab("Insights", systemImage: "chart.bar", value: Bookshelf.Tab.insights) {
        InsightsView(store: store.scope(state: \.insights, action: \.insights))
      }
      Tab("Settings", systemImage: "gearshape", value: Bookshelf.Tab.settings) {
        BookshelfSettingsView(store: store.scope(state: \.settings, action: \.settings))
      }
    }
    .tint(store.preferences.accent.color)
  }
}
