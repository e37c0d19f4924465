// SPDX-License-Identifier: MIT

// More of the declared interface of SwiftUI: previews, preferences, filters, masks, older words.

@_exported import Foundation

// MARK: Previews

@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

// MARK: Preferences

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View { self }
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { self }
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { self }
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { self }
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { self }
}

// MARK: Text and images

extension Text {
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {}
  public init(_ image: Image) {}
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ image: Image) {}
}

public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants()
  public static let circle = SymbolVariants()
  public static let square = SymbolVariants()
  public static let rectangle = SymbolVariants()
  public static let fill = SymbolVariants()
  public static let slash = SymbolVariants()
  public var circle: SymbolVariants { self }
  public var square: SymbolVariants { self }
  public var rectangle: SymbolVariants { self }
  public var fill: SymbolVariants { self }
  public var slash: SymbolVariants { self }
}

extension Image {
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Interpolation: Sendable { case none, low, medium, high }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension View {
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}

// MARK: Drawing

public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

public struct Glass: Equatable, Sendable {
  public static var regular: Glass { Glass() }
  public static var clear: Glass { Glass() }
  public static var identity: Glass { Glass() }
  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

public struct GlassEffectContainer<Content: View>: View {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var glass: BorderedButtonStyle { BorderedButtonStyle() }
}

extension InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension AnyTransition {
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion
  }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  nonisolated public func brightness(_ amount: Double) -> some View { self }
  nonisolated public func contrast(_ amount: Double) -> some View { self }
  nonisolated public func saturation(_ amount: Double) -> some View { self }
  nonisolated public func grayscale(_ amount: Double) -> some View { self }
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
  nonisolated public func colorInvert() -> some View { self }
  nonisolated public func colorMultiply(_ color: Color) -> some View { self }
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self }
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  nonisolated public func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape = Capsule()
  ) -> some View { self }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  nonisolated public func position(_ position: CGPoint) -> some View { self }
}

// MARK: Layout and navigation

public struct ViewDimensions: Equatable {
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  public static let listRowSeparatorLeading = HorizontalAlignment.leading
  public static let listRowSeparatorTrailing = HorizontalAlignment.trailing
}

extension VerticalAlignment {
  public static let lastTextBaseline = VerticalAlignment.bottom
}

public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle() }
}

extension NavigationLink {
  public init(destination: Destination, @ViewBuilder label: () -> Label) {}
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {}
  public init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {}
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {}
  public init<V: Hashable>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {}
}

extension NavigationLink where Label == Text {
  public init<S: StringProtocol>(_ title: S, destination: Destination) {}
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {}
  public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) {}
}

extension View {
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View { self }
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  nonisolated public func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  { self }
  nonisolated public func searchCompletion(_ completion: String) -> some View { self }
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { self }
}
