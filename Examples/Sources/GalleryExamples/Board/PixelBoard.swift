// SPDX-License-Identifier: MIT

import Ensemble

/// A picture of 100 pixels, which all visitors paint. Its size never changes.
nonisolated struct PixelBoard: Equatable, Sendable {
  /// The number of pixels of a row, and of rows.
  static let side = 10
  /// The number of changes that are remembered.
  static let historyLimit = 6

  /// A color of a pixel.
  enum Paint: String, CaseIterable, Sendable {
    case red, orange, green, teal, blue, purple, pink, black
  }

  /// A change of a pixel.
  struct Change: Equatable, Identifiable, Sendable {
    /// The number of the change, from 1.
    let id: Int
    let cell: Int
    /// The color, or nil if the pixel was erased.
    let paint: Paint?
  }

  var cells = [Paint?](repeating: nil, count: side * side)
  /// The last changes, the latest first; at most ``historyLimit``.
  var history: [Change] = []
  /// The number of changes since the picture was empty.
  var changeCount = 0

  var isEmpty: Bool { !cells.contains { $0 != nil } }

  /// Paints a pixel, or erases it. A cell outside of the picture is ignored.
  mutating func paint(_ paint: Paint?, at cell: Int) {
    guard cells.indices.contains(cell), cells[cell] != paint else { return }
    cells[cell] = paint
    changeCount += 1
    history.insert(Change(id: changeCount, cell: cell, paint: paint), at: 0)
    if history.count > Self.historyLimit { history.removeLast() }
  }
}

extension SharedReaderKey where Self == InMemoryKey<PixelBoard>.Default {
  /// The key of the picture, which all visitors of the process share.
  static var pixelBoard: Self {
    Self[.inMemory("pixelBoard", scope: .process), default: PixelBoard()]
  }
}
