// SPDX-License-Identifier: MIT

// The part of Charts that views use, declared as in swiftui-interface.swift. On Apple platforms a file imports it besides
// SwiftUI.

import Foundation
import SwiftUI

public protocol Plottable {}
extension Int: Plottable {}
extension Double: Plottable {}
extension String: Plottable {}
extension Date: Plottable {}

public struct PlottableValue<Value: Plottable> {
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue()
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue()
  }
}

@MainActor @preconcurrency
public protocol ChartContent {}

extension ChartContent {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }
}

public struct ChartTuple: ChartContent {}

@resultBuilder
public struct ChartContentBuilder {
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> ChartTuple {
    ChartTuple()
  }
  public static func buildIf<C: ChartContent>(_ content: C?) -> ChartTuple { ChartTuple() }
  public static func buildEither<C: ChartContent>(first: C) -> ChartTuple { ChartTuple() }
  public static func buildEither<C: ChartContent>(second: C) -> ChartTuple { ChartTuple() }
}

public struct Chart<Content: ChartContent>: View {
  public init(@ChartContentBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ChartTuple, Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ChartTuple {}
  public var body: Never { fatalError() }
}

public struct BarMark: ChartContent {
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {}
}

public struct LineMark: ChartContent {
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {}
}

public struct AreaMark: ChartContent {
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {}
}

public struct PointMark: ChartContent {
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {}
}
