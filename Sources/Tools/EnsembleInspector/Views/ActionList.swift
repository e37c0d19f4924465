// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleInspection
import EnsembleUI
import Foundation

/// The actions of the store, the newest first.
struct ActionList: View {
  let store: StoreOf<InspectorFeature>
  @Environment(\.isInTerminal) private var isInTerminal
  @FocusState private var focused: UInt64?

  /// The distances in rows of the keys that move the selection.
  private static let keys: [KeyEquivalent: Int] = [
    .upArrow: -1, .downArrow: 1, .pageUp: -20, .pageDown: 20,
    .home: -ActionListing.limit, .end: ActionListing.limit,
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        TextField(
          "Filter",
          text: Binding(
            get: { store.listing.filter },
            set: { store.send(.listing(.filterChanged($0))) }
          ),
          prompt: Text("toggled from:view slower:2ms")
        )
        .help(ActionFilter.help)
        Button("Newest") { store.send(.newestTapped) }
          .inspectorKey("n")
      }
      if isInTerminal {
        // The arrows of a terminal move its own focus.
        rows
      } else {
        ScrollViewReader { list in
          ScrollView { rows }
            .frame(maxHeight: 620)
            .onKeyPress(keys: Set(Self.keys.keys)) { press in
              guard let distance = Self.keys[press.key] else { return .ignored }
              store.send(.moved(distance))
              // A list leaves out rows that are far from the screen.
              list.scrollTo(store.shown)
              focused = store.shown
              return .handled
            }
        }
      }
    }
  }

  private var rows: some View {
    List {
      ForEach(store.listing.rows) { row in
        ActionRow(
          row: row,
          isSelected: row.id == store.shown,
          isPinned: row.id == store.comparison.pinned
        ) {
          store.send(.actionTapped(row.id))
        }
        .focused($focused, equals: row.id)
      }
      if store.listing.hasNoMatch {
        Text("No action matches the filter.").foregroundStyle(.secondary)
      }
      if store.listing.older(in: store.store) != nil {
        Button("Older actions") { store.send(.listing(.olderTapped)) }
      }
    }
  }
}

/// An action on one line: its values, its changes, its sender, its time, and the duration of its
/// reducer.
private struct ActionRow: View {
  let row: ActionListing.Row
  let isSelected: Bool
  let isPinned: Bool
  let select: () -> Void
  @Environment(\.isInTerminal) private var isInTerminal
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    Button(action: select) {
      HStack(spacing: 8) {
        Text(isPinned ? "● \(row.id)" : "\(row.id)")
          .foregroundStyle(.secondary)
          .frame(minWidth: isInTerminal ? nil : 28, alignment: .trailing)
        // One text, of which only the end is cut off where there is no room for it.
        text.lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
        if !isInTerminal, width != .compact {
          Text(row.summary.sender.shortText).foregroundStyle(.secondary).lineLimit(1)
          Text(row.summary.time(in: timeZone)).foregroundStyle(.secondary)
        }
        Text(row.summary.duration.text)
          .foregroundStyle(isSlow ? Color.red : Color.secondary)
          .frame(minWidth: isInTerminal ? nil : 56, alignment: .trailing)
      }
      .font(.footnote)
      .monospacedDigit()
    }
    .buttonStyle(.plain)
    .help("\(row.summary.date.formatted(.iso8601)), \(row.summary.sender.text)")
    .listRowInsets(EdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8))
    .listRowBackground(isSelected ? Color.accentColor.opacity(0.16) : nil)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  private var isSlow: Bool { row.summary.duration >= Finding.slowDuration }

  private var text: Text {
    let action = Text(row.summary.text)
    guard let changes = row.changes, !changes.isEmpty else { return action }
    return action + Text("  \(changes)").foregroundStyle(.secondary)
  }
}
