// SPDX-License-Identifier: MIT

/// A container that arranges its rows in columns of equal width.
///
/// ```swift
/// Grid(alignment: .leading, horizontalSpacing: 16) {
///   GridRow {
///     Text("Name")
///     Text(name)
///   }
///   Divider()
///   GridRow { … }
/// }
/// ```
///
/// A view that is not in a row takes the whole width.
public struct Grid<Content: View>: PrimitiveView {
  let style: GridStyle
  let content: Content

  /// Creates a grid. Distances are in points; nil for the renderer's default.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    style = GridStyle(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
    self.content = content()
  }

  init(style: GridStyle, @ViewBuilder content: () -> Content) {
    self.style = style
    self.content = content()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.grid(view.style))
    var environment = node.environment.inside
    environment.style.drawing.inherited.grid = view.style
    node.updateChild(0, to: view.content, environment: environment)
  }
}

/// A row of a grid, with a view in each column. Modifiers of the row apply to none of its cells.
public struct GridRow<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content
  private var isHeader = false

  init(isHeader: Bool, @ViewBuilder content: () -> Content) {
    alignment = nil
    self.content = content()
    self.isHeader = isHeader
  }

  /// Creates a row. Its alignment replaces the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    var style = node.environment.style.drawing.inherited.grid ?? GridStyle()
    if let vertical = view.alignment {
      style.alignment = Alignment(horizontal: style.alignment.horizontal, vertical: vertical)
    }
    style.isHeader = view.isHeader
    node.show(.gridRow(style))
    var environment = node.environment.inside
    environment.style.drawing.inherited.grid = nil
    node.updateChild(0, to: view.content, environment: environment)
  }
}

/// The alignment and the distances of a grid, in points.
public struct GridStyle: Hashable, Sendable {
  /// The alignment of views in their cells.
  public var alignment = Alignment.center
  /// The distance between columns; nil for the renderer's default.
  public var horizontalSpacing: Double?
  /// The distance between rows; nil for the renderer's default.
  public var verticalSpacing: Double?
  /// A Boolean value that indicates whether screen readers announce a table.
  public var isTable = false
  /// A Boolean value that indicates whether the row has the titles of the columns.
  public var isHeader = false
}

/// The size of the columns or rows of a lazy grid.
public struct GridItem: Hashable, Sendable {
  /// The size of a column or row, in points.
  public enum Size: Hashable, Sendable {
    /// A fixed size.
    case fixed(Double)
    /// A share of the available space.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns or rows as fit.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// The size.
  public var size: Size
  /// The distance to the next column or row, in points; nil for the renderer's default.
  public var spacing: Double?
  /// The alignment of views in their cells; nil for the center. The alignment of the first column
  /// or row applies to all.
  public var alignment: Alignment?

  /// Creates columns or rows.
  public init(
    _ size: Size = .flexible(),
    spacing: Double? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The cells of a lazy grid, as renderers arrange them.
public struct GridTracks: Hashable, Sendable {
  /// The direction of growth: vertical if the tracks are columns.
  public var axis: Axis
  /// The columns or rows.
  public var items: [GridItem]
  /// The distance between the lines of cells, in points; nil for the renderer's default.
  public var spacing: Double?
}

/// A grid with given columns, which grows downwards. All of its views exist.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let tracks: GridTracks
  private let content: Content

  /// Creates a grid with columns. The alignment has no effect: cells have their column's alignment.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    tracks = GridTracks(axis: .vertical, items: columns, spacing: spacing)
    self.content = content()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.tracks(view.tracks))
    node.updateChild(0, to: view.content)
  }
}

/// A grid with given rows, which grows to the trailing edge. All of its views exist.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let tracks: GridTracks
  private let content: Content

  /// Creates a grid with rows. The alignment has no effect: cells have their row's alignment.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    tracks = GridTracks(axis: .horizontal, items: rows, spacing: spacing)
    self.content = content()
  }

  static func update(_ view: Self, in node: _ViewNode) {
    node.show(.tracks(view.tracks))
    node.updateChild(0, to: view.content)
  }
}
