// SPDX-License-Identifier: MIT

import Ensemble
import EnsembleUI

/// The picture, the colors, and the last changes.
struct SharedBoardView: View {
  @Bindable var store: StoreOf<SharedBoard>

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Open this page in another window: both paint the same picture.")
        .foregroundStyle(.secondary)
      BoardPalette(paint: store.paint) { store.send(.paintTapped($0)) }
      BoardCells(cells: store.board.cells) { store.send(.cellTapped($0)) }
      HStack {
        Text(changeCount).monospacedDigit().foregroundStyle(.secondary)
        Spacer()
        Button("Clear", role: .destructive) { store.send(.clearTapped) }
          .disabled(store.board.isEmpty)
      }
      if !store.board.history.isEmpty { BoardHistory(changes: store.board.history) }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }

  private var changeCount: String {
    store.board.changeCount == 1 ? "1 change" : "\(store.board.changeCount) changes"
  }
}

/// The colors and the eraser.
private struct BoardPalette: View {
  let paint: PixelBoard.Paint?
  let choose: (PixelBoard.Paint?) -> Void

  var body: some View {
    WrappingHStack(spacing: 6) {
      ForEach(PixelBoard.Paint.allCases, id: \.self) { color in
        Button {
          choose(color)
        } label: {
          ZStack {
            Circle().fill(color.color).frame(width: 30, height: 30)
            if paint == color { Circle().fill(Color.white).frame(width: 12, height: 12) }
          }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(color.rawValue)
        .accessibilityAddTraits(paint == color ? .isSelected : [])
      }
      if paint == nil {
        Button("Eraser") { choose(nil) }.buttonStyle(.borderedProminent).controlSize(.small)
      } else {
        Button("Eraser") { choose(nil) }.buttonStyle(.bordered).controlSize(.small)
      }
    }
  }
}

/// The pixels, each a button.
private struct BoardCells: View {
  let cells: [PixelBoard.Paint?]
  let tap: (Int) -> Void

  var body: some View {
    Grid(horizontalSpacing: 2, verticalSpacing: 2) {
      ForEach(0..<PixelBoard.side, id: \.self) { row in
        GridRow {
          ForEach(0..<PixelBoard.side, id: \.self) { column in
            let cell = row * PixelBoard.side + column
            Button {
              tap(cell)
            } label: {
              Rectangle()
                .fill(cells[cell]?.color ?? Color.gray.opacity(0.16))
                .frame(width: 32, height: 32)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("\(PixelBoard.name(of: cell)) \(cells[cell]?.rawValue ?? "empty")")
          }
        }
      }
    }
    .frame(maxWidth: .infinity)
  }
}

/// The last changes of all visitors.
private struct BoardHistory: View {
  let changes: [PixelBoard.Change]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Last changes").font(.headline)
      ForEach(changes) { change in
        HStack(spacing: 8) {
          Circle()
            .fill(change.paint?.color ?? Color.gray.opacity(0.3))
            .frame(width: 12, height: 12)
            .accessibilityHidden(true)
          Text("\(PixelBoard.name(of: change.cell)): \(change.paint?.rawValue ?? "erased")")
            .font(.footnote)
        }
      }
    }
  }
}

extension PixelBoard {
  /// Returns the name of a cell, such as "C4".
  static func name(of cell: Int) -> String {
    let letters = Array("ABCDEFGHIJ")
    return "\(letters[cell % side])\(cell / side + 1)"
  }
}

extension PixelBoard.Paint {
  fileprivate var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .green: .green
    case .teal: .teal
    case .blue: .blue
    case .purple: .purple
    case .pink: .pink
    case .black: Color(white: 0.2)
    }
  }
}
