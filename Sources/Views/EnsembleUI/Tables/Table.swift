// SPDX-License-Identifier: MIT

/// A table with a row for each element of a collection.
///
/// ```swift
/// Table(store.books) {
///   TableColumn("Title", value: \.title)
///   TableColumn("Pages") { Text("\($0.pages)") }
/// }
/// ```
///
/// A renderer makes columns as wide as their widest cells. Rows cannot be selected or sorted.
///
/// - Complexity: O(*n*) when the collection is given again, or when a value that the columns read
///   changes.
public nonisolated struct Table<Data: RandomAccessCollection, Columns: TableColumnContent>: View
where Data.Element: Identifiable, Columns.TableRowValue == Data.Element {
  private let data: Data
  private let columns: Columns

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each row.
  ///   - columns: The columns, from the leading one on.
  public init(
    _ data: Data,
    @TableColumnBuilder<Data.Element> columns: () -> Columns
  ) {
    self.data = data
    self.columns = columns()
  }

  @MainActor public var body: some View {
    let columns = columns._columns
    TableGrid {
      GridRow(isHeader: true) {
        ForEach(columns.indices, id: \.self) { column in
          Text(columns[column].title).font(.footnote).bold().foregroundStyle(.secondary)
        }
      }
      Divider().accessibilityHidden(true)
      ForEach(data) { element in
        GridRow {
          ForEach(columns.indices, id: \.self) { columns[$0].cell(element) }
        }
      }
    }
  }
}

/// A grid that is announced as a table.
private struct TableGrid<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    Grid(style: GridStyle(alignment: .leading, horizontalSpacing: 16, isTable: true)) { content }
  }
}

/// A column of a table.
public struct TableColumn<RowValue: Identifiable, Content: View>: TableColumnContent {
  private let title: String
  private let content: (RowValue) -> Content

  /// Creates a column with a view for each row.
  public init(
    _ title: some _TitleText,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.title = title.characters
    self.content = content
  }

  /// Has no effect: columns are as wide as their cells.
  public func width(_ width: Double? = nil) -> Self { self }

  /// Has no effect: columns are as wide as their cells.
  public func width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> Self { self }

  public typealias TableRowValue = RowValue

  public var _columns: [TableColumnPart<RowValue>] {
    [TableColumnPart(title: title) { AnyView(content($0)) }]
  }
}

extension TableColumn {
  /// Creates a column with a view for each row. The value has no effect: rows are not sorted.
  public init<V: Comparable>(
    _ title: some _TitleText,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title, content: content)
  }
}

extension TableColumn where Content == Text {
  /// Creates a column with a text of each row.
  public init(_ title: some _TitleText, value: KeyPath<RowValue, String>) {
    self.init(title) { Text($0[keyPath: value]) }
  }
}

/// One or several columns of a table. Only types of this module conform.
@MainActor
public protocol TableColumnContent<TableRowValue> {
  /// The type of the elements that the rows show.
  associatedtype TableRowValue: Identifiable

  /// The columns, in order.
  var _columns: [TableColumnPart<TableRowValue>] { get }
}

/// A column without the type of its views.
public struct TableColumnPart<RowValue> {
  let title: String
  let cell: @MainActor (RowValue) -> AnyView
}

/// Several columns of a table.
public struct TupleTableColumnContent<RowValue: Identifiable>: TableColumnContent {
  public typealias TableRowValue = RowValue

  public let _columns: [TableColumnPart<RowValue>]
}

/// A result builder that combines columns written one after the other.
@MainActor
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  /// Returns a column without its type.
  public static func buildExpression(
    _ column: some TableColumnContent<RowValue>
  ) -> TupleTableColumnContent<RowValue> {
    TupleTableColumnContent(_columns: column._columns)
  }

  /// Combines the columns of a block.
  public static func buildBlock(
    _ columns: TupleTableColumnContent<RowValue>...
  ) -> TupleTableColumnContent<RowValue> {
    TupleTableColumnContent(_columns: columns.flatMap(\._columns))
  }

  /// Returns the columns of an `if` without an `else`; none if the condition is false.
  public static func buildOptional(
    _ columns: TupleTableColumnContent<RowValue>?
  ) -> TupleTableColumnContent<RowValue> {
    columns ?? TupleTableColumnContent(_columns: [])
  }

  /// Returns the columns of the first branch of an `if`.
  public static func buildEither(
    first columns: TupleTableColumnContent<RowValue>
  ) -> TupleTableColumnContent<RowValue> {
    columns
  }

  /// Returns the columns of the other branch of an `if`.
  public static func buildEither(
    second columns: TupleTableColumnContent<RowValue>
  ) -> TupleTableColumnContent<RowValue> {
    columns
  }
}
