// SPDX-License-Identifier: MIT

// More of the declared interface of SwiftUI: layout.

import Foundation

public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
}

public struct VerticalAlignment: Equatable, Sendable {
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let bottom = VerticalAlignment()
  public static let firstTextBaseline = VerticalAlignment()
}

public struct Alignment: Equatable, Sendable {
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {}
  private init() {}
  public static let center = Alignment()
  public static let leading = Alignment()
  public static let trailing = Alignment()
  public static let top = Alignment()
  public static let bottom = Alignment()
  public static let topLeading = Alignment()
  public static let topTrailing = Alignment()
  public static let bottomLeading = Alignment()
  public static let bottomTrailing = Alignment()
}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

public struct VStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct HStack<Content: View>: View {
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

public struct ScrollIndicatorVisibility: Sendable {
  public static var automatic: Self { Self() }
  public static var visible: Self { Self() }
  public static var hidden: Self { Self() }
  public static var never: Self { Self() }
}

public struct ScrollDismissesKeyboardMode: Sendable {
  public static var automatic: Self { Self() }
  public static var immediately: Self { Self() }
  public static var interactively: Self { Self() }
  public static var never: Self { Self() }
}

public struct ToolbarPlacement: Sendable {
  public static var automatic: Self { Self() }
  public static var bottomBar: Self { Self() }
  public static var navigationBar: Self { Self() }
  public static var tabBar: Self { Self() }
}

public struct LazyVStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct LazyHStack<Content: View>: View {
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct ZStack<Content: View>: View {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public struct Spacer: View {
  public init(minLength: CGFloat? = nil) {}
  public var body: Never { fatalError() }
}

public struct Divider: View {
  public init() {}
  public var body: Never { fatalError() }
}

public struct Group<Content> {}

extension Group: View where Content: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public struct AnyView: View {
  public init<V: View>(_ view: V) {}
  public var body: Never { fatalError() }
}

public struct ScrollView<Content: View>: View {
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct Grid<Content: View>: View {
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct GridRow<Content: View>: View {
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}

public struct LazyVGrid<Content: View>: View {
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct LazyHGrid<Content: View>: View {
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct GeometryProxy {
  public var size: CGSize { .zero }
}

public struct GeometryReader<Content: View>: View {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
  public var body: Never { fatalError() }
}

public struct GroupBox<Label: View, Content: View>: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError() }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {}
}

extension GroupBox where Label == Text {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  public var body: Never { fatalError() }
}

public struct ControlGroup<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {}
  public var body: Never { fatalError() }
}

public struct DisclosureGroup<Label: View, Content: View>: View {
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError() }
}

extension DisclosureGroup where Label == Text {
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {}
  public init<S: StringProtocol>(
    _ label: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}

// MARK: Modifiers

extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { self }
  nonisolated public func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View { self }
  nonisolated public func padding(_ length: CGFloat) -> some View { self }
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View { self }
  nonisolated public func scaledToFit() -> some View { self }
  nonisolated public func scaledToFill() -> some View { self }
  nonisolated public func fixedSize() -> some View { self }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }
  nonisolated public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View { self }
  nonisolated public func layoutPriority(_ value: Double) -> some View { self }
  nonisolated public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { self }
}

// MARK: Layouts

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
}

public struct LayoutSubview: Equatable {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fatalError() }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { fatalError() }
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {}
}

public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(index: Int) -> LayoutSubview { fatalError() }
}

public protocol Layout {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )
}

extension Layout {
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { content() }
}
