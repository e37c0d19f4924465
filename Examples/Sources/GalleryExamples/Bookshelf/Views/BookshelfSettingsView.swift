// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// The settings: goals, looks and data.
struct BookshelfSettingsView: View {
  @Bindable var store: StoreOf<BookshelfSettings>

  var body: some View {
    Form {
      Section("Goals") {
        Stepper(
          "\(store.preferences.dailyGoal) pages a day",
          value: preferences.dailyGoal,
          in: 5...200,
          step: 5
        )
        Stepper(
          "\(store.preferences.yearlyGoal) books a year",
          value: preferences.yearlyGoal,
          in: 1...200
        )
      }
      Section("Looks") {
        AccentPicker(accent: preferences.accent)
        Picker("Layout", selection: preferences.layout) {
          ForEach(ShelfLayout.allCases, id: \.self) { Text($0.title) }
        }
        .pickerStyle(.segmented)
        Picker("Order", selection: preferences.order) {
          ForEach(BookOrder.allCases, id: \.self) { Text($0.title) }
        }
      }
      Section("Data") {
        Toggle("Ask before deleting", isOn: preferences.confirmsDeletion)
        LabeledContent("Books", value: "\(store.books.count)")
        Button("Restore default settings") { store.send(.defaultsTapped) }
          .disabled(store.preferences == BookshelfPreferences())
        Button("Replace books by samples", role: .destructive) { store.send(.resetTapped) }
      }
      AboutSection()
    }
    .navigationTitle("Settings")
    .alert($store.scope(state: \.alert, action: \.alert))
  }

  private var preferences: Binding<BookshelfPreferences> { Binding(store.$preferences) }
}

/// The colors to choose from, as circles.
private struct AccentPicker: View {
  @Binding var accent: ShelfAccent

  var body: some View {
    HStack(spacing: 10) {
      Text("Color")
      Spacer()
      ForEach(ShelfAccent.allCases, id: \.self) { color in
        Button {
          accent = color
        } label: {
          ZStack {
            Circle().fill(color.color).frame(width: 28, height: 28)
            if accent == color { Circle().fill(Color.white).frame(width: 10, height: 10) }
          }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(color.title)
        .accessibilityAddTraits(accent == color ? .isSelected : [])
      }
    }
  }
}

/// How the application keeps its data.
private struct AboutSection: View {
  var body: some View {
    Section("About") {
      DisclosureGroup("Where is my data?") {
        Text(
          "Books are kept in a file, and settings in those of the program. Nothing is sent elsewhere."
        )
        .font(.footnote)
        .foregroundStyle(.secondary)
      }
      DisclosureGroup("How are goals counted?") {
        Text("Pages count on the day of their session. Books count when they are finished.")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
  }
}
