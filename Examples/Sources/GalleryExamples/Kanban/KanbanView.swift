// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI
import Foundation

/// The board: columns beside each other, or below each other where there is little room.
struct KanbanView: View {
  @Bindable var store: StoreOf<Kanban>

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      if let deletion = store.deletion {
        HStack {
          Text("“\(deletion.card.title)” was deleted.")
          Spacer()
          Button("Undo") { store.send(.undoTapped) }
        }
        .padding(12)
        .background(Color.orange.opacity(0.14), in: RoundedRectangle(cornerRadius: 12))
      }
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 176), spacing: 12, alignment: .top)],
        spacing: 12
      ) {
        ForEach(KanbanColumn.allCases, id: \.self) { KanbanColumnView(store: store, column: $0) }
      }
    }
    .sheet(item: $store.scope(state: \.form, action: \.form)) { form in
      CardFormView(store: form).interactiveDismissDisabled(store.formHasChanges)
    }
  }
}

/// A column: its title, the number of its cards, and the cards.
private struct KanbanColumnView: View {
  let store: StoreOf<Kanban>
  let column: KanbanColumn

  var body: some View {
    let cards = store.cards[column]
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 8) {
        Circle().fill(column.color).frame(width: 10, height: 10).accessibilityHidden(true)
        Text(column.title).font(.headline).lineLimit(1)
        Text("\(cards.count)")
          .font(.footnote)
          .monospacedDigit()
          .padding(.horizontal, 8)
          .padding(.vertical, 2)
          .background(Color.gray.opacity(0.16), in: Capsule())
          .accessibilityLabel(cards.count == 1 ? "1 card" : "\(cards.count) cards")
        Spacer()
        Button("Add to \(column.title)", systemImage: "plus") { store.send(.addTapped(column)) }
          .labelStyle(.iconOnly)
          .buttonStyle(.borderless)
      }
      if cards.isEmpty {
        Text("No cards").font(.footnote).foregroundStyle(.secondary)
      }
      ForEach(cards) { KanbanCardView(store: store, card: $0, column: column) }
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.gray.opacity(0.14), in: RoundedRectangle(cornerRadius: 14))
    .dropDestination(for: String.self) { ids, _ in
      store.drop(ids, before: nil, in: column)
    }
  }
}

/// A card, and the buttons that move it.
private struct KanbanCardView: View {
  let store: StoreOf<Kanban>
  let card: KanbanCard
  let column: KanbanColumn

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Button {
        store.send(.cardTapped(card.id))
      } label: {
        Text(card.title).bold()
      }
      .buttonStyle(.plain)
      if !card.notes.isEmpty {
        Text(card.notes).font(.footnote).foregroundStyle(.secondary).lineLimit(3)
      }
      HStack(spacing: 4) {
        if card.priority != .normal { PriorityTag(priority: card.priority) }
        Spacer()
        if let previous = column.previous {
          move("Move \(card.title) to \(previous.title)", "arrow.left", previous)
        }
        if let next = column.next {
          move("Move \(card.title) to \(next.title)", "arrow.right", next)
        }
        KanbanCardMenu(store: store, card: card)
      }
      .controlSize(.small)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.background, in: RoundedRectangle(cornerRadius: 10))
    .draggable(card.id.uuidString)
    .dropDestination(for: String.self) { ids, _ in
      store.drop(ids, before: card.id, in: column)
    }
  }

  private func move(_ title: String, _ symbol: String, _ column: KanbanColumn) -> some View {
    Button(title, systemImage: symbol) { store.send(.moved(card.id, to: column)) }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
  }
}

/// Everything else that can be done with a card.
private struct KanbanCardMenu: View {
  let store: StoreOf<Kanban>
  let card: KanbanCard

  var body: some View {
    Menu("More", systemImage: "ellipsis") {
      Button("Edit") { store.send(.cardTapped(card.id)) }
      Button("Move up") { store.send(.shifted(card.id, by: -1)) }
      Button("Move down") { store.send(.shifted(card.id, by: 1)) }
      Button("Delete", role: .destructive) { store.send(.deleteTapped(card.id)) }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
    .accessibilityLabel("More about \(card.title)")
  }
}

/// A priority in a capsule.
private struct PriorityTag: View {
  let priority: KanbanCard.Priority

  var body: some View {
    Text(priority.title)
      .font(.caption)
      .fixedSize()
      .padding(.horizontal, 8)
      .padding(.vertical, 2)
      .background(
        priority == .high ? Color.red.opacity(0.18) : Color.teal.opacity(0.18),
        in: Capsule()
      )
  }
}

extension StoreOf<Kanban> {
  /// Moves dragged cards. Returns false if none is dragged.
  fileprivate func drop(
    _ cards: [String],
    before other: KanbanCard.ID?,
    in column: KanbanColumn
  ) -> Bool {
    let ids = cards.compactMap(UUID.init(uuidString:))
    for id in ids { send(.dropped(id, before: other, in: column)) }
    return !ids.isEmpty
  }
}

extension KanbanColumn {
  fileprivate var color: Color {
    switch self {
    case .todo: .orange
    case .doing: .indigo
    case .done: .green
    }
  }
}
