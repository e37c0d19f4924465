// SPDX-License-Identifier: MIT

import EnsembleUI
import Foundation

/// The conversion of points to cells: 8 points are a column, and 16 are a line.
///
/// Halves are rounded to the even number, so that small spaces, of 4 points between columns or 8
/// between lines, disappear.
enum CellLength {
  static let column = 8.0
  static let line = 16.0

  static func columns(_ points: Double) -> Int { cells(points, column) }

  static func lines(_ points: Double) -> Int { cells(points, line) }

  private static func cells(_ points: Double, _ size: Double) -> Int {
    guard !points.isNaN else { return 0 }
    return Int(min(max((points / size).rounded(.toNearestOrEven), 0), 1000))
  }
}

/// Distances from the edges in cells.
struct CellInsets {
  var top = 0
  var leading = 0
  var bottom = 0
  var trailing = 0

  init() {}

  init(_ insets: EdgeInsets?) {
    guard let insets else { return }
    top = CellLength.lines(insets.top)
    bottom = CellLength.lines(insets.bottom)
    leading = CellLength.columns(insets.leading)
    trailing = CellLength.columns(insets.trailing)
  }

  var horizontal: Int { leading + trailing }
  var vertical: Int { top + bottom }
}

extension HorizontalAlignment {
  /// Returns the distance from the leading edge.
  func offset(of width: Int, in total: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, (total - width) / 2)
    case .trailing: max(0, total - width)
    }
  }
}

extension VerticalAlignment {
  /// Returns the row at which content of a height begins.
  func offset(of height: Int, in total: Int) -> Int {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: max(0, (total - height) / 2)
    case .bottom: max(0, total - height)
    }
  }
}

extension ScreenSize {
  /// The size in points.
  var inPoints: CGSize {
    CGSize(width: Double(columns) * CellLength.column, height: Double(rows) * CellLength.line)
  }
}
