// SPDX-License-Identifier: MIT

/// A diagram of values: bars, lines, areas or points.
///
/// ```swift
/// Chart(store.days) { day in
///   BarMark(x: .value("Day", day.name), y: .value("Meetings", day.count))
/// }
/// ```
///
/// It has the API of Swift Charts for marks with a text or a number on the horizontal axis and a
/// number on the vertical axis. Categories and numbers are at equal distances, in the order of the
/// marks. The vertical axis includes zero. A browser draws it as SVG with its largest and smallest
/// values, a terminal with block characters. Screen readers read every value.
public struct Chart: PrimitiveView {
  private let marks: [ChartMark]

  /// Creates a chart from marks.
  public init(@ChartBuilder content: () -> [ChartMark]) {
    marks = content()
  }

  /// Creates a chart with marks for each element of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @ChartBuilder content: (Data.Element) -> [ChartMark]
  ) {
    marks = data.flatMap(content)
  }

  /// Creates a chart with marks for each element of a collection.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartBuilder content: (Data.Element) -> [ChartMark]
  ) {
    marks = data.flatMap(content)
  }

  static func update(_ view: Self, in node: _ViewNode) { node.show(.chart(view.marks)) }
}

/// A value of a chart, as renderers draw it.
public struct ChartMark: Hashable, Sendable {
  /// The kind of a mark.
  public enum Kind: Hashable, Sendable {
    /// A bar from zero to the value.
    case bar
    /// A point of a line.
    case line
    /// A point of the upper edge of an area.
    case area
    /// A point.
    case point
  }

  /// The kind of the mark.
  public let kind: Kind
  /// The name of the position along the horizontal axis.
  public let name: String
  /// The value.
  public let value: Double
  /// The color or gradient; nil for the color of controls.
  public private(set) var paint: Paint?

  init(_ kind: Kind, name: String, value: Double) {
    self.kind = kind
    self.name = name
    self.value = value.isFinite ? value : 0
  }

  func painted(_ paint: Paint) -> ChartMark {
    var copy = self
    copy.paint = paint
    return copy
  }
}

/// A value with the name of its axis.
public struct PlottableValue<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value

  /// Returns a value with the name of its axis. The name has no effect.
  public static func value(_ label: String, _ value: Value) -> Self { Self(value: value) }
}

/// Marks of a chart.
///
/// Conforming types are ``BarMark``, ``LineMark``, ``AreaMark`` and ``PointMark``.
public protocol ChartContent: Sendable {
  /// The marks to draw.
  var _marks: [ChartMark] { get }
}

extension ChartContent {
  /// Draws the marks in a color or gradient. A line and a point have its first color.
  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    PaintedMarks(_marks: _marks.map { $0.painted(style._paint) })
  }
}

private struct PaintedMarks: ChartContent {
  let _marks: [ChartMark]
}

/// A bar of a chart.
public struct BarMark: ChartContent {
  public let _marks: [ChartMark]

  /// Creates a mark at a position along the horizontal axis, with a value along the vertical one.
  public init<X: CustomStringConvertible & Sendable, Y: ChartNumber>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    _marks = [ChartMark(.bar, name: x.value.description, value: y.value._number)]
  }
}

/// A point of a chart's line.
public struct LineMark: ChartContent {
  public let _marks: [ChartMark]

  /// Creates a mark at a position along the horizontal axis, with a value along the vertical one.
  public init<X: CustomStringConvertible & Sendable, Y: ChartNumber>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    _marks = [ChartMark(.line, name: x.value.description, value: y.value._number)]
  }
}

/// A point of the upper edge of a chart's area.
public struct AreaMark: ChartContent {
  public let _marks: [ChartMark]

  /// Creates a mark at a position along the horizontal axis, with a value along the vertical one.
  public init<X: CustomStringConvertible & Sendable, Y: ChartNumber>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    _marks = [ChartMark(.area, name: x.value.description, value: y.value._number)]
  }
}

/// A point of a chart.
public struct PointMark: ChartContent {
  public let _marks: [ChartMark]

  /// Creates a mark at a position along the horizontal axis, with a value along the vertical one.
  public init<X: CustomStringConvertible & Sendable, Y: ChartNumber>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    _marks = [ChartMark(.point, name: x.value.description, value: y.value._number)]
  }
}

/// A number that a chart can show.
public protocol ChartNumber: Sendable {
  /// The number in floating point.
  var _number: Double { get }
}

extension Int: ChartNumber {
  public var _number: Double { Double(self) }
}

extension Double: ChartNumber {
  public var _number: Double { self }
}

/// A result builder that combines marks written one after the other.
@resultBuilder
public enum ChartBuilder {
  /// Returns the marks of an expression.
  public static func buildExpression(_ content: some ChartContent) -> [ChartMark] {
    content._marks
  }
  /// Combines marks.
  public static func buildBlock(_ marks: [ChartMark]...) -> [ChartMark] { marks.flatMap { $0 } }
  /// Combines the marks of a loop.
  public static func buildArray(_ marks: [[ChartMark]]) -> [ChartMark] { marks.flatMap { $0 } }
  /// Returns the marks of an `if` without an `else`.
  public static func buildOptional(_ marks: [ChartMark]?) -> [ChartMark] { marks ?? [] }
  /// Returns the marks of a first branch.
  public static func buildEither(first: [ChartMark]) -> [ChartMark] { first }
  /// Returns the marks of another branch.
  public static func buildEither(second: [ChartMark]) -> [ChartMark] { second }
}

package struct ChartScale: Equatable, Sendable {
  /// The lowest and the highest value, including zero.
  package let low: Double
  package let high: Double
  /// The names along the horizontal axis, each once.
  package let names: [String]

  package init(_ marks: [ChartMark]) {
    low = min(0, marks.map(\.value).min() ?? 0)
    let high = max(0, marks.map(\.value).max() ?? 0)
    self.high = high > low ? high : low + 1
    step = Self.step(
      (self.high - low) / 4,
      isWhole: marks.allSatisfy { $0.value == $0.value.rounded() }
    )
    var names: [String] = []
    var known: Set<String> = []
    for mark in marks where known.insert(mark.name).inserted { names.append(mark.name) }
    self.names = names
  }

  /// The distance of the lines of a grid: 1, 2, 2.5 or 5 times a power of ten, so that there are
  /// about four of them. At least 1 if all values are whole.
  package let step: Double

  /// The scale with ends on lines of its grid.
  package var rounded: ChartScale {
    ChartScale(
      low: (low / step).rounded(.down) * step,
      high: (high / step).rounded(.up) * step,
      step: step,
      names: names
    )
  }

  /// The values of the lines, from the lowest on.
  package var lines: [Double] {
    let (first, last) = ((low / step).rounded(.up), (high / step).rounded(.down))
    guard first.isFinite, last.isFinite, last - first < 100 else { return [low, high] }
    return stride(from: first, through: last, by: 1).map { line in
      // Without the error of a product such as 3 × 0.1.
      step < 1 ? line * 100 / (100 / step).rounded() : line * step
    }
  }

  private init(low: Double, high: Double, step: Double, names: [String]) {
    (self.low, self.high, self.step, self.names) = (low, high, step, names)
  }

  private static func step(_ distance: Double, isWhole: Bool) -> Double {
    guard distance.isFinite, distance > 0 else { return 1 }
    var power = 1.0
    while power * 10 <= distance { power *= 10 }
    while power > distance { power /= 10 }
    let step = [1, 2, 2.5, 5, 10].first { $0 * power >= distance * 0.999 } ?? 10
    return isWhole ? max(1, (step * power).rounded()) : step * power
  }

  /// Returns the share of the height at which a value is, from 0 for the lowest.
  package func height(of value: Double) -> Double { (value - low) / (high - low) }
}
