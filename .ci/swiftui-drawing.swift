// SPDX-License-Identifier: MIT

// More of the declared interface of SwiftUI: shapes, and the modifiers that draw.

import Foundation

public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

public struct Path: Equatable, Sendable {
  public init() {}
  public init(_ callback: (inout Path) -> Void) {}
  public init(_ rect: CGRect) {}
  public init(ellipseIn rect: CGRect) {}
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  public var isEmpty: Bool { true }
  public mutating func move(to end: CGPoint) {}
  public mutating func addLine(to end: CGPoint) {}
  public mutating func addLines(_ lines: [CGPoint]) {}
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public mutating func addRect(_ rect: CGRect) {}
  public mutating func addEllipse(in rect: CGRect) {}
  public mutating func addPath(_ path: Path) {}
  public mutating func closeSubpath() {}
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {}
}

extension Path: Shape {
  nonisolated public func path(in _: CGRect) -> Path { self }
}

public protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public struct StrokeStyle: Equatable, Sendable {
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {}
}

extension Shape {
  nonisolated public func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> some Shape { self }
  public func fill(style: FillStyle = FillStyle()) -> some View { self }
  public func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View { self }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  public func stroke(style: StrokeStyle) -> some Shape { self }
}

extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View { self }
}

public protocol InsettableShape: Shape {}

extension Shape {
  public var body: some View { EmptyView() }

  public func fill<S: ShapeStyle>(
    _ content: S,
    style: FillStyle = FillStyle()
  ) -> some View { self }
  public func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View { self }
}

extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View { self }
}

public struct Rectangle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct RoundedRectangle: InsettableShape {
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

public struct RectangleCornerRadii: Equatable, Sendable {
  nonisolated public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {}
}

public struct UnevenRoundedRectangle: InsettableShape {
  nonisolated public init(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {}
  nonisolated public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

public struct AnyShape: Shape {
  nonisolated public init<S: Shape>(_ shape: S) {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

public struct Circle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

public struct Capsule: InsettableShape {
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

public struct Ellipse: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> Self { RoundedRectangle(cornerRadius: cornerRadius) }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> Self { UnevenRoundedRectangle(cornerRadii: cornerRadii) }
  public static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self { UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii()) }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

// MARK: Modifiers

extension View {
  nonisolated public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  nonisolated public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public func border<S: ShapeStyle>(
    _ content: S,
    width: CGFloat = 1
  ) -> some View { self }
  nonisolated public func clipShape<S: Shape>(
    _ shape: S,
    style: FillStyle = FillStyle()
  ) -> some View { self }
  nonisolated public func cornerRadius(
    _ radius: CGFloat,
    antialiased: Bool = true
  ) -> some View { self }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { self }
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }
  nonisolated public func opacity(_ opacity: Double) -> some View { self }
  nonisolated public func hidden() -> some View { self }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  nonisolated public func offset(_ offset: CGSize) -> some View { self }
  nonisolated public func zIndex(_ value: Double) -> some View { self }
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }
  nonisolated public func compositingGroup() -> some View { self }
  nonisolated public func scaleEffect(
    _ s: CGFloat,
    anchor: UnitPoint = .center
  ) -> some View { self }
  nonisolated public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View { self }
  nonisolated public func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View { self }
  nonisolated public func tint(_ tint: Color?) -> some View { self }
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?,
    value: V
  ) -> some View { self }
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }
}

public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static var scale: AnyTransition { AnyTransition() }
  public static var slide: AnyTransition { AnyTransition() }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

extension Animation {
  public static var spring: Animation { Animation() }
  public static var bouncy: Animation { Animation() }
  public static var smooth: Animation { Animation() }
  public static var snappy: Animation { Animation() }
}
