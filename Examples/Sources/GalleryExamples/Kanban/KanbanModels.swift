// SPDX-License-Identifier: MIT

import Ensemble
import Foundation

/// A card of the board.
nonisolated struct KanbanCard: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var title = ""
  var notes = ""
  var priority = Priority.normal

  /// The importance of a card.
  enum Priority: String, CaseIterable, Codable, Sendable {
    case low, normal, high

    var title: String { rawValue.capitalized }
  }
}

/// A column of the board, from left to right.
nonisolated enum KanbanColumn: String, CaseIterable, Codable, Sendable {
  case todo, doing, done

  var title: String {
    switch self {
    case .todo: "To do"
    case .doing: "Doing"
    case .done: "Done"
    }
  }

  var next: Self? { Self.allCases.dropFirst(index + 1).first }
  var previous: Self? { index > 0 ? Self.allCases[index - 1] : nil }

  private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The cards of each column.
nonisolated struct KanbanCards: Codable, Equatable, Sendable {
  var todo: IdentifiedArrayOf<KanbanCard> = []
  var doing: IdentifiedArrayOf<KanbanCard> = []
  var done: IdentifiedArrayOf<KanbanCard> = []

  subscript(column: KanbanColumn) -> IdentifiedArrayOf<KanbanCard> {
    get {
      switch column {
      case .todo: todo
      case .doing: doing
      case .done: done
      }
    }
    set {
      switch column {
      case .todo: todo = newValue
      case .doing: doing = newValue
      case .done: done = newValue
      }
    }
  }

  /// Returns the column of a card.
  func column(of id: KanbanCard.ID) -> KanbanColumn? {
    KanbanColumn.allCases.first { self[$0][id: id] != nil }
  }

  /// Moves a card to the end of a column.
  mutating func move(_ id: KanbanCard.ID, to column: KanbanColumn) {
    guard let source = self.column(of: id), source != column,
      let card = self[source].remove(id: id)
    else { return }
    self[column].append(card)
  }

  /// Moves a card in front of another one of a column; with nil, to the end of the column.
  mutating func move(_ id: KanbanCard.ID, before other: KanbanCard.ID?, in column: KanbanColumn) {
    guard id != other, let source = self.column(of: id), let card = self[source].remove(id: id)
    else { return }
    let offset = other.flatMap { self[column].index(id: $0) } ?? self[column].count
    self[column].insert(card, at: offset)
  }

  /// Moves a card within its column by a number of places.
  mutating func shift(_ id: KanbanCard.ID, by places: Int) {
    guard let column = column(of: id), let index = self[column].index(id: id) else { return }
    let target = index + places
    guard self[column].indices.contains(target), let card = self[column].remove(id: id)
    else { return }
    self[column].insert(card, at: target)
  }
}

nonisolated extension KanbanCards {
  /// Cards to begin with.
  static let samples = KanbanCards(
    todo: [
      KanbanCard(id: .card(1), title: "Water the plants", notes: "The fern most of all."),
      KanbanCard(id: .card(2), title: "Book the train", priority: .high),
    ],
    doing: [KanbanCard(id: .card(3), title: "Paint the shed", notes: "Two coats.")],
    done: [KanbanCard(id: .card(4), title: "Find the ladder", priority: .low)]
  )
}

nonisolated extension UUID {
  /// Returns the identity of a sample.
  fileprivate static func card(_ number: UInt8) -> UUID {
    UUID(uuid: (0xCA, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number))
  }
}
