// SPDX-License-Identifier: MIT

// Checked against a declared interface of SwiftUI; not run on Apple platforms. A function, as a
// type would be ambiguous with that of EnsembleUI in a file that imports both modules.
#if canImport(SwiftUI)
import SwiftUI

/// Arranges views from left to right, in as many lines as they need.
///
/// A view that does not fit beside those before it begins another line. Views that fill their space
/// need their minimum width, and share what their line has left.
///
/// - Parameters:
///   - alignment: The alignment of the views in a line.
///   - spacing: The distance between views, and between lines; nil for 8 points.
///   - content: The views.
@MainActor
public func WrappingHStack<Content: View>(
  alignment: VerticalAlignment = .center,
  spacing: CGFloat? = nil,
  @ViewBuilder content: () -> Content
) -> some View {
  WrappingLayout(alignment: alignment, spacing: spacing ?? 8)(content)
}

/// A layout of lines.
private struct WrappingLayout: Layout {
  let alignment: VerticalAlignment
  let spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(of: subviews, width: proposal.width ?? .infinity)
    return CGSize(
      width: lines.map { $0.width(spacing) }.max() ?? 0,
      height: lines.map(\.height).reduce(spacing * CGFloat(max(0, lines.count - 1)), +)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var y = bounds.minY
    for line in lines(of: subviews, width: bounds.width) {
      var x = bounds.minX
      for item in line.items {
        subviews[item.index].place(
          at: CGPoint(x: x, y: y + line.ascent - item.guide),
          anchor: .topLeading,
          proposal: ProposedViewSize(width: item.size.width, height: item.size.height)
        )
        x += item.size.width + spacing
      }
      y += line.height + spacing
    }
  }

  private struct Item {
    let index: Int
    var size: CGSize
    /// The distance of the alignment's line from the top.
    var guide: CGFloat
    let isFlexible: Bool
  }

  private struct Line {
    var items: [Item] = []

    /// The distance of the common alignment's line from the top.
    var ascent: CGFloat { items.map(\.guide).max() ?? 0 }

    var height: CGFloat { ascent + (items.map { $0.size.height - $0.guide }.max() ?? 0) }

    func width(_ spacing: CGFloat) -> CGFloat {
      items.map(\.size.width).reduce(spacing * CGFloat(max(0, items.count - 1)), +)
    }
  }

  private func lines(of subviews: Subviews, width: CGFloat) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    for (index, subview) in subviews.enumerated() {
      let isFlexible = subview.sizeThatFits(.infinity).width == .infinity
      let ideal = subview.sizeThatFits(isFlexible ? .zero : .unspecified).width
      let item = item(index, subview, width: min(ideal, width), isFlexible: isFlexible)
      if !line.items.isEmpty, line.width(spacing) + spacing + item.size.width > width {
        lines.append(line)
        line = Line()
      }
      line.items.append(item)
    }
    if !line.items.isEmpty { lines.append(line) }
    guard width < .infinity else { return lines }
    return lines.map { filled($0, subviews, width: width) }
  }

  /// Returns a line whose flexible views share what it has left.
  private func filled(_ line: Line, _ subviews: Subviews, width: CGFloat) -> Line {
    let count = line.items.filter(\.isFlexible).count
    guard count > 0 else { return line }
    var line = line
    let share = max(0, width - line.width(spacing)) / CGFloat(count)
    for (offset, old) in line.items.enumerated() where old.isFlexible {
      let width = old.size.width + share
      line.items[offset] = item(old.index, subviews[old.index], width: width, isFlexible: true)
    }
    return line
  }

  private func item(
    _ index: Int,
    _ subview: LayoutSubview,
    width: CGFloat,
    isFlexible: Bool
  ) -> Item {
    let dimensions = subview.dimensions(in: ProposedViewSize(width: width, height: nil))
    return Item(
      index: index,
      size: CGSize(width: dimensions.width, height: dimensions.height),
      guide: dimensions[alignment],
      isFlexible: isFlexible
    )
  }
}
#endif
