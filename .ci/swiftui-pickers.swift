// SPDX-License-Identifier: MIT

// More of the declared interface of SwiftUI: pickers of dates and colors, loaded images, drag and drop.

@_exported import CoreTransferable
import Foundation

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents
  public var body: Never { fatalError() }

  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {}
}

extension DatePicker where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}
}

public protocol DatePickerStyle {}
public struct CompactDatePickerStyle: DatePickerStyle {}
public struct GraphicalDatePickerStyle: DatePickerStyle {}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { .init() }
}

public struct ColorPicker<Label: View>: View {
  public var body: Never { fatalError() }

  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {}
}

extension ColorPicker where Label == Text {
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {}
}

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { nil }
  public var error: (any Error)? { nil }
}

/// SwiftUI's type of content with a placeholder is a conditional content of its own.
public struct AsyncImage<Content: View>: View {
  public var body: some View { EmptyView() }

  public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
  public init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == AsyncImageContent<I, P> {}
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {}
}

public struct AsyncImageContent<I: View, P: View>: View {
  public var body: Never { fatalError() }
}

public struct ViewThatFits<Content: View>: View {
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public protocol TableColumnContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
}

public struct TableColumn<RowValue: Identifiable, Content: View>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {}
  public func width(_ width: CGFloat? = nil) -> Self { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }
}

extension TableColumn where Content == Text {
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {}
}

public struct TupleTableColumnContent<RowValue: Identifiable, T>: TableColumnContent {
  public typealias TableRowValue = RowValue
}

@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable> {
  public static func buildExpression<C: TableColumnContent<RowValue>>(_ column: C) -> C { column }
  public static func buildBlock<C: TableColumnContent<RowValue>>(_ column: C) -> C { column }
  public static func buildBlock<C0: TableColumnContent<RowValue>, C1: TableColumnContent<RowValue>>(
    _ c0: C0,
    _ c1: C1
  ) -> TupleTableColumnContent<RowValue, (C0, C1)> {
    TupleTableColumnContent()
  }
}

/// SwiftUI's has rows of its own, besides those of a collection.
public struct Table<Data: RandomAccessCollection, Columns: TableColumnContent>: View
where Data.Element: Identifiable, Columns.TableRowValue == Data.Element {
  public init(_ data: Data, @TableColumnBuilder<Data.Element> columns: () -> Columns) {}
  public var body: Never { fatalError() }
}

extension View {
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { self }
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}
