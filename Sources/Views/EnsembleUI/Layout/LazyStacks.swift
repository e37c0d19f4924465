// SPDX-License-Identifier: MIT

/// A vertical stack whose rows a renderer may omit while they are off screen.
///
/// In a browser, a `ForEach` of more than 150 elements has only the rows near the screen. Other
/// renderers show all rows.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let stack: VStack<Content>

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - spacing: The distance between views in points; nil for the renderer's default.
  ///   - pinnedViews: Has no effect: headers scroll with their sections.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.vertical(view.stack.alignment, spacing: view.stack.spacing))
    node.updateChild(0, to: view.stack.content, environment: node.environment.insideRows())
  }
}

/// The views that stay visible while their section does. It has no effect.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = Self(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = Self(rawValue: 2)
}

/// A horizontal stack. All of its views exist, including those that are off screen.
public typealias LazyHStack = HStack
